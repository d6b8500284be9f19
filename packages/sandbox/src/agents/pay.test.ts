import { contract, type EndpointId } from '@livery/api/contract';
import {
  consolidatedContract,
  dailySalary,
  dividendProcessing,
  hourlySalary,
  realtimeSalary,
} from '@livery/api/contract/agents';
import { describe, expect, it } from 'vitest';
import { bets } from '../history/rows.ts';
import { memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import { fromMinor, percent, shareOf, toMinor } from '../money/amount.ts';
import { accountKey } from '../session/rows.ts';
import { paymentPassword, sandboxMerchant } from '../session/session.fixture.ts';
import { asRead, openAgents } from './agents.fixture.ts';

const now = Date.parse('2026-11-21T09:20:00Z');
const minute = 60_000;
const hour = 60 * minute;
const paise = (amount: string) => toMinor(amount, 2) ?? 0n;
/** What a rate in per cent makes of an amount, to the last paisa. */
const issued = <Pay extends { state: string }>(list: readonly Pay[]) =>
  list.filter(({ state }) => state === 'issued');
const payOf = (amount: string, rate: string) => fromMinor(shareOf(paise(amount), percent(rate)), 2);

it.each([
  ['consolidatedContract', 'GET'],
  ['dividendProcessing', 'GET'],
  ['dailySalary', 'GET'],
  ['hourlySalary', 'POST'],
  ['realtimeSalary', 'POST'],
] as const)('%s is a %s with token [spec 7.47] [spec 7.51] [spec 7.52]', (id, method) => {
  expect(contract[id]).toMatchObject({ method, token: true, encrypted: false, origin: 'name' });
});

it('the consolidated info lists what is paid, by which contract [spec 7.47] [spec 3.31]', async () => {
  const { member } = openAgents();
  const bela = await (await member('bela2026')).call(consolidatedContract, {});
  expect(bela).toMatchObject({
    dividend: { enabled: true },
    dailySalary: { enabled: true, contract: { kind: 'daily', rate: '0.5', state: 'active' } },
    hourlySalary: { enabled: true },
    realtimeSalary: { enabled: true, contract: { kind: 'realtime', rate: '0.3' } },
  });
  expect(bela.dividend.contract).toBeUndefined();
  const arun = await (await member('arun2026')).call(consolidatedContract, {});
  const { dividend, dailySalary: daily, hourlySalary: hourly, realtimeSalary: realtime } = arun;
  const own = [dividend, daily, hourly, realtime];
  expect(own.map(({ contract: each }) => each?.rate)).toEqual(['40', '0.8', '0.5', '0.4']);
});

it('dividends show valid bet, profit and loss, active members and rate by month [spec 3.38] [spec 7.47]', async () => {
  const { member } = openAgents();
  const { list } = await (await member('arun2026')).call(dividendProcessing, {});
  expect(list.map(({ state }) => state)).toEqual(['processing', 'issued', 'issued']);
  // Midnight of the first of November in India.
  expect(list[0]).toMatchObject({ from: Date.parse('2026-10-31T18:30:00Z') });
  for (const { periodValidBet, periodProfitLoss, activeMembers, rate, amount } of issued(list)) {
    expect(Number(periodValidBet)).toBeGreaterThan(Number(periodProfitLoss));
    expect(activeMembers).toBeGreaterThan(0);
    expect(amount).toBe(payOf(periodProfitLoss, rate));
  }
  // The first bets of the line came at the end of September, too few for a tier.
  expect(issued(list).map(({ rate }) => rate)).toEqual(['30', '0']);
});

it.each([
  [dailySalary, 24 * hour],
  [hourlySalary, hour],
] as const)(
  'wages show bet amount, rate and amount [spec 3.39] [spec 7.47]',
  async (call, length) => {
    const { member } = openAgents();
    const { list, totalPages } = await (await member('arun2026')).call(call, { pageSize: 100 });
    expect(totalPages).toBe(1);
    expect(list.length).toBeGreaterThan(10);
    expect(list.filter(({ state }) => state === 'processing')).toEqual([list[0]]);
    for (const [index, { from, to, betAmount, rate, ...pay }] of list.entries()) {
      expect(to - from).toBe(length);
      expect(list[index + 1]?.to ?? from).toBeLessThanOrEqual(from);
      expect(pay.earned).toBe(payOf(betAmount, rate));
      const given = pay.given.reduce((sum, { amount }) => sum + paise(amount), 0n);
      expect(paise(pay.amount)).toBe(paise(pay.earned) - given);
    }
  },
);

describe('real-time salary', () => {
  it('is settled once for each five minutes, on the decided bets of the line below [spec 9.40] [spec 7.47]', async () => {
    const { member, stake, pass, booksBalance } = openAgents();
    const arun = await member('arun2026');
    const before = await arun.call(realtimeSalary, {});
    const balance = paise(await arun.balance());
    expect(before.nextSettlement).toBe(now + 5 * minute);
    expect(before.list[0]).toMatchObject({ state: 'processing', earned: '0.00' });

    await stake('tara2026', 100_000n, now);
    await stake('tara2026', 24_500n, now + 5 * minute - 1);
    await stake('line022026', 50_000n, now + 5 * minute);
    // Two levels below counts; the agent's own does not.
    await stake('line052026', 500n, now);
    await stake('arun2026', 700_000n, now);
    pass(5 * minute - 1);
    const running = (await arun.call(realtimeSalary, {})).list;
    expect(issued(running)).toEqual(issued(before.list));
    // The one below has 0.3 per cent of its own line's bets.
    const given = [{ account: 'line012026', nickname: 'Asha 01', amount: '0.02' }];
    const pay = { earned: '5.00', given, carriedIn: '0.00', carriedOut: '0.00', amount: '4.98' };
    expect(running[0]).toMatchObject({ ...pay, state: 'processing' });

    pass(1);
    // Whichever call comes first settles it.
    expect(paise(await arun.balance()) - balance).toBe(498n - 700_000n);
    const first = await arun.call(realtimeSalary, {});
    expect(first.list[1]).toMatchObject({
      from: now,
      to: now + 5 * minute,
      betAmount: '1250.00',
      rate: '0.4',
      state: 'issued',
      ...pay,
      lines: [{ activeMembers: 2, tier: 0, betAmount: '1250.00', amount: '5.00' }],
    });
    expect(paise(first.today) - paise(before.today)).toBe(498n);

    pass(5 * minute);
    const [second] = await Promise.all([
      arun.call(realtimeSalary, {}),
      arun.call(realtimeSalary, {}),
    ]);
    expect(issued(second.list.slice(0, 3)).map(({ amount }) => amount)).toEqual(['2.00', '4.98']);
    // An hour of India's clock is over, too: 0.5 per cent of 1750.00.
    expect(paise(await arun.balance()) - balance).toBe(1573n - 700_000n);
    await booksBalance();
  });

  it('counts only bets that are decided, and is posted at the end of its five minutes', async () => {
    const { member, stake, pass, store } = openAgents();
    const arun = await member('arun2026');
    const tara = await member('tara2026');
    const before = await arun.call(realtimeSalary, {});
    await tara.act('transferCreate', {
      account: 'arun2026',
      amount: '50',
      password: paymentPassword,
    });
    const bet = await stake('tara2026', 90_000n, now);
    await store.transaction(async (tx) => {
      const { key, row } = bet;
      await tx.put(bets, key, { ...row, state: 'void' });
    });
    pass(5 * minute);
    expect(issued((await arun.call(realtimeSalary, {})).list)).toEqual(issued(before.list));
    await stake('tara2026', 100_000n, now + 5 * minute);
    pass(20 * minute);
    await arun.balance();
    const book = memberBook(accountKey('MAYURA', 'arun2026'), 'wallet');
    const own = await store.transaction((tx) =>
      tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` }),
    );
    const salaries = own.filter(({ row }) => row.reference.startsWith('RT-') && row.time > now);
    expect(salaries.map(({ row }) => [row.amount, row.time])).toEqual([['400', now + 10 * minute]]);
  });

  it('is paid up to the end caused by a contract further up', async () => {
    const { member, stake, pass, received } = openAgents();
    const line = await member('line012026');
    const below = await member('line052026');
    const before = paise(await below.balance());
    const offer = { account: 'line052026', kind: 'realtime' as const };
    const tiers = [{ betAmount: '1', rate: '0.2' }];
    const offered = await line.act('contractOffer', { ...offer, tiers });
    await below.act('contractAccept', asRead(offered));
    await stake('line172026', 1000n, now);
    pass(minute);
    const own = await received('line012026', 'realtime');
    await line.act('contractTerminate', asRead(own));
    expect((await received('line052026', 'realtime')).endedBy).toBe('lowerRate');
    await stake('line172026', 1000n, now + minute);
    pass(4 * minute);
    expect(paise(await below.balance()) - before).toBe(2n);
  });

  it('is paid up to the end of the contract, at its rate, and not after', async () => {
    const { member, stake, pass, received } = openAgents();
    const line = await member('line012026');
    const before = paise(await line.balance());
    const all = { pageSize: 100 };
    const old = issued((await line.call(realtimeSalary, all)).list).length;
    const contract = await received('line012026', 'realtime');
    await stake('line052026', 1000n, now);
    pass(6 * minute);
    await stake('line052026', 1000n, now + 6 * minute);
    await line.act('contractTerminate', asRead(contract));
    pass(30 * minute - 1);
    const { list } = await line.call(realtimeSalary, all);
    expect((await line.call(consolidatedContract, {})).realtimeSalary.contract).toBeUndefined();
    expect(list.length - old).toBe(1);
    expect(list[0]).toMatchObject({ state: 'issued', amount: '0.03' });
    expect(paise(await line.balance()) - before).toBe(3n);
  });
});

describe('the pay of a contract', () => {
  const calls = [
    [consolidatedContract, {}],
    [dividendProcessing, {}],
    [dailySalary, {}],
    [hourlySalary, {}],
    [realtimeSalary, {}],
  ] as const;

  it.each(['mira2026', 'trial2026'])('%s is not an agent and is rejected', async (username) => {
    const { member, no, booksUnchanged } = openAgents();
    const own = await member(username);
    await booksUnchanged(async () => {
      for (const [call, request] of calls) {
        expect(await no(own.call(call, request))).toMatchObject({ code: 'NOT_AGENT' });
      }
    });
  });

  it('depends on the merchant’s switches', async () => {
    const off = { ...sandboxMerchant('MAYURA', 'localhost', 2), features: { agentCentre: true } };
    const { member, no, stake, pass } = openAgents({ merchants: [off] });
    const arun = await member('arun2026');
    const balance = await arun.balance();
    await stake('tara2026', 100_000n, now);
    pass(10 * minute);
    expect(await arun.balance()).toBe(balance);
    expect(await arun.call(consolidatedContract, {})).toEqual({
      dividend: { enabled: false },
      dailySalary: { enabled: false },
      hourlySalary: { enabled: false },
      realtimeSalary: { enabled: false },
      multiLevel: true,
    });
    // Who was paid before still sees how; nothing runs.
    expect(issued((await arun.call(dailySalary, {})).list)).not.toEqual([]);
    const { list } = await arun.call(dailySalary, { pageSize: 100 });
    expect(list.filter(({ state }) => state === 'processing')).toEqual([]);
    // Chand has nobody below, and was paid nothing.
    const chand = await member('chand2026');
    for (const [call, request] of calls.slice(1)) {
      expect(await no(chand.call(call, request))).toMatchObject({ code: 'NOT_AVAILABLE' });
    }
    const tiers = [{ betAmount: '1', rate: '0.1' }];
    const offer = { account: 'line012026', kind: 'daily', tiers } as const;
    expect(await no(arun.act('contractOffer', offer))).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('needs a session', async () => {
    const { guest, no } = openAgents();
    for (const id of ['consolidatedContract', 'realtimeSalary'] satisfies EndpointId[]) {
      expect(await no(guest.call(contract[id], {}))).toMatchObject({ kind: 'expired' });
    }
  });
});
