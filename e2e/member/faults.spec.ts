// Each act of money against each fault in the middle of it: one effect, and a page that says what is so. Cells that have a test of
// their own are left out here; docs/testing.md has the whole table.
import { asked, held, passUntilNextHour, told } from '../fixtures/books.ts';
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

interface Act {
  readonly member: string;
  /** Up to the press that does it. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** The call that does it. */
  readonly call: string;
  /** How often it has been done. */
  readonly effects: (page: Page) => Promise<number>;
  /** The page says that it is done. */
  readonly done: (page: Page) => Promise<void>;
  /** The page says so after another load as well. */
  readonly isSaid: (page: Page) => Promise<void>;
}

const listed = async (page: Page, path: string) =>
  (await asked<{ list: unknown[] }>(page, path)).list.length;
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();

const acts = {
  deposit: {
    member: 'tara2026',
    prepare: async (page) => {
      await page.goto(at('/member/depositv2?type=instant-bank-qr'));
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
      // It comes above the button.
      await expect(page.getByText('Weekend bonus')).toBeVisible();
    },
    press: (page) => press(page, 'Continue to payment'),
    call: '**/wps/member/deposit',
    effects: (page) => listed(page, '/wps/member/deposit/list?pageNo=1&pageSize=50'),
    done: (page) => expect(page.getByRole('img', { name: 'QR code to pay with' })).toBeVisible(),
    isSaid: (page) =>
      expect(page.getByRole('link', { name: /^₹500\.00/ })).toContainText('To be paid'),
  },
  withdrawal: {
    member: 'tara2026',
    prepare: async (page) => {
      await page.goto(at('/member/withdraw'));
      await press(page, 'Add an account');
      await page.getByLabel('Account number').fill('123456789012');
      await page.getByLabel('Bank code').fill('DEMO0123456');
      await press(page, 'Save account');
      await press(page, 'Use 9012');
      await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
      await press(page, 'Review');
      await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
    },
    press: (page) => press(page, /^Withdraw ₹/),
    call: '**/wps/member/withdrawal',
    effects: (page) => listed(page, '/wps/member/withdrawal/list?pageNo=1&pageSize=50'),
    done: (page) => expect(page).toHaveURL(/[?&]id=W/),
    isSaid: (page) => expect(page.getByText(/is under way\./)).toBeVisible(),
  },
  transfer: {
    member: 'tara2026',
    prepare: async (page) => {
      await page.goto(at('/member/transferUpline'));
      await page.getByRole('textbox', { name: 'Amount' }).fill('100.55');
      await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
      await press(page, 'Review');
    },
    press: (page) => press(page, /^Transfer ₹/),
    call: '**/wps/member/transfer',
    effects: (page) =>
      listed(page, '/wps/member/history/transactions?kind=transfer&pageNo=1&pageSize=50'),
    done: (page) => expect(page.getByText('₹100.55 has been transferred to Arun.')).toBeVisible(),
    isSaid: (page) => expect(page.getByText('₹100.55').first()).toBeVisible(),
  },
  redemption: {
    member: 'mira2026',
    prepare: async (page) => {
      await page.goto(at('/pointMall?item=CARDS'));
      await page.getByLabel('Delivery address').fill('1 Lotus Lane');
      await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
      await press(page, 'Review');
    },
    press: (page) => press(page, /^Redeem for/),
    call: '**/wps/points/redeem',
    effects: (page) => listed(page, '/wps/points/redeem/list?pageNo=1&pageSize=50'),
    done: (page) => expect(page.getByText('Redemption requested')).toBeVisible(),
    isSaid: async (page) => {
      await page.goto(at('/pointMall?view=records'));
      await expect(page.getByRole('row').filter({ hasText: 'In process' }).first()).toContainText(
        'Deck of cards',
      );
    },
  },
  claim: {
    member: 'mira2026',
    prepare: async (page) => {
      await page.goto(at('/member/missionLeaderboard'));
      await expect(page.getByRole('button', { name: 'Claim: Daily login' })).toBeVisible();
    },
    press: (page) => press(page, 'Claim: Daily login'),
    call: '**/wps/mission/claim',
    effects: (page) =>
      listed(page, '/wps/member/history/transactions?kind=reward&pageNo=1&pageSize=50'),
    done: (page) => expect(page.getByText(/is in your wallet\. Reference/)).toBeVisible(),
    isSaid: (page) =>
      expect(page.getByRole('button', { name: 'Claim: Daily login' })).toHaveCount(0),
  },
} as const satisfies Record<string, Act>;
type Name = keyof typeof acts;

async function prepared(page: Page, { member, prepare, effects }: Act): Promise<number> {
  await beMember(page, mayura, member);
  // A mission of the day can be claimed again after its midnight.
  await passUntilNextHour(page);
  await prepare(page);
  return effects(page);
}

for (const name of ['redemption'] satisfies Name[]) {
  test(`a ${name} whose answers are lost is asked for again under its key, and made once`, async ({
    page,
  }) => {
    const act: Act = acts[name];
    const before = await prepared(page, act);
    const keys = new Set<string>();
    let lost = true;
    await page.route(act.call, async (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '');
      if (!lost) return route.continue();
      await answerTo(route);
      await route.abort('connectionreset');
    });
    await act.press(page);
    const again = page.getByRole('button', { name: 'Ask again' });
    await expect(again).toBeVisible({ timeout: 60_000 });
    lost = false;
    await again.click();
    await act.done(page);
    expect(keys.size).toBe(1);
    expect(await act.effects(page)).toBe(before + 1);
  });
}

for (const name of ['redemption', 'claim'] satisfies Name[]) {
  test(`of two tabs with the same ${name} one does it, and the other one says what is so`, async ({
    page,
  }) => {
    const act: Act = acts[name];
    const before = await prepared(page, act);
    // It begins with the session of the tab that opened it.
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    const other = await opened;
    await act.prepare(other);
    await act.press(other);
    await act.done(other);
    if (name === 'claim') {
      await act.press(page);
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await act.effects(page)).toBe(before + 1);
      await act.isSaid(page);
    } else {
      // Each tab has decided to redeem: two are made, and each is paid for.
      await act.press(page);
      await act.done(page);
      expect(await act.effects(page)).toBe(before + 2);
    }
  });
}

test('two tabs that report the same deposit as paid report it once', async ({ page }) => {
  const act: Act = acts.deposit;
  const before = await prepared(page, act);
  await act.press(page);
  await act.done(page);
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  for (const tab of [other, page]) {
    await tab.getByRole('textbox', { name: /^Reference from/ }).fill('UTR 4711');
    await expect(tab.getByRole('img', { name: 'QR code to pay with' })).toBeVisible();
  }
  await Promise.all([other, page].map((tab) => press(tab, 'I have paid')));
  for (const tab of [other, page])
    await expect(tab.getByRole('heading', { name: /is on its way/ })).toBeVisible();
  expect(await act.effects(page)).toBe(before + 1);
});

for (const name of ['deposit', 'transfer', 'redemption', 'claim'] satisfies Name[]) {
  test(`a session that ends before the press of a ${name} asks for the login, and nothing is done`, async ({
    page,
  }) => {
    const act: Act = acts[name];
    const before = await prepared(page, act);
    await told(page, '/sandbox/sessions', { end: 'EXPIRED' }, { method: 'PUT' });
    await pressAfterEnd(page, act.press);
    await expect(page.getByRole('dialog')).toContainText(/log in/i);
    await beMember(page, mayura, act.member);
    expect(await act.effects(page)).toBe(before);
  });
}

for (const name of ['deposit', 'withdrawal', 'transfer', 'redemption', 'claim'] satisfies Name[]) {
  test(`a ${name} is made once though the page is loaded again before its answer, and the page says so`, async ({
    page,
  }) => {
    const act: Act = acts[name];
    const before = await prepared(page, act);
    const answered = Promise.withResolvers<void>();
    await page.route(act.call, async (route) => {
      // The platform has done it, and its answer is on the way for ever.
      await answerTo(route);
      answered.resolve();
    });
    await act.press(page);
    await answered.promise;
    await page.reload();
    await act.isSaid(page);
    expect(await act.effects(page)).toBe(before + 1);
  });
}

for (const name of ['withdrawal', 'transfer', 'claim'] satisfies Name[]) {
  test(`a ${name} whose page is left before its answer is made once, and is in the balance`, async ({
    page,
  }) => {
    const act: Act = acts[name];
    const before = await prepared(page, act);
    const balance = await held(page);
    const [sent, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(act.call, async (route) => {
      sent.resolve();
      await left.promise;
      await route.fulfill({ response: await answerTo(route) });
    });
    await act.press(page);
    await sent.promise;
    await page.getByRole('link', { name: 'Profit and loss' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profit and loss' })).toBeVisible();
    left.resolve();
    await expect.poll(() => held(page)).not.toBe(balance);
    const minor = String((await held(page)) / 100n);
    const shown = async () =>
      ((await page.getByRole('banner').textContent()) ?? '').replaceAll(/\D/g, '');
    await expect.poll(shown).toContain(minor);
    expect(await act.effects(page)).toBe(before + 1);
  });
}
