import { dailySalary, dividendProcessing, hourlySalary } from '@livery/api/contract/agents';
import { expect, it } from 'vitest';
import { memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import { accountKey } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { asRead, openAgents } from './agents.fixture.ts';
import { contractKey, contracts } from './rows.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** India's midnight after the test's day. */
const midnight = Date.parse('2026-11-21T18:30:00Z');

/** A sandbox whose sessions last for a day without a call. */
async function openLong(...options: Parameters<typeof openAgents>) {
  const opened = openAgents(...options);
  await opened.sandbox.settings.set({ idleMs: day });
  return opened;
}
type Opened = ReturnType<typeof openAgents>;
/** What was paid to an account since the test began. */
const paidOf = async ({ store }: Opened, username: string, kind: 'salary' | 'dividend') => {
  const book = memberBook(accountKey('MAYURA', username), 'wallet');
  const own = await store.transaction((tx) =>
    tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` }),
  );
  return own
    .filter(({ row }) => row.kind === kind && row.time > now)
    .map(({ row }) => [row.reference.split('-')[0], row.amount, row.time]);
};

it('daily pay is settled at India’s midnight, and what is given below is taken from it [spec 2.62]', async () => {
  const opened = await openLong();
  const { member, stake, pass, booksBalance } = opened;
  const arun = await member('arun2026');
  await stake('line052026', 200_000n, midnight - 1, 200_000n);
  await stake('line052026', 900_000n, midnight, 900_000n);
  pass(midnight - now - 1);
  expect(await paidOf(opened, 'arun2026', 'salary')).toEqual([]);
  const running = (await arun.call(dailySalary, {})).list[0];
  expect(running).toMatchObject({ state: 'processing', earned: '12.00', amount: '0.00' });
  pass(1);
  await arun.balance();
  // 0.6 per cent of 2,000.00 with the house; 0.6 for line01, of which 0.5 for line05's own line, which has not bet.
  const { list } = await arun.call(dailySalary, {});
  expect(list[1]).toMatchObject({
    to: midnight,
    state: 'issued',
    earned: '12.00',
    given: [{ account: 'line012026', amount: '12.00' }],
    amount: '0.00',
    lines: [{ tier: 0, rate: '0.6', next: { rate: '0.8', betAmount: '8000.00' } }],
  });
  expect(await paidOf(opened, 'line012026', 'salary')).toContainEqual(['WD', '1200', midnight]);
  await booksBalance();
});

it('hours are those of India’s clock [spec 2.63]', async () => {
  const opened = await openLong();
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  await stake('tara2026', 20_000n, now + 9 * minute);
  await stake('tara2026', 40_000n, now + 10 * minute);
  pass(10 * minute);
  const { list } = await arun.call(hourlySalary, {});
  expect(list[1]).toMatchObject({ to: now + 10 * minute, betAmount: '200.00', amount: '1.00' });
  pass(hour);
  await arun.balance();
  const paid = await paidOf(opened, 'arun2026', 'salary');
  expect(paid.filter(([kind]) => kind === 'WH')).toEqual([
    ['WH', '100', now + 10 * minute],
    ['WH', '200', now + hour + 10 * minute],
  ]);
});

it('a dividend begins in the middle of its period, and is paid at the end of it, once [spec 2.61]', async () => {
  const opened = await openLong();
  const { member, stake, pass, received, store } = opened;
  const arun = await member('arun2026');
  const line = await member('line032026');
  // The house asks for little: who gives on cannot ask for less.
  const { contractId } = await received('arun2026', 'dividend');
  await store.transaction(async (tx) => {
    const key = contractKey('MAYURA', contractId);
    const found = await tx.get(contracts, key);
    const low = { betAmount: '1000', periodProfitLoss: '0', activeMembers: 1, rate: '30' };
    if (found) await tx.put(contracts, key, { ...found.row, tiers: [low] });
  });
  const offered = await arun.act('contractOffer', {
    account: 'line032026',
    kind: 'dividend',
    periodType: 'Semimonthly',
    tiers: [{ betAmount: '10', activeMembers: 1, rate: '10' }],
  });
  await stake('line062026', 50_000n, now - 1);
  await line.act('contractAccept', asRead(offered));
  await stake('line062026', 100_000n, now, 25_000n);
  for (let half = 0; half < 18; half += 1) {
    pass(day / 2);
    await Promise.all([arun.balance(), line.balance()]);
  }
  expect(await paidOf(opened, 'line032026', 'dividend')).toEqual([]);
  pass(day / 2);
  await Promise.all([arun.balance(), line.balance()]);
  const end = Date.parse('2026-11-30T18:30:00Z');
  expect(await paidOf(opened, 'line032026', 'dividend')).toEqual([['DS', '7500', end]]);
  const { list } = await line.call(dividendProcessing, {});
  expect(list[1]).toMatchObject({
    to: end,
    periodProfitLoss: '750.00',
    lines: [{ from: now, to: end, activeMembers: 1, betAmount: '1000.00' }],
  });
  // What the agent above gave is more than the own contract comes to, and waits for the next pay.
  const above = (await arun.call(dividendProcessing, {})).list.find(({ to }) => to === end);
  expect(above).toMatchObject({ given: [{ account: 'line032026', amount: '75.00' }] });
  const left = Number(above?.earned) - 75;
  expect(Number(above?.amount) - Number(above?.carriedOut)).toBeCloseTo(left, 2);
});

it('without a legal basis a licensed merchant’s agents are paid for those directly below alone [spec B2.31]', async () => {
  const merchant = sandboxMerchant('MAYURA', 'localhost', 2);
  const opened = await openLong({ merchants: [{ ...merchant, profile: 'licensed' }] });
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  const line = await member('line012026');
  await stake('line052026', 100_000n, now, 100_000n);
  await stake('tara2026', 50_000n, now);
  pass(5 * minute);
  await Promise.all([arun.balance(), line.balance()]);
  expect(await paidOf(opened, 'arun2026', 'salary')).toEqual([['RT', '200', now + 5 * minute]]);
  expect(await paidOf(opened, 'line012026', 'salary')).toEqual([]);
});

it('a contract below that comes to nothing takes nothing from the pay above', async () => {
  const opened = await openLong();
  const { member, stake, pass } = opened;
  const arun = await member('arun2026');
  // The line of line01 stays below its first tier, and Arun's as a whole reaches his.
  await stake('line052026', 50_000n, now, 50_000n);
  await stake('tara2026', 200_000n, now, 200_000n);
  pass(midnight - now - 1);
  expect((await arun.call(dailySalary, {})).list[0]).toMatchObject({ earned: '15.00', given: [] });
  pass(1);
  await arun.balance();
  const [, paid] = (await arun.call(dailySalary, {})).list;
  expect(paid).toMatchObject({ to: midnight, earned: '15.00', given: [], amount: '15.00' });
});
