import {
  beMember,
  expect,
  expectMember,
  fillIn,
  loginForm,
  mayura,
  type Page,
  test,
} from './sign-in/sign-in-page.ts';

const paymentPassword = 'Pay4play';

/** What the platform answers the member, read beside the page. */
async function asked<Value>(page: Page, path: string): Promise<Value> {
  return page.evaluate(async (address) => {
    const headers = { Token: sessionStorage.getItem('token') ?? '' };
    return (await (await fetch(address, { headers })).json()).value;
  }, path);
}
const pointsOf = async (page: Page) =>
  (await asked<{ points: number }>(page, '/wps/points/balance')).points;

test('[spec 1.08] [spec 2.08] [spec 7.50] goods for points: from the guest’s mall to the record, and the points agree', async ({
  page,
}) => {
  await page.goto(mayura.at('/pointMall'));
  await page.getByRole('link', { name: 'Goods' }).click();
  await page.getByRole('link', { name: 'Deck of cards' }).click();
  await page.getByRole('button', { name: 'Log in to redeem' }).click();
  await fillIn(page, 'mira2026');
  await loginForm(page).getByRole('button', { name: 'Log in' }).click();
  await expectMember(page);
  await expect(page).toHaveURL(/\/pointMall\?item=CARDS$/);

  const before = await pointsOf(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Delivery address').fill('1 Lotus Lane');
  await page.getByLabel('Payment password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Review' }).click();
  const confirm = page.getByRole('button', { name: 'Redeem for 1,800 points' });
  await confirm.click();
  await expect(page.getByText('The payment password is wrong.')).toBeVisible();
  expect(await pointsOf(page)).toBe(before);

  // What was typed is still there.
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await page.getByRole('button', { name: 'Review' }).click();
  await confirm.dblclick();
  await expect(page.getByText('Redemption requested')).toBeVisible();
  expect(await pointsOf(page)).toBe(before - 1800);

  await page.getByRole('link', { name: 'See my redemptions' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'In process' });
  await expect(rows.first()).toContainText('Deck of cards');
  await expect(rows.first()).toContainText('1,800');
  await page.getByRole('link', { name: 'Rejected' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('no longer available');
  await page.getByRole('link', { name: 'Points history' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('-1,800');
  await expect(
    page.getByText(new Intl.NumberFormat('en-IN').format(before - 1800)).first(),
  ).toBeVisible();
});

test('[spec B2.07] points become the money that was shown, in the balance', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at('/pointMall?view=convert'));
  const before = await pointsOf(page);
  await page.getByLabel('Points to convert').fill('400');
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await page.getByRole('button', { name: 'Convert into ₹2.00' }).click();
  await expect(page.getByText(/^400 points became ₹2\.00/)).toBeVisible();
  expect(await pointsOf(page)).toBe(before - 400);
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('12,34,569.89');
});

test('the tab is called by the reward that is open, and by the mall again after it', async ({
  page,
}) => {
  await page.goto(mayura.at('/pointMall'));
  const reward = page.getByRole('link', { name: 'Deck of cards' });
  for (const _ of ['first asked for', 'known already']) {
    await reward.click();
    await expect(page).toHaveTitle(/^Deck of cards /);
    await page.goBack();
    await expect(reward).toBeVisible();
    await expect(page).not.toHaveTitle(/Deck of cards/);
  }
});
