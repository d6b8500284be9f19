import { takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { mayura } from './sign-in/sign-in-page.ts';
import { anotherBuild, silentFile } from './sites.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, does something on it, and waits until it has all of its files and they are kept. */
async function install(page: Page, path = '/') {
  await page.goto(mayura.at(path));
  await takenOver(page);
  await page.mouse.move(10, 10);
  await page.mouse.move(40, 40);
  const isKept = () =>
    page.evaluate(async () => {
      const pathsIn = async (name: string) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      const pages = await pathsIn('livery-pages');
      const files = await pathsIn('livery-files');
      const loads = performance.getEntriesByType('resource');
      // Parts of a page come one after the other, as the browser has time for them.
      const quiet = performance.now() - Math.max(...loads.map(({ startTime }) => startTime));
      const used = loads
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(assets|brand|fonts|styles)\//.test(path));
      return (
        quiet > 2000 &&
        pages.length >= 2 &&
        used.every((path) => files.includes(path)) &&
        used.some((path) => path.includes('/closed-site-')) &&
        navigator.serviceWorker.controller !== null
      );
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}

test('the browser reads the app’s manifest without a complaint, and everything that it names is there', async ({
  page,
}) => {
  await page.goto(mayura.at('/hi/'));
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const app: { display: string; start_url: string; scope: string; icons: { src: string }[] } =
    JSON.parse(data);
  expect(app.display).toBe('standalone');
  const start = new URL(app.start_url, url).pathname;
  expect(start.startsWith(new URL(app.scope, url).pathname)).toBe(true);
  expect(app.icons.length).toBeGreaterThan(1);
  for (const place of [app.start_url, ...app.icons.map(({ src }) => src)]) {
    const answers = await page.evaluate(
      async (address) => (await fetch(address)).status,
      new URL(place, url).href,
    );
    expect(answers, place).toBe(200);
  }
});

test('a site that was open before opens without a connection, and says so', async ({
  page,
  context,
}) => {
  await install(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline').first()).toBeVisible();
});

test('a site that was opened without a connection asks again as soon as there is one', async ({
  page,
  context,
}) => {
  await install(page);
  await page.clock.install();
  // A page that begins so hears of no change to it, which the driven browser tells of all the same.
  await page.addInitScript(() =>
    window.addEventListener('offline', (event) => event.stopImmediatePropagation()),
  );
  await context.setOffline(true);
  const failed: number[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/wps/system/status')) failed.push(Date.now());
  });
  await page.reload();
  await expect(page.getByText('You are offline').first()).toBeVisible();
  // Each look is three requests, and waits longer for the next one: a minute after the fifth.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    expect(failed.length).toBeGreaterThanOrEqual(15);
  }).toPass();
  await expect.poll(() => Date.now() - (failed.at(-1) ?? 0)).toBeGreaterThan(2000);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
});

test('offers that were shown are there without a connection, with the time of their answer', async ({
  page,
  context,
}) => {
  await install(page, '/promotions');
  const main = page.getByRole('main');
  const paths = ['/promotions', '/pointMall'];
  for (const path of paths) {
    await page.goto(mayura.at(path));
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByText(/^As of/)).toBeHidden();
  }
  await page.goto(mayura.at());
  await takenOver(page);
  await context.setOffline(true);
  for (const path of paths) {
    await page.evaluate((to) => window.history.pushState({}, '', to), path);
    await expect(main.getByText(/^As of/).first()).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show more' })).toBeHidden();
  }
});

test('an address that was never open has the site around it without a connection, in its language', async ({
  page,
  context,
}) => {
  await install(page, '/hi/');
  await context.setOffline(true);
  await page.goto(mayura.at('/hi/vendors'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
});

test('keeps no answer of the platform, and no search of an address', async ({ page }) => {
  await install(page);
  await page.goto(mayura.at('/rng?name=secret'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => url);
    });
  // A page is kept after it has been answered.
  await expect.poll(async () => (await kept()).some((url) => url.endsWith('/rng'))).toBe(true);
  expect((await kept()).filter((url) => /\/(wps|lgw|sandbox)\/|\?/.test(url))).toEqual([]);
});

/** Gives the site a worker of another build, and waits until the page offers it. */
async function offerNewVersion(page: Page): Promise<void> {
  await page.context().addCookies([{ name: anotherBuild, value: '1', url: mayura.at('/') }]);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(offerOf(page)).toBeVisible();
}
const offerOf = (page: Page) =>
  page.getByRole('button', { name: 'A new version of the site is ready' });

async function loadNewVersion(page: Page): Promise<void> {
  await offerOf(page).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload with the new version' }).click();
  await loaded;
}

test('[spec 2.32] an open page offers a new version beside it, and loads it when asked', async ({
  page,
  context,
}) => {
  await install(page);
  const other = await context.newPage();
  await install(other);
  await offerNewVersion(page);
  await loadNewVersion(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offerOf(page)).toBeHidden();

  // The other tab runs the version before, with the new one's worker.
  await loadNewVersion(other);
});

test('a new version is loaded also while the worker of the one before waits for a file', async ({
  page,
}) => {
  await install(page);
  await page.evaluate((file) => void fetch(file).catch(() => undefined), silentFile);
  await offerNewVersion(page);
  await loadNewVersion(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
