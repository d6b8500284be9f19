import { expect, test } from '../fixtures/strict-page.ts';
import { beMember } from '../sign-in/sign-in-page.ts';
import { Crawler } from './examine.ts';
import { accounts } from './places.ts';
import type { Visit } from './plan.ts';

/** A test for each place and visitor, which opens what is planned for them one page after the other, in one tab. */
export function crawl(visits: readonly Visit[]): void {
  const groups = Map.groupBy(
    visits,
    ({ place, visitor }) => `${place.brand} ${place.lang} ${visitor}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { place, visitor } = first;
    test(`${place.brand} in ${place.lang}: nothing is wrong on ${group.length} pages, as ${visitor}`, async ({
      browser,
    }) => {
      test.setTimeout(900_000);
      // What counts of a transition is where it ends.
      const context = await browser.newContext({ locale: place.locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const crawler = new Crawler(page, place);
      if (visitor !== 'guest') await beMember(page, place, accounts[visitor]);
      const wrong: string[] = [];
      for (const { path, look } of group) wrong.push(...(await crawler.visit(path, look)));
      expect(wrong).toEqual([]);
      await context.close();
    });
  }
}
