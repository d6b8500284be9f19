import { expect, type Page, test } from './fixtures/strict-page.ts';
import { hold } from './sign-in/faults.ts';
import { beMember, expectMember, mayura } from './sign-in/sign-in-page.ts';
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

test('what can be pressed in the header stays where it is while a member’s corner fills', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await beMember(page, mayura, 'mira2026');
  const letScriptsCome = await hold(page, '**/assets/**/*.js');
  const letBalanceCome = await hold(page, '**/wps/v2/wallets/balance*');
  await page.goto(mayura.at(), { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  const places = async () =>
    Promise.all(
      ['Search', /^Language/, 'Switch to dark mode'].map(
        async (name) => (await header.getByRole('button', { name }).boundingBox())?.x,
      ),
    );
  // Until the style sheet has loaded, positions are those of an unstyled page.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const first = await places();
  const moved = async () =>
    Math.max(...(await places()).map((x, at) => Math.abs((x ?? 0) - (first[at] ?? 0))));
  // The name of a language is a little wider in the typeface that comes after the paint.
  const byTypeface = 4;
  letScriptsCome();
  await expectMember(page);
  expect(await moved()).toBeLessThanOrEqual(byTypeface);
  letBalanceCome();
  await expect(header.getByText('12,34,567.89')).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(byTypeface);
});

test('no button of a first screen fades in when its sheet has come', async ({ page }) => {
  const come = await hold(page, '**/styles/*.css');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('transitionrun', () => Reflect.set(window, 'faded', true));
  });
  await page.goto(address('india.localhost'), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  // As browsers do that look for forms in the document.
  await page.evaluate(() => document.body.getBoundingClientRect());
  come();
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'faded'))).toBe(false);
});
