import { footerOf } from './fixtures/footer.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address, sites, tagOf } from './sites.ts';

/** React Aria's name for the hidden button that closes what lies over the page. */
const dismiss: Readonly<Record<string, string>> = {
  th: 'ปิด',
  en: 'Dismiss',
  bn: 'বন্ধ করুন',
  vi: 'Đóng',
};

/** What React Aria reads its strings from; undefined while the page has none for it. */
const spoken = (page: Page) =>
  page.evaluate(() => ({
    locale: Reflect.get(window, Symbol.for('react-aria.i18n.locale')),
    dismiss: Reflect.get(window, Symbol.for('react-aria.i18n.strings'))?.['@react-aria/overlays']
      .dismiss,
  }));

for (const { host, brand, lang, locale } of sites) {
  test.describe(`in ${lang}`, { tag: tagOf(brand) }, () => {
    test.use({ locale });

    test('React Aria has its strings before the first dialog is shown, and home loads none', async ({
      page,
    }) => {
      const strings = `**/assets/${lang}-*.js`;
      let requests = 0;
      await page.route(strings, (route) => {
        requests += 1;
        return route.abort();
      });
      await page.goto(address(host));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(requests).toBe(0);

      // The footer's only button opens the choices of how pages look, which wait for the strings.
      await (await footerOf(page)).getByRole('button').click();
      const failure = page.getByRole('alert');
      await expect(failure).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await spoken(page)).toEqual({});

      await page.unroute(strings);
      await failure.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await spoken(page)).toEqual({ locale: lang, dismiss: dismiss[lang] });
    });
  });
}
