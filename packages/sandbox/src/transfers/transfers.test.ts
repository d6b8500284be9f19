import { bonusList } from '@livery/api/contract/rewards';
import { transferTargets } from '@livery/api/contract/transfers';
import { expect, it } from 'vitest';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';

it('lists the upline and the direct downlines, and nobody else', async () => {
  const { member } = openMoney();
  const tara = await (await member('tara2026')).call(transferTargets, {});
  expect(tara).toEqual({
    upline: { account: 'arun2026', nickname: 'Arun' },
    downlines: [],
    min: '1.00',
    max: '100000.00',
    available: '2500.50',
    blocks: [],
  });
  const arun = await (await member('arun2026')).call(transferTargets, {});
  expect(arun.upline).toBeUndefined();
  expect(arun.downlines.map(({ account }) => account)).toContain('tara2026');
  expect(arun.downlines).toHaveLength(5);
});

it('moves money upwards and downwards at once', async () => {
  const { member, booksBalance } = openMoney();
  const tara = await member('tara2026');
  const arun = await member('arun2026');
  const before = await arun.balance();
  const sent = await tara.act('transferCreate', {
    account: 'Arun2026',
    amount: '100.5',
    password: paymentPassword,
  });
  expect(sent).toMatchObject({ account: 'arun2026', amount: '100.50' });
  const after = (received: number) => (Number(before) + received).toFixed(2);
  expect([await tara.balance(), await arun.balance()]).toEqual(['2400.00', after(100.5)]);
  await arun
    .act('transferCreate', { account: 'tara2026', amount: '0.5', password: paymentPassword })
    .catch(() => {});
  await arun.act('transferCreate', {
    account: 'tara2026',
    amount: '50',
    password: paymentPassword,
  });
  expect([await tara.balance(), await arun.balance()]).toEqual(['2450.00', after(50.5)]);
  await booksBalance();
});

it.each([
  { what: 'nothing', amount: '0', code: 'AMOUNT_INVALID' },
  { what: 'half a paisa', amount: '1.005', code: 'AMOUNT_INVALID' },
  { what: 'less than one', amount: '0.99', code: 'AMOUNT_TOO_SMALL' },
  { what: 'more than the most', amount: '100000.01', code: 'AMOUNT_TOO_LARGE' },
  { what: 'more than there is', amount: '2500.51', code: 'INSUFFICIENT_FUNDS' },
])('rejects transferring $what, and leaves the ledger unchanged', async ({ amount, code }) => {
  const { member, booksUnchanged, no } = openMoney();
  const tara = await member('tara2026');
  await booksUnchanged(async () => {
    const failure = await no(
      tara.act('transferCreate', { account: 'arun2026', amount, password: paymentPassword }),
    );
    expect(failure).toMatchObject({ kind: 'refused', code });
  });
});

it.each(['bela2026', 'line022026', 'nobody', 'tara2026', '../mira2026'])(
  'rejects a transfer from tara2026 to %s, who is not in the same line',
  async (account) => {
    const { member, booksUnchanged, no } = openMoney();
    const tara = await member('tara2026');
    await booksUnchanged(async () => {
      const failure = await no(
        tara.act('transferCreate', { account, amount: '5', password: paymentPassword }),
      );
      expect(failure).toMatchObject({ code: 'NOT_IN_LINE' });
    });
  },
);

it('requires the payment password', async () => {
  const { member, booksUnchanged, no } = openMoney();
  const tara = await member('tara2026');
  const wrong = { account: 'arun2026', amount: '5', password: 'another' };
  await booksUnchanged(async () => {
    const failure = await no(tara.act('transferCreate', wrong));
    expect(failure).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
  });
});

it('returns the first answer for the same key, and moves the money once', async () => {
  const { member } = openMoney();
  const tara = await member('tara2026');
  const request = { account: 'arun2026', amount: '5', password: paymentPassword };
  const key = newKey();
  const [first, second] = await Promise.all([
    tara.act('transferCreate', request, key),
    tara.act('transferCreate', request, key),
  ]);
  expect(second).toEqual(first);
  expect(await tara.balance()).toBe('2495.50');
});

it('rejects a key that was used for another amount with 409', async () => {
  const { member, no } = openMoney();
  const tara = await member('tara2026');
  const key = newKey();
  await tara.act(
    'transferCreate',
    { account: 'arun2026', amount: '5', password: paymentPassword },
    key,
  );
  const other = tara.act(
    'transferCreate',
    { account: 'arun2026', amount: '6', password: paymentPassword },
    key,
  );
  expect(await no(other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await tara.balance()).toBe('2495.50');
});

it('waits for the turnover that a bonus requires, as a withdrawal does', async () => {
  const { member, booksUnchanged, no } = openMoney();
  const tara = await member('tara2026');
  const [{ bonusId = '' } = {}] = (await tara.call(bonusList, { state: 'available' })).list;
  const { turnoverLeft } = await tara.act('bonusClaim', { bonusId });
  const request = { account: 'arun2026', amount: '5', password: paymentPassword };
  await booksUnchanged(async () => {
    expect(await no(tara.act('transferCreate', request))).toMatchObject({
      code: 'TURNOVER_LEFT',
      message: expect.stringContaining(turnoverLeft),
    });
  });
  expect((await tara.call(transferTargets, {})).blocks).toEqual([
    { reason: 'turnover', amount: turnoverLeft },
  ]);
  await tara.act('bonusGiveUp', { bonusId });
  expect((await tara.call(transferTargets, {})).blocks).toEqual([]);
  expect(await tara.act('transferCreate', request)).toMatchObject({ amount: '5.00' });
});

it.each([
  ['timeOut', 'timeOut', 'TIME_OUT'],
  ['selfExclusion', 'selfExcluded', 'SELF_EXCLUDED'],
] as const)(
  'makes no transfer during a break, and says until when: %s',
  async (kind, reason, code) => {
    const { member, store, sandbox, booksUnchanged, no } = openMoney();
    const tara = await member('tara2026');
    const now = await sandbox.clock.now();
    const until = now + 3_600_000;
    const taken = { kind, since: now, until };
    await store.transaction((tx) => tx.put(breaks, accountKey('MAYURA', 'tara2026'), taken));
    expect((await tara.call(transferTargets, {})).blocks).toEqual([{ reason, until }]);
    const request = { account: 'arun2026', amount: '5', password: paymentPassword };
    await booksUnchanged(async () => {
      expect(await no(tara.act('transferCreate', request))).toMatchObject({ code });
    });
  },
);

it('sends nothing to an account that the house has closed, and offers none', async () => {
  const { member, booksUnchanged, no, store } = openMoney();
  const arun = await member('arun2026');
  await store.transaction(async (tx) => {
    const key = accountKey('MAYURA', 'tara2026');
    const found = await tx.get(accounts, key);
    if (found) await tx.put(accounts, key, { ...found.row, excluded: true });
  });
  const { downlines } = await arun.call(transferTargets, {});
  expect(downlines.map(({ account }) => account)).not.toContain('tara2026');
  await booksUnchanged(async () => {
    const sent = { account: 'tara2026', amount: '5', password: paymentPassword };
    expect(await no(arun.act('transferCreate', sent))).toMatchObject({ code: 'NOT_IN_LINE' });
  });
});
