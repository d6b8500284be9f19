import { expect, type Page, type Route, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

test.use({ locale: 'en-GB' });
const home = address('india.localhost');

const broken: Record<string, (route: Route) => Promise<void>> = {
  'answers HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers half a JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success":true,"val' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answers nothing': (route) => route.abort('connectionreset'),
};

async function expectHome(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region').first()).toBeVisible();
}

for (const [what, fault] of Object.entries(broken)) {
  test(`a platform that ${what} gets a calm page, and a retry brings the site back`, async ({
    page,
  }) => {
    await page.route('**/wps/system/**', fault);
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = page.getByRole('button', { name: /try again/i });
    await expect(retry).toBeVisible();
    await page.unroute('**/wps/system/**');
    await retry.click();
    await expectHome(page);
  });

  test(`one list whose call ${what} does not blank the page`, async ({ page }) => {
    await page.route('**/wps/relay/**', fault);
    await page.route('**/lgw/games/popular**', fault);
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible();
  });
}
