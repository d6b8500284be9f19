// Every page of the member centre in a narrow window, with large text, and by keyboard alone.
import { memberPageIds } from '../../sites/web/src/features/member/member-page-ids.ts';
import { expect, test } from '../fixtures/strict-page.ts';
import { beMember, mayura, type Page } from '../sign-in/sign-in-page.ts';
import { address, isTurnOf, sites } from '../sites.ts';

/** What is wider than the window, or cut by what is around it. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page by ${wide}px`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowX, clipPath } = getComputedStyle(element);
      const isSeen = clipPath === 'none' && element.clientWidth > 4;
      const isLonger = element.scrollWidth > element.clientWidth + 1;
      if (/hidden|clip/.test(overflowX) && isSeen && isLonger && element.innerText.trim()) {
        found.push(`${element.tagName} "${element.innerText.slice(0, 40)}"`);
      }
    }
    return found;
  });

async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Each page on two of the sites, by turns; the crawl opens it at 320 px on the others as well. */
const pagesOf = (site: number) => memberPageIds.filter((_, at) => isTurnOf(site, at, 2));

for (const [turn, { host, brand, locale }] of sites.entries()) {
  test.describe(brand, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });

    test('nothing of the member centre is cut at 320 px, nor with text twice as large', async ({
      page,
    }) => {
      const site = { host, brand, at: (path = '/') => address(host, path) };
      await beMember(page, site, 'mira2026');
      for (const id of pagesOf(turn)) {
        await page.setViewportSize({ width: 320, height: 700 });
        await opened(page, site.at(`/member/${id}`));
        await expect.poll(() => cut(page), { message: `${id} at 320 px` }).toEqual([]);
        await page.setViewportSize({ width: 640, height: 900 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expect.poll(() => cut(page), { message: `${id} with large text` }).toEqual([]);
      }
    });
  });
}

test('everything that can be pressed in the member centre is reached by Tab', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  for (const id of memberPageIds) {
    await opened(page, mayura.at(`/member/${id}`));
    // A group such as tabs or radio buttons is one stop: its other members have a tabindex of −1 or a name that they share.
    const stops = await page.evaluate(() => {
      const inMain = document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, [tabindex="0"])',
      );
      const names = new Set<string>();
      return [...inMain].filter((each) => {
        if (each.tabIndex < 0 || each.closest('[inert]') || !each.checkVisibility()) return false;
        if (each instanceof HTMLInputElement && each.type === 'radio') {
          if (names.has(each.name)) return false;
          names.add(each.name);
        }
        if ('disabled' in each && each.disabled === true) return false;
        each.dataset['stop'] = 'missed';
        return true;
      }).length;
    });
    expect(stops, id).toBeGreaterThan(0);
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement) target.dataset['stop'] = 'reached';
      });
      document.querySelector<HTMLElement>('main')?.focus();
    });
    for (let pressed = 0; pressed < stops + 40; pressed += 1) {
      await page.keyboard.press('Tab');
      const isOver = await page.evaluate(
        () => document.querySelector('main [data-stop="missed"]') === null,
      );
      if (isOver) break;
    }
    const missed = await page
      .locator('main [data-stop="missed"]')
      .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 120)));
    expect(missed, id).toEqual([]);
  }
});
