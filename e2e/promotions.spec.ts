import { hold } from './sign-in/faults.ts';
import {
  expect,
  expectMember,
  fillIn,
  loginForm,
  mayura,
  type Page,
  sandbox,
  test,
} from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

const minute = 60_000;
const png = {
  name: 'rain.png',
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]),
};

/** What the platform answers the member, read beside the page. */
async function asked<Value>(page: Page, path: string): Promise<Value> {
  return page.evaluate(async (address) => {
    const headers = { Token: sessionStorage.getItem('token') ?? '' };
    return (await (await fetch(address, { headers })).json()).value;
  }, path);
}
const held = async (page: Page) =>
  Number((await asked<{ sumBalance: string }>(page, '/wps/v2/wallets/balance')).sumBalance);

/** From a promotion's login button back to the promotion, as a member. */
async function logInFrom(page: Page, username: string) {
  await page.getByRole('button', { name: 'Log in to take part' }).click();
  await fillIn(page, username);
  await loginForm(page).getByRole('button', { name: 'Log in' }).click();
  await expectMember(page);
}

test('[spec 2.09] [spec 3.40] [spec 4.40] [spec B2.27] a promotion from its card over the login to the reward, and the books agree', async ({
  page,
}) => {
  await page.goto(mayura.at('/'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Promotions' })
    .click();
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/kind=EVENT/);
  await page.getByRole('link', { name: 'Found a bug?' }).click();
  const part = page.getByRole('region', { name: 'Main terms' });
  for (const term of ['Wagering requirement', 'Largest stake that counts', 'Time to claim']) {
    await expect(part.getByText(term, { exact: true })).toBeVisible();
  }
  await logInFrom(page, 'tara2026');
  await expect(page).toHaveURL(/\/promoDetail\?id=report$/);

  const before = await held(page);
  await page.getByRole('textbox', { name: 'Comment' }).fill('A picture is missing.');
  await page.locator('input[type=file]').setInputFiles(png);
  await expect(page.getByText('rain.png')).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(part.getByText('We have your application.')).toBeVisible();
  // The platform has the image, and gives it back to its member alone.
  await expect(part.getByRole('img', { name: 'Image 1' }).first()).toBeVisible();
  await sandbox(page, 'clock', { offsetMs: 10 * minute });
  await part.getByRole('button', { name: 'Check the state' }).click();
  await expect(part.getByText(/^Approved\. You can claim the reward until/)).toBeVisible();
  expect(await held(page)).toBe(before);

  await part.getByRole('button', { name: 'Claim ₹50.00' }).click();
  // It is the member's own when it has been staked once, as the terms beside the button say.
  await expect(part.getByText(/^₹50\.00 was added to your bonuses\./)).toBeVisible();
  expect(await held(page)).toBe(before);
  const { list } = await asked<{ list: { reference: string; kind: string; amount: string }[] }>(
    page,
    '/wps/member/history/transactions?pageNo=1&pageSize=10',
  );
  const reference = await part.getByText(/^A\d{6}/).textContent();
  expect(list.filter((record) => record.reference === reference)).toMatchObject([
    { amount: '50.00' },
  ]);
  await page.goto(mayura.at('/member/bonusDetails?status=active'));
  await expect(page.getByRole('progressbar', { name: /Found a bug/ })).toBeVisible();
});

test('an application whose answers were lost is sent again under its key, and is one', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(mayura.at('/promoDetail?id=idea'));
  await logInFrom(page, 'tara2026');
  const keys = new Set<string | undefined>();
  await page.route('**/wps/promotion/activity/apply', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    // It reaches the platform each time; its answer never comes back.
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Comment' }).fill('Once.');
  await page.getByRole('button', { name: 'Apply', exact: true }).dblclick();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await page.unroute('**/wps/promotion/activity/apply');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('We have your application.')).toBeVisible();
  expect(keys.size).toBe(1);
});

test('a promotion stays while the next page loads, whose address has none', async ({ page }) => {
  await page.goto(mayura.at('/promoDetail?id=report'));
  const title = page.getByRole('heading', { level: 1, name: 'Found a bug?' });
  await expect(title).toBeVisible();
  const release = await hold(page, '**/assets/download-screen*');
  const asked = page.waitForRequest('**/assets/download-screen*');
  const next = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Get the app' });
  await next.click();
  await asked;
  await expect(page).toHaveURL(/\/down/);
  // What is drawn by the next address is drawn.
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(title).toBeVisible();
  release();
  await expect(title).toBeHidden();
});
