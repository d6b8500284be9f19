import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/strict-page.ts';
import { address, answerTo } from './sites.ts';

test.use({ locale: 'en-GB' });
const home = address('india.localhost');

/** The platform's own answer to the status call, with another number in it. */
async function answerStatus(page: Page, status: number) {
  await page.route('**/wps/system/status**', async (route) => {
    const answer = await answerTo(route);
    const { value, ...envelope } = await answer.json();
    await route.fulfill({ json: { ...envelope, value: { ...value, status } } });
  });
}

/** Every call to the platform that the page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

const beforeAnything = ['/wps/system/permission', '/wps/system/status'];

test('[spec 2.24] [spec 8.11] status 1 shows maintenance, and nothing else is requested from the platform', async ({
  page,
}) => {
  const calls = callsOf(page);
  await answerStatus(page, 1);
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Game maintenance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect([...new Set(calls)].sort()).toEqual(beforeAnything);
});

test('[spec 2.24] [spec 8.11] [spec B2.02] status 2 shows the region block with the IP, and nothing of the site is in the page or fetched', async ({
  page,
}) => {
  const calls = callsOf(page);
  await answerStatus(page, 2);
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
  await expect(page.getByText(/Your IP address is blocked/)).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  await expect(page.getByText(/jackpot|hot games|payment/i)).toHaveCount(0);
  expect([...new Set(calls)].sort()).toEqual(beforeAnything);
});

test('a closed site keeps what is in the page until its own screen is there', async ({ page }) => {
  await answerStatus(page, 1);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const code = '**/closed-site-*.js';
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  await page.goto(home);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Game maintenance' })).toBeVisible();
});

test('[spec 8.18] a URL of another merchant shows an error, and nothing of the site is fetched', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.route('**/wps/system/permission**', async (route) => {
    const answer = await answerTo(route);
    const { value, ...envelope } = await answer.json();
    const whitelabel = { ...value.whitelabel, code: 'ANOTHER' };
    await route.fulfill({ json: { ...envelope, value: { ...value, whitelabel } } });
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Invalid URL' })).toBeVisible();
  await expect(page.getByText(/contact support/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect([...new Set(calls)].sort()).toEqual(beforeAnything);
});

test('[spec 2.24] any other status shows a neutral page that keeps retrying', async ({ page }) => {
  await answerStatus(page, 7);
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Service unavailable' })).toBeVisible();
  await page.unroute('**/wps/system/status**');
  // Without a click: the page's own retry, the second of which comes 10 s after the first.
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible({ timeout: 60_000 });
});

for (const [path, lands] of [
  ['/', '/login'],
  ['/vip', '/login?to=%2Fvip'],
  ['/hi/', '/hi/login'],
  ['/register.html', '/register.html'],
  ['/helpmc', '/helpmc'],
  ['/download', '/download'],
] as const) {
  test(`[spec 2.23] with redirect-to-login on, a guest who opens ${path} lands on ${lands}`, async ({
    page,
  }) => {
    await page.route(address('india.localhost', path), async (route) => {
      const answer = await answerTo(route);
      const html = await answer.text();
      expect(html).toContain('"redirectToLogin":false');
      await route.fulfill({
        response: answer,
        body: html.replace('"redirectToLogin":false', '"redirectToLogin":true'),
      });
    });
    await page.goto(address('india.localhost', path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL(address('india.localhost', lands));
  });
}

test('an open home page shows its last lists, marked with their time, when it goes offline', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse('**/lgw/games/vendors*');
  await page.goto(home);
  const { value: vendors }: { value: { vassalage: string }[] } = await (await answered).json();
  const games = page.getByRole('region', { name: 'Hot games' }).getByRole('listitem');
  await expect.poll(() => games.count()).toBeGreaterThan(5);
  // A card has its vendor's code until the names are there.
  const unnamed = async () =>
    (await games.allTextContents()).filter((text) =>
      vendors.some(({ vassalage }) => text.endsWith(vassalage)),
    );
  await expect.poll(unnamed).toEqual([]);
  const seen = await games.allTextContents();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  expect(await games.allTextContents()).toEqual(seen);
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});
