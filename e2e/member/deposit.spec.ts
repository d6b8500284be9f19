// Paying in: from a method to the money in the wallet, as the platform's ledger has it.
import { asked, held, ledgerOf, setClock, told, units } from '../fixtures/books.ts';
import { beMember, expect, mayura, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 1.06] [spec 2.39] a deposit is paid within its time, survives a reload, arrives, and the balance is the ledger’s', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  const before = await held(page);
  await page.goto(at('/member/depositv2'));
  await page.getByRole('button', { name: /^Instant bank QR/ }).click();
  await expect(page).toHaveURL(/type=instant-bank-qr/);
  // The way goes on where it was.
  await page.reload();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('१२३४.५०');
  // It comes above the button.
  await expect(page.getByText('Weekend bonus')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  await expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
  await expect(page).toHaveURL(/id=D/);
  const reference = new URL(page.url()).searchParams.get('id') ?? '';
  const { list } = await asked<{ list: unknown[] }>(
    page,
    '/wps/member/deposit/list?pageNo=1&pageSize=10',
  );
  expect(list).toHaveLength(1);

  await page.reload();
  await page.getByRole('textbox', { name: /^Reference from/ }).fill('UTR 4711');
  await expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: /is on its way/ })).toBeVisible();
  expect(await held(page)).toBe(before);
  await setClock(page, 6 * 60_000);
  // As when the member comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('₹1,234.50 is in your wallet.')).toBeVisible();

  const after = await held(page);
  expect(after - before).toBe(units('1234.50'));
  const ledger = await ledgerOf(page, 'tara2026', 'none', reference);
  expect(ledger.main).toBe(after);
  expect(ledger.postings).toEqual([{ book: 'wallet', kind: 'deposit', size: units('1234.50') }]);
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toContainText('Arrived');
});

test('[spec 2.39] a bonus that was chosen beside the deposit is claimed by a press of its own once the money is there', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(at('/member/depositv2'));
  const states = async (bonusId: string) =>
    (
      await asked<{ list: { bonusId: string; state: string }[] }>(
        page,
        '/wps/member/bonus?pageNo=1&pageSize=50',
      )
    ).list.find((bonus) => bonus.bonusId === bonusId)?.state;
  await page.getByRole('button', { name: /^Instant bank QR/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByText('Weekend bonus').click();
  await expect(page.getByText('Wagering requirement')).toBeVisible();
  const chosen = new URL(page.url()).searchParams.get('show') ?? '';
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`show=${chosen}`));
  expect(await states(chosen)).toBe('available');
  const reference = new URL(page.url()).searchParams.get('id');
  await told(page, '/sandbox/deposits', { reference, outcome: 'arrived' }, { method: 'PUT' });
  await page.reload();
  await page.getByRole('button', { name: 'Claim this bonus' }).click();
  await expect(page.getByText('The bonus is yours under its terms.')).toBeVisible();
  expect(await states(chosen)).toBe('active');
});
