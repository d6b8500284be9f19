// Money out: from the request to its end, as the member sees it and as the books have it.
import { asked, ledgerOf, told, units } from '../fixtures/books.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const username = 'tara2026';
const paymentPassword = 'Pay4play';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const state = (page: Page) => page.getByRole('main').getByRole('status').first();
const held = async (page: Page) =>
  units((await asked<{ available: string }>(page, '/wps/member/withdrawal/terms')).available);

/** Has the platform's clerk move a withdrawal on, and the page look again. */
async function moves(page: Page, reference: string, to: string): Promise<void> {
  await told(page, '/sandbox/withdrawals', { reference, to }, { method: 'PUT' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('[spec 1.06] [spec B2.17] [spec 2.40] [spec 4.43] [spec 4.45] a withdrawal is asked for once, sent, not received, and ended by force; page, records and ledger agree', async ({
  page,
}) => {
  await beMember(page, mayura, username);
  await page.goto(at('/member/withdraw'));
  const before = await held(page);
  await page.getByRole('button', { name: 'Add an account' }).click();
  const account = page.getByRole('form', { name: 'Add an account' });
  await expect(account.getByLabel('Account holder')).toHaveValue('Tara Kumari');
  await account.getByLabel('Account number').fill('१२३४ ५६७८ ९०१२');
  await account.getByLabel('Bank code').fill('demo0123456');
  await account.getByRole('button', { name: 'Save account' }).click();
  await page.getByRole('button', { name: 'Use 9012' }).click();

  const amount = page.getByRole('textbox', { name: 'Amount' });
  const review = page.getByRole('button', { name: 'Review' });
  for (const [typed, said] of [
    ['5000', /^Your wallet holds/],
    ['1', /^The least for this account/],
    ['1000,005', /decimal places at most|Enter an amount/],
    ['zero', /^Enter an amount/],
  ] as const) {
    await amount.fill(typed);
    await review.click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await amount.fill('१५००');
  await review.click();
  const password = page.getByLabel('Payment password', { exact: true });
  await password.fill('Wrong4fun');
  const submit = page.getByRole('button', { name: /^Withdraw ₹/ });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was requested. The payment password is wrong.',
  );
  expect(await held(page)).toBe(before);
  await password.fill(paymentPassword);
  await submit.dblclick();
  await expect(page).toHaveURL(/[?&]id=W/);
  const reference = new URL(page.url()).searchParams.get('id') ?? '';
  await expect(state(page)).toHaveText('Requested');
  expect(await held(page)).toBe(before - units('1500'));
  await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);

  // Another tab, and this one after a reload, are told of the one that is under way.
  await page.goto(at('/member/withdraw'));
  await expect(page.getByText(`Withdrawal ${reference} is under way.`)).toBeVisible();
  await page.getByRole('link', { name: 'See this withdrawal' }).click();
  await expect(state(page)).toHaveText('Requested');

  await moves(page, reference, 'approved');
  await expect(state(page)).toHaveText('Approved');
  await expect(page.getByText('We act next.')).toBeVisible();
  await expect(page.getByText(/^Usually done by \d/)).toBeVisible();
  await moves(page, reference, 'sent');
  await expect(page.getByText('Has the money come?')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/);
  await page.reload();
  await page.getByRole('button', { name: 'Not received' }).click();
  await page
    .getByLabel('Images of your account')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('textbox', { name: 'Comment' }).fill('Nothing there.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We are looking for your payment')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);

  await moves(page, reference, 'forcedReceived');
  await expect(page.getByText('This withdrawal has ended without a refund')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Received', exact: true })).toHaveCount(0);

  expect(await held(page)).toBe(before - units('1500'));
  const { list } = await asked<{ list: { reference: string; amount: string }[] }>(
    page,
    '/wps/member/history/transactions?pageNo=1&pageSize=20',
  );
  const own = list.filter((entry) => entry.reference === reference);
  expect(own.reduce((sum, entry) => sum + units(entry.amount), 0n)).toBe(-units('1500'));
  const books = await ledgerOf(page, username, '', reference);
  expect(books.main).toBe(before - units('1500'));
  const wallet = books.postings.filter(({ book }) => book === 'wallet');
  expect(wallet.reduce((sum, { size }) => sum + size, 0n)).toBe(-units('1500'));
  const waiting = books.postings.filter(({ book }) => book === 'held');
  expect(waiting.reduce((sum, { size }) => sum + size, 0n)).toBe(0n);
});
