// Money in: from the way to pay to the money in the wallet, as the platform's books have it.
import { asked, told, units } from '../fixtures/books.ts';
import { expect, logIn, mayura, memberMenu, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;

async function asMember(page: Page) {
  await logIn(page, mayura, 'tara2026');
  await expect(memberMenu(page)).toBeVisible();
  await page.goto(at('/member/depositv2'));
}

const balance = async (page: Page) =>
  units((await asked<{ sumBalance: string }>(page, '/wps/v2/wallets/balance')).sumBalance);
const deposits = async (page: Page) =>
  (
    await asked<{ list: { reference: string; amount: string; state: string }[] }>(
      page,
      '/wps/member/deposit/list?pageNo=1&pageSize=50',
    )
  ).list;

/** Chooses the bank's QR code and an amount. */
async function begin(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Choose Instant bank QR' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('[spec 1.06] [spec 2.39] a deposit is begun, paid, resumed after a reload, proved and arrives; balance and books agree', async ({
  page,
}) => {
  await asMember(page);
  const before = await balance(page);
  const count = (await deposits(page)).length;
  await begin(page, '199.99');
  await expect(page.getByText('At least ₹200.00.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('१,२५०.५०');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Pay now' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code to pay' })).toBeVisible();
  await expect(page).toHaveURL(/id=/);

  await page.reload();
  const paid = page.getByRole('button', { name: 'I have paid' });
  await paid.click();
  const known = page.getByRole('textbox', { name: 'Reference of your payment' });
  await expect(known).toHaveAttribute('aria-invalid', 'true');
  await known.fill('UTR 4711');
  await paid.click();
  await expect(page.getByRole('heading', { name: 'Proof of payment' })).toBeVisible();
  expect(await balance(page)).toBe(before);
  const [made, ...others] = await deposits(page);
  expect(others).toHaveLength(count);
  expect(made).toMatchObject({ amount: '1250.50', state: 'paid' });

  const reference = made?.reference;
  const pdf = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.4 not') };
  await page.locator('main input[type=file]').setInputFiles(pdf);
  await expect(page.getByText(/receipt\.png/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send proof' })).toBeDisabled();

  await told(page, '/sandbox/deposits', { reference, outcome: 'arrived' }, { method: 'PUT' });
  // The page hears of it by itself.
  await expect(page.getByText('The money is in your wallet.')).toBeVisible();
  expect(await balance(page)).toBe(before + units('1250.50'));
  await expect(page.getByRole('banner').getByText('₹3,751.00')).toBeVisible();
});

test('a deposit whose answer is lost is begun once, and one that is given up moves no money', async ({
  page,
}) => {
  await asMember(page);
  const before = await balance(page);
  const count = (await deposits(page)).length;
  await page.getByRole('button', { name: 'Choose Instant bank QR' }).click();
  let lost = 0;
  await page.route('**/wps/member/deposit', async (route) => {
    if (lost++ > 0) return route.fallback();
    await answerTo(route);
    await route.abort();
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Pay now' })).toBeVisible({ timeout: 60_000 });
  expect(await deposits(page)).toHaveLength(count + 1);
  await page.getByRole('button', { name: 'Give up this deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up', exact: true }).click();
  await expect(page.getByText('You gave this deposit up. No money moved.')).toBeVisible();
  expect(await balance(page)).toBe(before);
});
