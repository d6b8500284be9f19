import { expect, test } from './fixtures/strict-page.ts';
import { address, sites } from './sites.ts';

test.use({ locale: 'en-GB' });

for (const path of ['/index', '/index.html', '/home']) {
  test(`[spec 2.01] ${path} shows the home page and becomes /`, async ({ page }) => {
    await page.goto(address('india.localhost', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address('india.localhost'));
  });
}

test('an address that does not exist says so and leads home', async ({ page }) => {
  await page.goto(address('india.localhost', '/no-such-page'));
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(address('india.localhost'));
});

test('[spec 1.10] a member chooses dark, and it stays after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(address('india.localhost'));
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

for (const { host, brand, lang, locale, second } of sites) {
  test(`${brand}: the language list leads from ${lang} to ${second.lang} and the choice is kept`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    await page.goto(address(host));
    await page
      .getByRole('combobox')
      .first()
      .selectOption(second.lang.toUpperCase())
      .catch(() => page.getByRole('combobox').first().selectOption(second.lang));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second.lang}`));
    await page.goto(address(host));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second.lang}`));
    await context.close();
  });
}
