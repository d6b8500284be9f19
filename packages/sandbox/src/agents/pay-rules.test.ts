import { dailySalary, dividendProcessing, realtimeSalary } from '@livery/api/contract/agents';
import { teamCalls } from '@livery/api/contract/team';
import { describe, expect, it } from 'vitest';
import { type DepositRow, deposits } from '../deposits/rows.ts';
import { memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { paymentKey } from '../payments/own.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { asRead, openAgents } from './agents.fixture.ts';
import { contractKey, contracts, settled, settledKey } from './rows.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const mayura = sandboxMerchant('MAYURA', 'localhost', 2);
/** A deposit that was paid, and is on its way. */
const paidDeposit: Omit<DepositRow, 'account' | 'due'> = {
  reference: 'D1',
  merchant: 'MAYURA',
  method: 'bank',
  kind: 'bank',
  amount: '50000',
  fee: '0',
  currency: 'INR',
  fields: {},
  state: 'paid',
  history: [
    { state: 'created', time: now - minute },
    { state: 'paid', time: now },
  ],
  createdAt: now - minute,
  payBy: now + 30 * minute,
  expectedMinutes: 1,
  proofs: [],
};
const key = (username: string) => accountKey('MAYURA', username);

async function openLong(...options: Parameters<typeof openAgents>) {
  const opened = openAgents(...options);
  await opened.sandbox.settings.set({ idleMs: day });
  return opened;
}
type Opened = Awaited<ReturnType<typeof openLong>>;

/** What was posted to a wallet as wages, in paise, with its time. */
const wagesOf = ({ store }: Opened, username: string) =>
  store.transaction(async (tx) => {
    const book = memberBook(key(username), 'wallet');
    const rows = await tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` });
    return rows
      .filter(({ row }) => row.kind === 'salary')
      .map(({ row }) => [row.reference.split('-')[0], row.amount, row.time]);
  });
const setClosed = ({ store }: Opened, username: string, excluded: boolean) =>
  store.transaction(async (tx) => {
    const found = await tx.get(accounts, key(username));
    if (!found) throw new Error(`expected ${username} to be there`);
    await tx.put(accounts, key(username), { ...found.row, excluded });
  });

describe('what a running period is said to come to', () => {
  it('is less by what those below have earned, also in periods of theirs that are over and that nobody has asked about', async () => {
    const opened = await openLong();
    const { member, stake, pass, received, store } = opened;
    const arun = await member('arun2026');
    const line = await member('line032026');
    const { contractId } = await received('arun2026', 'dividend');
    const low = { betAmount: '1000', periodProfitLoss: '0', activeMembers: 1, rate: '30' };
    await store.transaction(async (tx) => {
      const found = await tx.get(contracts, contractKey('MAYURA', contractId));
      if (found)
        await tx.put(contracts, contractKey('MAYURA', contractId), { ...found.row, tiers: [low] });
    });
    const offered = await arun.act('contractOffer', {
      account: 'line032026',
      kind: 'dividend',
      periodType: 'Daily',
      tiers: [{ betAmount: '10', activeMembers: 1, rate: '10' }],
    });
    await line.act('contractAccept', asRead(offered));
    await stake('line062026', 100_000n, now);
    const runs = async () => (await arun.call(dividendProcessing, {})).list[0];
    const given = [{ account: 'line032026', nickname: expect.any(String), amount: '100.00' }];
    expect(await runs()).toMatchObject({ state: 'processing', given });
    // The day below is over; who earned it has not called since.
    pass(day - minute);
    expect(await runs()).toMatchObject({ state: 'processing', given });
    await stake('line062026', 50_000n, now + day - minute);
    const both = await runs();
    expect(both).toMatchObject({ given: [{ account: 'line032026', amount: '150.00' }] });
    // And the agent below is paid just that, at the end of the own days.
    pass(day / 2);
    pass(day / 2);
    const again = opened.client(await opened.tokenOf('line032026'));
    const days = (await again.call(dividendProcessing, {})).list;
    expect(days.filter(({ state }) => state === 'issued')).toMatchObject([
      { amount: '50.00' },
      { amount: '100.00' },
    ]);
  });

  it('has the part of a contract that has ended within it, as it is still paid', async () => {
    const opened = await openLong();
    const { member, stake, pass, received } = opened;
    const arun = await member('arun2026');
    const line = await member('line012026');
    await stake('line052026', 200_000n, now, 200_000n);
    const contract = await received('line012026', 'daily');
    pass(minute);
    await line.act('contractTerminate', asRead(contract));
    const [running] = (await line.call(dailySalary, {})).list;
    expect(running).toMatchObject({ state: 'processing', earned: '12.00', amount: '12.00' });
    expect((await arun.call(dailySalary, {})).list[0]).toMatchObject({
      earned: '12.00',
      given: [{ account: 'line012026', amount: '12.00' }],
      amount: '0.00',
    });
    pass(day / 2);
    await line.balance();
    pass(day / 2 - minute);
    const [paid] = (await line.call(dailySalary, {})).list;
    expect(paid).toMatchObject({ ...running, state: 'issued' });
  });
});

it('nothing is paid into an account that the house has closed; it is paid once it is open again', async () => {
  const opened = await openLong();
  const { member, stake, pass, booksBalance } = opened;
  const arun = await member('arun2026');
  const before = await wagesOf(opened, 'line012026');
  await setClosed(opened, 'line012026', true);
  await stake('line052026', 200_000n, now, 200_000n);
  pass(5 * minute);
  const [, paid] = (await arun.call(realtimeSalary, {})).list;
  // The line's bets count as ever, and what is due below is taken from the pay above.
  expect(paid).toMatchObject({
    earned: '8.00',
    given: [{ account: 'line012026', amount: '6.00' }],
    amount: '2.00',
  });
  expect(await wagesOf(opened, 'line012026')).toEqual(before);
  pass(5 * minute);
  await arun.balance();
  expect(await wagesOf(opened, 'line012026')).toEqual(before);

  await setClosed(opened, 'line012026', false);
  const line = await member('line012026');
  await line.balance();
  await line.balance();
  const held = ['RT', '600', now + 10 * minute];
  expect(await wagesOf(opened, 'line012026')).toEqual([...before, held]);
  await booksBalance();
});

it('a kind of pay that is switched off earns nothing for that time, and what was earned before is paid', async () => {
  const merchant: SandboxMerchant = { ...mayura, features: { ...mayura.features } };
  const opened = await openLong({ merchants: [merchant] });
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  await arun.balance();
  const before = await wagesOf(opened, 'arun2026');
  const set = (isOn: boolean) => Object.assign(merchant.features, { agentRealtimeSalary: isOn });
  await stake('tara2026', 100_000n, now, 100_000n);
  pass(minute);
  set(false);
  await arun.balance();
  await stake('tara2026', 200_000n, now + minute, 200_000n);
  pass(8 * minute);
  await arun.balance();
  await stake('tara2026', 300_000n, now + 9 * minute - 1, 300_000n);
  set(true);
  await arun.balance();
  await stake('tara2026', 400_000n, now + 9 * minute, 400_000n);
  pass(3 * minute);
  await arun.balance();
  const wages = (await wagesOf(opened, 'arun2026')).slice(before.length);
  expect(wages.filter(([kind]) => kind === 'RT')).toEqual([
    ['RT', '400', now + 5 * minute],
    ['RT', '1600', now + 10 * minute],
  ]);
  set(false);
  const day = new Date(now).toISOString().slice(0, 10);
  const income = await arun.call(teamCalls.agentRevenue, { from: day, to: day });
  expect(income.kinds).toContain('realtime');
  expect(Number(income.totals.realtime)).toBeGreaterThanOrEqual(20);
});

it('a kind that the merchant never had begins when it is switched on', async () => {
  const features = { ...mayura.features, agentRealtimeSalary: false };
  const merchant: SandboxMerchant = { ...mayura, features };
  const opened = await openLong({ merchants: [merchant] });
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  await arun.balance();
  await stake('tara2026', 100_000n, now, 100_000n);
  pass(minute);
  features.agentRealtimeSalary = true;
  await arun.balance();
  const before = await wagesOf(opened, 'arun2026');
  pass(4 * minute);
  await arun.balance();
  expect(await wagesOf(opened, 'arun2026')).toEqual(before);
});

it('what is bet while agents may not earn from agents below is never paid by contracts between them', async () => {
  const agents = { legalBasis: 'Licence 1' };
  const merchant: SandboxMerchant = { ...mayura, profile: 'licensed', agents };
  const opened = await openLong({ merchants: [merchant] });
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  await arun.balance();
  const before = [await wagesOf(opened, 'arun2026'), await wagesOf(opened, 'line012026')];
  const bet = async () => {
    const at = now + passed;
    await stake('line052026', 100_000n, at, 100_000n);
    await stake('tara2026', 50_000n, at, 50_000n);
  };
  let passed = 0;
  const on = async (ms: number) => {
    pass(ms);
    passed += ms;
    await arun.balance();
  };
  await bet();
  await on(minute);
  Object.assign(merchant, { agents: undefined });
  await arun.balance();
  await bet();
  await on(8 * minute);
  Object.assign(merchant, { agents });
  await arun.balance();
  await bet();
  await on(3 * minute);
  const ended = [now + 5 * minute, now + 10 * minute];
  const [own, below] = [await wagesOf(opened, 'arun2026'), await wagesOf(opened, 'line012026')];
  const fresh = (wages: typeof own, old: typeof own | undefined) =>
    wages.slice(old?.length).filter(([kind]) => kind === 'RT');
  // 0.4 per cent of both, less 0.3 of the line's; and of those directly below alone while there is no basis.
  expect(fresh(own, before[0])).toEqual([
    ['RT', '500', ended[0]],
    ['RT', '300', ended[1]],
  ]);
  expect(fresh(below, before[1])).toEqual([
    ['RT', '300', ended[0]],
    ['RT', '300', ended[1]],
  ]);
});

it.each([
  ['to the east', 'Asia/Dhaka', '2026-11-22T18:00:00Z'],
  ['to the west', 'Asia/Karachi', '2026-11-21T19:00:00Z'],
])('a merchant that moves %s counts each bet once, and forgets none', async (_, timeZone, end) => {
  const merchant: SandboxMerchant = { ...mayura };
  const opened = await openLong({ merchants: [merchant] });
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  const midnight = Date.parse('2026-11-21T18:30:00Z');
  // Within the days of both time zones, once as the last of a day and once as the first.
  await stake('tara2026', 100_000n, midnight - minute, 100_000n);
  await stake('tara2026', 200_000n, midnight + minute, 200_000n);
  pass(midnight + 45 * minute - now);
  await arun.balance();
  Object.assign(merchant, { timeZone });
  pass(day / 2);
  await arun.balance();
  pass(day / 2);
  await arun.balance();
  const { list } = await arun.call(dailySalary, { pageSize: 3 });
  const paid = list
    .filter(({ state }) => state === 'issued')
    .map(({ to, ...pay }) => [to, pay.betAmount]);
  expect(paid.slice(0, 2)).toEqual([
    [Date.parse(end), '2000.00'],
    [midnight, '1000.00'],
  ]);
});

it('a day that is over has the same sums before and after a member of the team asks for anything', async () => {
  const opened = await openLong();
  const { member, pass, store } = opened;
  const arun = await member('arun2026');
  // Paid, and due to arrive a minute later.
  await store.transaction((tx) =>
    tx.put(deposits, paymentKey('MAYURA', 'D1'), {
      ...paidDeposit,
      account: key('line172026'),
      due: now + minute,
    }),
  );
  const days = { from: '2026-11-21', to: '2026-11-21' };
  const totals = async () => {
    const overview = await arun.call(teamCalls.teamOverview, days);
    const { list } = await arun.call(teamCalls.teamTransactions, days);
    return [overview.totals.deposits, list.filter(({ reference }) => reference === 'D1').length];
  };
  expect(await totals()).toEqual(['0.00', 0]);
  pass(day - minute);
  const first = await totals();
  expect(first).toEqual(['500.00', 1]);
  await (await member('line172026')).balance();
  expect(await totals()).toEqual(first);
});

it('who holds no contract of a kind leaves nothing behind when it is settled', async () => {
  const { member, store } = await openLong();
  await (await member('bela2026')).balance();
  const has = (kind: 'daily' | 'dividend') =>
    store.transaction(
      async (tx) => (await tx.get(settled, settledKey(key('bela2026'), kind))) !== undefined,
    );
  expect(await has('daily')).toBe(true);
  expect(await has('dividend')).toBe(false);
});

it('a new contract that asks for more at the same highest rate ends what it no longer carries [spec 4.46]', async () => {
  const { member, received } = await openLong();
  const arun = await member('arun2026');
  const line = await member('line012026');
  const offer = (betAmount: string) =>
    arun.act('contractOffer', {
      account: 'line012026',
      kind: 'daily',
      tiers: [{ betAmount, rate: '0.6' }],
    });
  await line.act('contractAccept', asRead(await offer('1000')));
  expect((await received('line052026', 'daily')).state).toBe('active');
  await line.act('contractAccept', asRead(await offer('1000.01')));
  const ended = { state: 'terminated', endedBy: 'lowerRate' };
  expect(await received('line052026', 'daily')).toMatchObject(ended);
  expect(await received('line172026', 'daily')).toMatchObject(ended);
});

it('what was paid ahead of a clock that was set back is neither of today nor listed until then', async () => {
  const { member, stake, pass } = await openLong();
  const arun = await member('arun2026');
  const before = await arun.call(realtimeSalary, { pageSize: 100 });
  await stake('tara2026', 100_000n, now, 100_000n);
  pass(5 * minute);
  await arun.balance();
  pass(-5 * minute);
  const again = await arun.call(realtimeSalary, { pageSize: 100 });
  const issued = ({ list }: typeof before) => list.filter(({ state }) => state === 'issued');
  expect([again.today, issued(again)]).toEqual([before.today, issued(before)]);
  pass(5 * minute);
  expect(issued(await arun.call(realtimeSalary, {}))[0]).toMatchObject({ amount: '4.00' });
});
