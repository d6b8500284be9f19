import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address, sites } from './sites.ts';

/** The page as it is before any JavaScript file of ours has run: only the HTML and its inline boot script. */
async function openWithoutScripts(page: Page, host: string, path = '/') {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address(host, path));
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const { host, brand, locale, lang, second } of sites) {
  test.describe(brand, () => {
    test.use({ locale });

    test(`[spec 9.49] is light at first, and in the saved mode before any script file has run`, async ({
      browser,
      page,
    }) => {
      await openWithoutScripts(page, host);
      const light = await background(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-mode', 'dark');

      const context = await browser.newContext({ locale });
      await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
      const dark = await context.newPage();
      await openWithoutScripts(dark, host);
      await expect(dark.locator('html')).toHaveAttribute('data-mode', 'dark');
      expect(await background(dark)).not.toBe(light);
      await context.close();
    });

    test(`carries language and direction in the HTML of ${lang} and ${second.lang}`, async ({
      request,
    }) => {
      for (const [path, tag] of [
        ['/', lang],
        [second.path, second.lang],
      ] as const) {
        const html = await (
          await request.get(address('localhost', path), { headers: { Host: host } })
        ).text();
        expect(html).toMatch(new RegExp(`<html[^>]*\\blang="${tag}`));
        expect(html).toMatch(/<html[^>]*\bdir="ltr"/);
        expect(html).toMatch(/<title>[^<]+<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      }
    });
  });
}
