// Withdrawals whose answers are lost, that two tabs ask for at once, and that a session ends in the middle of.
import { asked, told, units } from '../fixtures/books.ts';
import {
  beMember,
  expect,
  mayura,
  type Page,
  pressAfterEnd,
  test,
} from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;
const paymentPassword = 'Pay4play';
const create = '**/wps/member/withdrawal';
const held = async (page: Page) =>
  units((await asked<{ available: string }>(page, '/wps/member/withdrawal/terms')).available);
const made = async (page: Page) =>
  (await asked<{ list: unknown[] }>(page, '/wps/member/withdrawal/list?pageNo=1&pageSize=20')).list
    .length;

/** A member with an account to be paid out to, before the press that asks for the withdrawal. */
async function reviewed(page: Page): Promise<void> {
  await page.goto(at('/member/withdraw'));
  const use = page.getByRole('button', { name: 'Use 9012' });
  const add = page.getByRole('button', { name: 'Add an account' });
  await expect(add).toBeVisible();
  if (!(await use.isVisible())) {
    await add.click();
    await page.getByLabel('Account number').fill('123456789012');
    await page.getByLabel('Bank code').fill('DEMO0123456');
    await page.getByRole('button', { name: 'Save account' }).click();
  }
  await use.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
}
const submit = (page: Page) => page.getByRole('button', { name: /^Withdraw ₹/ });

/** The platform does what a call asks, and its answers are lost until they are let through. */
async function loseAnswers(page: Page, call: string) {
  const keys = new Set<string>();
  let lost = true;
  await page.route(call, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (!lost) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  return {
    keys,
    letThrough: () => {
      lost = false;
    },
  };
}

test('a request whose answers are lost is asked for again under its key, and made once', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await reviewed(page);
  const before = await held(page);
  const { keys, letThrough } = await loseAnswers(page, create);
  await submit(page).click();
  const again = page.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  letThrough();
  await again.click();
  await expect(page).toHaveURL(/[?&]id=W/);
  expect(keys.size).toBe(1);
  expect(await held(page)).toBe(before - units('1000'));
  expect(await made(page)).toBe(1);
});

test('who stops waiting for a lost answer is told to look, and sees the withdrawal that was made', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await reviewed(page);
  await loseAnswers(page, create);
  await submit(page).click();
  await page.getByRole('button', { name: 'Stop waiting' }).click({ timeout: 60_000 });
  await expect(page.getByText(/^Whether it was done is not known/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Withdrawal of ₹1,000.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText(/is under way/)).toBeVisible();
  expect(await made(page)).toBe(1);
});

test('of two tabs that ask at once one has a withdrawal, and the other one is told of it', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await reviewed(page);
  const before = await held(page);
  // It begins with the session of the tab that opened it.
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await reviewed(other);
  await submit(other).click();
  await expect(other).toHaveURL(/[?&]id=W/);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was requested. Something has changed meanwhile; it is shown here.',
  );
  await expect(page.getByText(/is under way/)).toBeVisible();
  expect(await made(page)).toBe(1);
  expect(await held(page)).toBe(before - units('1000'));
});

test('a session that ends before the press asks for the login, and nothing is requested', async ({
  page,
}) => {
  await beMember(page, mayura, 'tara2026');
  await reviewed(page);
  await told(page, '/sandbox/sessions', { end: 'EXPIRED' }, { method: 'PUT' });
  await pressAfterEnd(page, () => submit(page).click());
  await expect(page.getByRole('dialog')).toContainText(/log in/i);
});
