import { footerOf } from './fixtures/footer.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

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
  await (await footerOf(page)).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = await shown(page);
  expect(before).toMatchObject({ text: '16px', still: false });

  for (const value of ['more', '150', 'less']) {
    const choice = page.locator(`input[value="${value}"]`);
    await dialog.locator('label').filter({ has: choice }).click();
    await expect(dialog.locator(choice)).toBeChecked();
  }
  const chosen = await shown(page);
  expect(chosen).toMatchObject({ text: '24px', still: true, wider: 0 });
  expect(chosen.edge).not.toBe(before.edge);
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await expect.poll(() => shown(other)).toEqual(chosen);

  await other.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await other.reload({ waitUntil: 'domcontentloaded' });
  expect(await shown(other)).toEqual(chosen);

  // The cross, the way back for all of them, and the end.
  await dialog.getByRole('button').nth(1).click();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect.poll(() => shown(other)).toEqual(before);
  await context.close();
});
