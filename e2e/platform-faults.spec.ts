import { footerOf } from './fixtures/footer.ts';
import { pressUnless } from './fixtures/press-unless.ts';
import { expect, type Page, type Route, test } from './fixtures/strict-page.ts';
import { address, answerTo } from './sites.ts';

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
  test(`a platform that ${what} leads to an error page, and a retry restores the site`, async ({
    page,
  }) => {
    await page.route('**/wps/system/**', fault);
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = page.getByRole('button', { name: /try again/i });
    await expect(retry).toBeVisible();
    await page.unroute('**/wps/system/**');
    // The page asks again by itself too, and then the button is gone.
    await pressUnless(
      page,
      async () => !(await retry.isVisible()),
      () => retry.click(),
    );
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

for (const [what, fault] of Object.entries({
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'answers nothing': (route: Route) => route.abort('connectionreset'),
})) {
  test(`an image host that ${what} is replaced by the next, and the footer has its icons`, async ({
    page,
  }) => {
    let served: string[] = [];
    await page.route('**/wps/system/permission**', async (route) => {
      const { value, ...envelope } = await (await answerTo(route)).json();
      served = value.imageCDNs;
      const imageCDNs = ['https://stranger.example', '/gone', ...served];
      await route.fulfill({ json: { ...envelope, value: { ...value, imageCDNs } } });
    });
    const lost: string[] = [];
    await page.route('**/gone/**', async (route) => {
      lost.push(route.request().url());
      await fault(route);
    });
    await page.goto(home);
    const footer = await footerOf(page);
    const icons = footer.locator('img[src*="/TCG_PROD_IMAGES/RNG_LIST_VENDOR/"]');
    // They load one by one, as their images near the viewport.
    await expect.poll(() => icons.count()).toBeGreaterThan(2);
    await expect
      .poll(
        () =>
          icons.evaluateAll((all) =>
            all.map((icon) => icon instanceof HTMLImageElement && icon.naturalWidth > 0),
          ),
        // Each icon is asked for twice, one host after the other.
        { timeout: 60_000 },
      )
      .not.toContain(false);
    await expect(icons.first()).toHaveAttribute('src', new RegExp(`^${served[0]}/`));
    expect(lost.length).toBeGreaterThan(2);
  });
}
