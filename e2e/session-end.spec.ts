// A session that ends while an answer is missing: after the login over the page the same act is asked about, and done once.
import { asked } from './fixtures/books.ts';
import {
  beMember,
  expect,
  mayura,
  type Page,
  passwords,
  pressAfterEnd,
  sandbox,
  test,
} from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

const { at } = mayura;
const paymentPassword = 'Pay4play';

/** Redemptions of the member, as the platform has them. */
const redemptions = async (page: Page) =>
  (await asked<{ list: unknown[] }>(page, '/wps/points/redeem/list?pageNo=1&pageSize=50')).list;

/** Fills in a redemption as mira2026, up to its review. */
async function reviewRedemption(page: Page) {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/pointMall?item=CARDS'));
  await page.getByLabel('Delivery address').fill('1 Lotus Lane');
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await page.getByRole('button', { name: 'Review' }).click();
}

/** Logs in in the dialog of an ended session. */
async function logInOver(page: Page, username: string) {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(passwords.right);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
}

test('[spec 2.05] [spec 7.50] a redemption whose answer is lost, and whose session then ends, is made once', async ({
  page,
}) => {
  await reviewRedemption(page);
  const before = (await redemptions(page)).length;
  const keys: string[] = [];
  await page.route('**/wps/points/redeem', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The platform has it, and the member's session ends before they hear of that.
    await answerTo(route);
    await sandbox(page, 'sessions', { end: 'EXPIRED', username: 'mira2026' });
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Redeem for/ }).click();
  await logInOver(page, 'mira2026');
  const again = page.getByRole('button', { name: 'Ask again' });
  const done = page.getByText('Redemption requested');
  await expect(again.or(done)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(done).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect((await redemptions(page)).length).toBe(before + 1);
});

test('another account that logs in over a page gets an empty one, and nothing is done in its name', async ({
  page,
}) => {
  await reviewRedemption(page);
  await sandbox(page, 'sessions', { end: 'EXPIRED', username: 'mira2026' });
  await pressAfterEnd(page, () => page.getByRole('button', { name: /^Redeem for/ }).click());
  const sent: (string | undefined)[] = [];
  await logInOver(page, 'tara2026');
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/points/redeem')) sent.push(request.postData() ?? '');
  });
  await expect(page.getByRole('heading', { name: 'Deck of cards' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Redeem for/ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('1 Lotus Lane');
  expect(await redemptions(page)).toEqual([]);
  expect(sent).toEqual([]);
});
