import { footerOf } from './fixtures/footer.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { address, sites, tagOf } from './sites.ts';

test.use({ locale: 'en-GB' });

for (const path of ['/index', '/index.html', '/home']) {
  test(`[spec 2.01] ${path} shows the home page and becomes /`, async ({ page }) => {
    await page.goto(address('india.localhost', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address('india.localhost'));
  });
}

test('an unknown URL shows an error and a link home', async ({ page }) => {
  await page.goto(address('india.localhost', '/no-such-page'));
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(address('india.localhost'));
});

test('the footer’s quick links lead to parts of the home page, from another page too', async ({
  page,
}) => {
  await page.goto(address('india.localhost', '/help'));
  const footer = await footerOf(page);
  await expect(footer.getByRole('heading', { name: 'Quick links' })).toBeVisible();
  await footer.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(address('india.localhost', '/#service'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[spec 1.10] dark mode is kept after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(address('india.localhost'));
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

for (const { host, brand, lang, locale, second } of sites) {
  test(`${brand}: the language list switches from ${lang} to ${second.lang} and the choice is kept`, {
    tag: tagOf(brand),
  }, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    await page.goto(address(host));
    const header = page.getByRole('banner');
    await header.locator('button[aria-expanded]').click();
    await header.locator(`a[hreflang^="${second.lang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second.lang}`));
    await page.goto(address(host));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${second.lang}`));
    await context.close();
  });
}

test('the language list changes nothing on arrow keys, and links to the same page', async ({
  page,
}) => {
  await page.goto(address('india.localhost', '/help?from=list'));
  const header = page.getByRole('banner');
  const list = header.getByRole('button', { name: 'Language' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const hindi = header.getByRole('link', { name: 'हिन्दी' });
  await expect(hindi).toHaveAttribute('href', '/hi/help?from=list');
  await expect(hindi).toHaveAttribute('hreflang', /^hi/);
  await page.keyboard.press('Escape');
  await expect(hindi).toBeHidden();
  await expect(list).toBeFocused();
  await expect(page).toHaveURL(address('india.localhost', '/help?from=list'));
});

test('a middle click in the language list opens the page in a new tab', async ({ page }) => {
  await page.goto(address('india.localhost', '/help'));
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'हिन्दी' }).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(address('india.localhost', '/hi/help'));
  await expect(tab.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page).toHaveURL(address('india.localhost', '/help'));
});

test('[spec 2.29] the footer has the games, the payment methods, the vendors’ icons, help and the licence text', async ({
  page,
}) => {
  await page.goto(address('india.localhost'));
  const footer = await footerOf(page);
  for (const name of ['Quick links', 'Payment methods', 'Game providers', 'Help'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  const vendor = footer.getByRole('link').filter({ has: page.getByRole('img') });
  await expect(vendor.first()).toHaveAttribute('href', /vassalage=/);
  await expect(footer.getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', /\/help/);
  await expect(footer.getByText('This is a demonstration.')).toBeVisible();
  await expect(footer.getByText('Gambling can harm')).toBeVisible();
});

test('[spec 9.47] the prompt about rewards by Zalo is Vietnam’s own text', async ({ page }) => {
  for (const [host, path, count] of [
    ['vietnam.localhost', '/', 1],
    ['vietnam.localhost', '/en/', 1],
    ['india.localhost', '/', 0],
  ] as const) {
    await page.goto(address(host, path));
    await footerOf(page);
    const app = page.getByRole('main').getByRole('img', { name: /QR.*Android|Android.*QR/ });
    await expect(app).toBeVisible();
    await expect(page.getByText(/Zalo.*131K/)).toHaveCount(count);
  }
});

test('the stations of Vietnam have no footer, and responsible play is one step away all the same', async ({
  page,
}) => {
  await page.goto(address('india.localhost', '/vnlottery'));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Responsible play' }).click();
  await expect(page).toHaveURL(address('india.localhost', '/responsible-play'));
});

test('[spec 2.25] the row under the header opens the vendors of a category by mouse, keyboard and touch', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lanes = () => asked.filter((path) => path === '/lgw/games/vendor_lanes').length;
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(address('india.localhost'));
  const row = page.getByRole('navigation', { name: 'Main' });
  await expect(row.getByRole('link')).toHaveText([
    'Home',
    'Slots',
    'Live casino',
    'Fishing',
    'Card games',
    'Sports',
    'Esports',
    'Lotteries',
    'E-lottery',
    'Cockfight',
    'Promotions',
    'Get the app',
    'Support',
  ]);
  expect(lanes()).toBe(0);
  const vendors = (name: string) => row.getByRole('group', { name: `${name}: providers` });
  const opener = (name: string) => row.getByRole('button', { name: `${name}: providers` });

  // The first mouse may be there before the page's code.
  await expect(async () => {
    await page.mouse.move(600, 700);
    await row.getByRole('link', { name: 'Slots' }).hover();
    await expect(vendors('Slots').getByRole('link').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await row.getByRole('link', { name: 'Live casino' }).hover();
  const few = vendors('Live casino').getByRole('listitem');
  await expect(few.first()).toBeVisible();
  await expect(vendors('Slots')).toHaveCount(0);
  expect(lanes()).toBe(1);
  // Fewer than six stand in the middle.
  expect(await few.count()).toBeLessThan(6);
  const middle = await few.evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect());
    return ((boxes.at(0)?.left ?? 0) + (boxes.at(-1)?.right ?? 0)) / 2;
  });
  expect(Math.abs(middle - 1366 / 2)).toBeLessThan(10);
  await page.mouse.move(600, 700);
  await expect(vendors('Live casino')).toHaveCount(0);

  await opener('Fishing').focus();
  await page.keyboard.press('Enter');
  await expect(vendors('Fishing').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vendors('Fishing')).toHaveCount(0);
  await expect(opener('Fishing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(vendors('Fishing').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fish\?vassalage=/);
  await expect(vendors('Fishing')).toHaveCount(0);
  // The page takes the focus as it comes, which closes what is open in the row.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A finger has no hover: the first press is on the button, and the second on the vendor.
  await opener('Lotteries').dispatchEvent('click');
  await vendors('Lotteries').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lottery\?vendor=/);
});
