// Money along the line: once, whatever is pressed twice or lost, and the books of both sides agree.
import { asked, held, ledgerOf, told, units } from '../fixtures/books.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;
const paymentPassword = 'Pay4play';
const create = '**/wps/member/transfer';
const sent = async (page: Page) => {
  const { list } = await asked<{ list: unknown[] }>(
    page,
    '/wps/member/history/transactions?kind=transfer&pageNo=1&pageSize=20',
  );
  return list.length;
};
const submit = (page: Page) => page.getByRole('button', { name: /^Transfer ₹/ });

/** The transfer to the upline, before the press that makes it. */
async function reviewed(page: Page, amount = '100.55'): Promise<void> {
  await page.goto(at('/member/transferUpline'));
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('A transfer cannot be taken back.')).toBeVisible();
}

async function asTara(page: Page): Promise<void> {
  await beMember(page, mayura, 'tara2026');
}

test('[spec 1.06] [spec 2.41] [spec 6.07] a transfer to the upline is made once by a double press; page and ledgers agree', async ({
  page,
}) => {
  await asTara(page);
  const before = await held(page);
  await page.goto(at('/member/transferUpline'));
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const password = page.getByLabel('Payment password', { exact: true });
  await password.fill('Wrong4fun');
  for (const [typed, said] of [
    ['5000', /^Your wallet holds/],
    ['0.5', /^The least at once/],
    ['zero', /^Enter an amount/],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await amount.fill('१००.५५');
  await page.getByRole('button', { name: 'Review' }).click();
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was transferred. The payment password is wrong.',
  );
  await expect(password).toBeFocused();
  expect(await held(page)).toBe(before);
  await password.fill(paymentPassword);
  await page.getByRole('button', { name: 'Review' }).click();
  await submit(page).dblclick();
  await expect(page.getByText('₹100.55 has been transferred to Arun.')).toBeVisible();
  const reference =
    (await page
      .getByText(/^T\d{6}/)
      .first()
      .textContent()) ?? '';
  expect(await held(page)).toBe(before - units('100.55'));
  expect(await sent(page)).toBe(1);
  const hers = await ledgerOf(page, 'tara2026', '', reference);
  const his = await ledgerOf(page, 'arun2026', '', reference);
  expect(hers.postings.map(({ size }) => size)).toEqual([-units('100.55')]);
  expect(his.postings.map(({ size }) => size)).toEqual([units('100.55')]);
});

test('a transfer whose answers are lost is asked for again under its key, and made once', async ({
  page,
}) => {
  await asTara(page);
  const before = await held(page);
  await reviewed(page);
  const keys = new Set<string>();
  let lost = true;
  await page.route(create, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (!lost) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await submit(page).click();
  const again = page.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  lost = false;
  await again.click();
  await expect(page.getByText('₹100.55 has been transferred to Arun.')).toBeVisible();
  expect(keys.size).toBe(1);
  expect(await held(page)).toBe(before - units('100.55'));
  expect(await sent(page)).toBe(1);
});

test('of two tabs that would spend the same money one does, and the other one is told what is left', async ({
  page,
}) => {
  await asTara(page);
  await reviewed(page, '2000');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await reviewed(other, '2000');
  await submit(other).click();
  await expect(other.getByText('₹2,000.00 has been transferred to Arun.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was transferred.');
  // The form that replaces the review has the focus: a focused amount has no separators.
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2000');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(/^Your wallet holds ₹500\.50/)).toBeVisible();
  expect(await sent(page)).toBe(1);
});

test('a bonus that is being wagered blocks it, in the middle as well', async ({ page }) => {
  await asTara(page);
  const before = await held(page);
  await reviewed(page);
  await told(page, '/wps/member/bonus/claim', { bonusId: 'WEEKEND-49' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was transferred. Something has changed meanwhile; it is shown here.',
  );
  await expect(page.getByText(/^A bonus still asks for ₹1,600\.00/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See this bonus' })).toBeVisible();
  expect(await held(page)).toBe(before);
});
