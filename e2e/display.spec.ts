import { takenOver } from './fixtures/first-screen.ts';
import { footerOf } from './fixtures/footer.ts';
import { pageComes } from './fixtures/parts-come.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address, answerTo } from './sites.ts';

const host = 'bangladesh.localhost';

/** What a member sees of the choices; `wider`: px that reach out of the window. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return {
      text: style.fontSize,
      still: style.getPropertyValue('--motion-fast') === '.01ms',
      edge: style.getPropertyValue('--border-control'),
      wider: root.scrollWidth - root.clientWidth,
    };
  });

test('on a phone, contrast, text size and motion apply at once, in other tabs, and before a script file of the next page has run', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'bn-BD',
    viewport: { width: 390, height: 844 },
  });
  // The one opened last is in front, and frames come at full speed to that one only.
  const [other, page] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto(address(host)), other.goto(address(host))]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // Under the folds of the columns.
  await (await footerOf(page)).getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = await shown(page);
  expect(before).toMatchObject({ text: '16px', still: false });

  for (const value of ['more', '150', 'less']) {
    // Less motion stands above less data.
    const choice = dialog
      .locator('label')
      .filter({ has: page.locator(`input[value="${value}"]`) })
      .first();
    await choice.click();
    await expect(choice.locator('input')).toBeChecked();
  }
  const chosen = await shown(page);
  expect(chosen).toMatchObject({ text: '24px', still: true, wider: 0 });
  expect(chosen.edge).not.toBe(before.edge);
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await expect.poll(() => shown(other)).toEqual(chosen);

  await other.route(/\/assets\/.*\.js$/, (route) => route.abort());
  // Nothing is painted before the style sheet has come.
  await other.reload({ waitUntil: 'load' });
  expect(await shown(other)).toEqual(chosen);

  // The cross, the way back for all of them, and the end.
  await dialog.getByRole('button').nth(1).click();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect.poll(() => shown(other)).toEqual(before);
  await context.close();
});

test('in forced colours a line marks what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, chosen] of [
    ['/login', '[role=tab][aria-selected=true]'],
    ['/promotions', 'main [aria-current]'],
  ] as const) {
    await page.goto(address('india.localhost', path));
    const line = await page
      .locator(chosen)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(line).not.toBe(canvas);
  }
});

test('in forced colours the button on the stage is readable and shows its focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address('india.localhost'));
  await takenOver(page);
  const button = page.getByRole('main').getByRole('link', { name: 'Register' });
  // What comes after the button meanwhile would be where the way back begins.
  await expect(async () => {
    await button.focus();
    // By keyboard, so that the ring is drawn.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const seen = await button.evaluate((element) => {
    const { color, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { color, ring: `${outlineWidth} ${outlineStyle}` };
  });
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(seen.color).not.toBe(canvas);
  expect(seen.ring).toBe('2px solid');
});

test('visits are counted after a yes and no longer after a no, by one script that the policy of the page allows', async ({
  page,
}) => {
  const analytics = { gtagId: 'G-1', host: 'stats.example' };
  const asked: string[] = [];
  await page.route('https://stats.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: 'dataLayer.counts = true' });
  });
  // What `livery build` adds for a merchant with analytics; its own test holds it to this.
  const withHost = (policy: string) =>
    policy
      .replace('script-src ', 'script-src https://stats.example ')
      .replace('trusted-types ', 'trusted-types livery-analytics ');
  await page.route(address('india.localhost', '/vip'), async (route) => {
    const response = await answerTo(route);
    const policy = response.headers()['content-security-policy'] ?? '';
    const html = (await response.text()).replace(
      '"merchant":{',
      () => `"merchant":{"analytics":${JSON.stringify(analytics)},`,
    );
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': withHost(policy) },
      body: withHost(html),
    });
  });
  const views = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = globalThis as { dataLayer?: ArrayLike<unknown>[] };
      let title: unknown;
      return dataLayer.flatMap((command) => {
        if (command[0] === 'set') title = (command[1] as { page_title: string }).page_title;
        return command[1] === 'page_view' ? [title] : [];
      });
    });
  await page.goto(address('india.localhost', '/vip'));
  await takenOver(page);
  await page.keyboard.press('Shift');
  const question = page.getByRole('region', { name: 'May we count your visits?' });
  await expect(question).toBeVisible();
  expect(await views()).toEqual([]);
  expect(asked).toEqual([]);

  await question.getByRole('button', { name: 'Count my visits' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => 'counts' in Reflect.get(globalThis, 'dataLayer')))
    .toBe(true);
  const footer = await footerOf(page);
  await footer.getByRole('link', { name: 'Responsible play' }).first().click();
  await expect(page).toHaveURL(/responsible-play/);
  await pageComes(page);
  await (await footerOf(page)).getByRole('button', { name: 'Contrast, text size, motion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not counted').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(address('india.localhost'));
  expect(await views()).toEqual(['/vip']);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ga-disable-G-1'))).toBe(true);
  expect(asked).toEqual(['/gtag/js']);
});
