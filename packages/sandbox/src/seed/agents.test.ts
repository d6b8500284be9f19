import { isDeepStrictEqual } from 'node:util';
import { type ContractKind, contractKinds, dailySalary } from '@livery/api/contract/agents';
import { teamCalls } from '@livery/api/contract/team';
import { expect, it } from 'vitest';
import { fillOther, openAgents } from '../agents/agents.fixture.ts';
import { type PayRow, pays } from '../agents/rows.ts';
import { zoneClock } from '../history/days.ts';
import { bets, countsAt, isDecided } from '../history/rows.ts';
import { memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import type { Store } from '../store/store.ts';

const timeZone = 'Asia/Kolkata';
/** From the agent of the house down to one with members alone below. */
const earners = ['arun2026', 'line012026', 'line032026', 'line052026', 'line172026'] as const;

/** What a merchant's store has that pay comes from, and the pay. */
async function contentOf(store: Store, code: string) {
  const ofMerchant = { from: `${code}/`, to: `${code}/~` };
  return store.transaction(async (tx) => ({
    uplines: new Map(
      (await tx.range(accounts, 'byUpline', ofMerchant)).map(({ key, row }) => [key, row.upline]),
    ),
    bets: (await tx.range(bets, 'byMerchant', ofMerchant)).map(({ row }) => row),
    pays: (await tx.range(pays, 'byAccount', ofMerchant)).map(({ row }) => row),
    wages: (await tx.range(postings, 'byMerchant', ofMerchant))
      .map(({ row }) => row)
      .filter(({ book, kind }) => book.startsWith('member/') && /salary|dividend/.test(kind)),
  }));
}
type Content = Awaited<ReturnType<typeof contentOf>>;

/** Bets that were decided in some time, of everybody below an account. */
function betsBelow({ uplines, bets: all }: Content, top: string, from: number, to: number) {
  const isBelow = (account: string): boolean => {
    const upline = uplines.get(account);
    return upline !== undefined && (upline === top || isBelow(upline));
  };
  return all.filter(
    (bet) => isDecided(bet) && countsAt(bet) >= from && countsAt(bet) < to && isBelow(bet.account),
  );
}

/** A share in per cent with two decimals at most, rounded half to even. */
function shareOf(amount: bigint, rate: string): bigint {
  const product = amount * BigInt(Math.round(Number(rate) * 100));
  const [whole, rest] = [product / 10_000n, product % 10_000n];
  const isUp = rest > 5000n || (rest === 5000n && whole % 2n === 1n);
  return isUp ? whole + 1n : whole;
}

/** A payment as the bets of its time and the pay of those below make it, reckoned without what settles it. */
function recomputed(content: Content, { account, kind, to, lines, ...pay }: PayRow) {
  const [line] = lines;
  if (line === undefined) throw new Error('expected a payment of a contract');
  const counted = betsBelow(content, account, line.from, line.to);
  const staked = counted.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const lost = counted.reduce((sum, { payout }) => sum - BigInt(payout), staked);
  const active = new Set(counted.map((bet) => bet.account)).size;
  const base = kind === 'dividend' ? lost : staked;
  const reached = line.tiers.filter(
    (tier) =>
      base > 0n &&
      staked >= BigInt(tier.betAmount) &&
      (kind !== 'dividend' ||
        (lost >= BigInt(tier.periodProfitLoss) && active >= tier.activeMembers)),
  );
  const rate = reached.at(-1)?.rate ?? '0';
  const earned = shareOf(base, rate);
  const given = content.pays
    .filter((each) => each.kind === kind && each.from === pay.from && each.to === to)
    .filter((each) => content.uplines.get(each.account) === account && each.earned !== '0')
    .map((each) => ({ account: each.account, amount: each.earned }));
  const left = given.reduce((rest, { amount }) => rest - BigInt(amount), earned);
  const figures = {
    betAmount: String(staked),
    periodProfitLoss: String(lost),
    activeMembers: active,
  };
  return {
    ...figures,
    earned: String(earned),
    given,
    carriedIn: '0',
    carriedOut: '0',
    amount: String(left),
    lines: [{ ...line, ...figures, rate, amount: String(earned) }],
  };
}

/** Whether computing a payment again gives the same. */
function isRight(content: Content, pay: PayRow): boolean {
  const { given, ...others } = recomputed(content, pay);
  const inOrder = (some: PayRow['given']) =>
    some.map(({ account, amount }) => `${account} ${amount}`).sort();
  return isDeepStrictEqual(
    { ...pay, given: inOrder(pay.given) },
    { ...pay, ...others, given: inOrder(given) },
  );
}

const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

it.each(['MAYURA', 'SENVANG'])(
  'each seeded payment of %s is what the bets of its time come to, to the last minor unit',
  async (code) => {
    const opened = openAgents();
    await fillOther(opened);
    const content = await contentOf(opened.store, code);
    for (const username of earners) {
      const account = accountKey(code, username);
      const own = content.pays.filter((pay) => pay.account === account);
      expect([username, own.length]).not.toEqual([username, 0]);
      expect(own.filter((pay) => !isRight(content, pay))).toEqual([]);
      // And it is in the wallet.
      const book = memberBook(account, 'wallet');
      const wages = content.wages.filter((each) => each.book === book);
      expect(sumOf(wages.map(({ amount }) => amount))).toBe(sumOf(own.map(({ amount }) => amount)));
    }
    // All are of the line of the agent at its top.
    expect(new Set(content.pays.map((pay) => pay.account))).toEqual(
      new Set(earners.map((username) => accountKey(code, username))),
    );
  },
);

it('a seeded payment that is off by one minor unit, or whose bets are, is noticed', async () => {
  const { member, store } = openAgents();
  await member('arun2026');
  const content = await contentOf(store, 'MAYURA');
  const more = (amount: string) => String(BigInt(amount) + 1n);
  const own = content.pays.filter(({ account }) => account === accountKey('MAYURA', 'arun2026'));
  expect(own.length).toBeGreaterThan(50);
  for (const pay of own) {
    const [line] = pay.lines;
    if (line === undefined) throw new Error('expected a payment of a contract');
    for (const off of [
      { ...pay, amount: more(pay.amount) },
      { ...pay, earned: more(pay.earned) },
      { ...pay, betAmount: more(pay.betAmount) },
      { ...pay, lines: [{ ...line, amount: more(line.amount) }] },
    ]) {
      expect([off, isRight(content, off)]).toEqual([off, false]);
    }
    const [bet] = betsBelow(content, pay.account, line.from, line.to);
    if (bet === undefined) throw new Error('expected a payment for bets');
    const others = content.bets.filter((each) => each !== bet);
    const changed = [...others, { ...bet, stake: more(bet.stake) }];
    expect([pay, isRight({ ...content, bets: changed }, pay)]).toEqual([pay, false]);
  }
});

it('each day of pay has the bets that the team’s report has of the day', async () => {
  const { member } = openAgents();
  const arun = await member('arun2026');
  const { list } = await arun.call(dailySalary, { pageSize: 100 });
  const { dayOf } = zoneClock(timeZone);
  const paid = new Map(list.map((pay) => [dayOf(pay.from), pay.betAmount]));
  const { days } = await arun.call(teamCalls.teamOverview, {
    from: '2026-09-01',
    to: '2026-11-21',
  });
  expect(days.filter(({ validBet }) => validBet !== '0.00').length).toBeGreaterThan(30);
  for (const { day, validBet } of days) {
    expect([day, paid.get(day) ?? '0.00']).toEqual([day, validBet]);
  }
});

it('shows every state: paid by each tier, nothing due, given on, and running below the next tier', async () => {
  const { member, store } = openAgents();
  const arun = await member('arun2026');
  const { list } = await arun.call(dailySalary, { pageSize: 100 });
  const rates = list.filter(({ state }) => state === 'issued').map(({ rate }) => rate);
  expect(new Set(rates)).toEqual(new Set(['0', '0.6', '0.8']));
  expect(list[0]).toMatchObject({ state: 'processing', lines: [{ next: { rate: '0.6' } }] });
  const { pays: rows } = await contentOf(store, 'MAYURA');
  const own = rows.filter(({ account }) => account === accountKey('MAYURA', 'arun2026'));
  const paid = (kind: ContractKind) => own.filter((pay) => pay.kind === kind && pay.amount !== '0');
  for (const kind of contractKinds) expect([kind, paid(kind).length > 0]).toEqual([kind, true]);
  expect(own.some(({ given }) => given.length > 1)).toBe(true);
  const { totals } = await arun.call(teamCalls.agentRevenue, {
    from: '2026-01-01',
    to: '2026-11-21',
  });
  expect(totals.total).toBe(fromMinor(sumOf(own.map(({ amount }) => amount)), 2));
});

it('no agent below an agent was paid at a licensed merchant without a legal basis [spec B2.31]', async () => {
  const licensed = { ...sandboxMerchant('MAYURA', 'localhost', 2), profile: 'licensed' } as const;
  const { member, store } = openAgents({ merchants: [licensed] });
  await member('arun2026');
  const { pays: rows, uplines } = await contentOf(store, 'MAYURA');
  expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['MAYURA/arun2026']));
  const direct = [...uplines].filter(([, upline]) => upline === 'MAYURA/arun2026').length;
  for (const { given, activeMembers } of rows) {
    expect(given).toEqual([]);
    expect(activeMembers).toBeLessThanOrEqual(direct);
  }
});
