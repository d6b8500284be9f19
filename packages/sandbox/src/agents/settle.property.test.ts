import { type ContractKind, contractKinds } from '@livery/api/contract/agents';
import { type PeriodType, periodsBelow, periodsOf } from '@livery/api/contract-terms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoneClock } from '../history/days.ts';
import { betKey, bets } from '../history/rows.ts';
import { audit } from '../ledger/audit.ts';
import { memberBook } from '../ledger/ledger.ts';
import { postings } from '../ledger/rows.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { type MemoryStore, memoryStore } from '../store/memory-store.ts';
import { countingTime, noteTime } from './counted.ts';
import { isMultiLevel } from './guards.ts';
import { type ContractRow, contracts, type PayRow, pays, settled, type Tier } from './rows.ts';
import { runningPays } from './running.ts';
import { payHeldBack, reopenPay, settlePay } from './settle.ts';
import { noteSwitches } from './switches.ts';
import { featureOf } from './terms.ts';

const runs = Number(process.env['LIVERY_SETTLEMENT_RUNS'] ?? 300);
const seed = Number(process.env['LIVERY_PROPERTY_SEED'] ?? Date.now() % 2 ** 31);

const [minute, hour] = [60_000, 3_600_000];
const day = 24 * hour;
/** India has no changes of the clock, New York an hour, Lord Howe half an hour; all within the days that follow. */
const zones = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe'] as const;
const start = Date.parse('2026-10-02T07:13:00Z');
const code = 'MAYURA';
const legalBasis = 'Licence 1';
/** When something was switched off. */
type Off = { from: number; to: number };
const most = 8;

const anyContract = fc.record({
  does: fc.constant('contract' as const),
  who: fc.nat(most - 1),
  period: fc.nat(3),
  /** Hundredths of a per cent, and the least figures of two tiers. */
  rate: fc.integer({ min: 1, max: 4000 }),
  bet: fc.integer({ min: 0, max: 60_000 }),
  members: fc.nat(2),
});
const anyPlan = fc.record({
  /** Contracts from the top down, so that most runs have some levels of them. */
  first: fc.array(anyContract, { maxLength: most }),
  kind: fc.constantFrom<ContractKind>(...contractKinds),
  zone: fc.constantFrom(...zones),
  /** Whose downline each account is, of those before it. */
  above: fc.array(fc.nat(most), { minLength: most - 1, maxLength: most - 1 }),
  steps: fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          does: fc.constant('bet' as const),
          who: fc.nat(most - 1),
          stake: fc.integer({ min: 1, max: 90_000 }),
          /** In hundredths of the stake: whole lines win, too. */
          pays: fc.constantFrom(0, 0, 0, 50, 100, 340),
        }),
      },
      {
        weight: 4,
        arbitrary: anyContract,
      },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('end' as const), who: fc.nat(most - 1) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constant('ask' as const), who: fc.nat(most - 1) }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          does: fc.constant('wait' as const),
          ms: fc.oneof(
            fc.integer({ min: 0, max: 9 * minute }),
            fc.integer({ min: 0, max: 30 * hour }),
            fc.integer({ min: 0, max: 20 * day }),
          ),
        }),
      },
      /** The merchant switches the kind, or pay for agents below agents, off or on again. */
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constant('switch' as const),
          what: fc.constantFrom('kind' as const, 'levels' as const),
        }),
      },
      /** The house closes an account, or opens it again. */
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('close' as const), who: fc.nat(most - 1) }),
      },
      /** The clock is set back, and runs on from there. */
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constant('back' as const),
          ms: fc.integer({ min: 1, max: 3 * day }),
        }),
      },
    ),
    { minLength: 8, maxLength: 60, size: 'max' },
  ),
});
type Plan = typeof anyPlan extends fc.Arbitrary<infer Value> ? Value : never;

const keyOf = (who: number) => `${code}/agent${who}`;
const whoOf = (key: string) => Number(key.slice(-1));
const uplineOf = ({ above }: Plan, who: number) =>
  who === 0 ? undefined : (above[who - 1] ?? 0) % who;

/**
 * Lives through a plan on one platform, where members ask in between; or where all ask at the end, and each step counts from when it
 * counted in the other life: where a clock that was set back leads depends on what is paid by then.
 */
async function live(plan: Plan, times?: readonly number[]) {
  const asks = times === undefined;
  const counting: number[] = [];
  let store: MemoryStore = memoryStore();
  const { kind } = plan;
  const seeded = sandboxMerchant(code, 'localhost', 2);
  const features = { ...seeded.features };
  const merchant: SandboxMerchant = {
    ...seeded,
    features,
    timeZone: plan.zone,
    profile: 'licensed',
    agents: { legalBasis },
  };
  await store.transaction(async (tx) => {
    for (let who = 0; who < most; who += 1) {
      const upline = uplineOf(plan, who);
      // Settling reads no more of an account than this.
      const row = {
        id: String(who),
        merchant: code,
        contact: {},
        upline: upline === undefined ? undefined : keyOf(upline),
      };
      await tx.put(accounts, keyOf(who), row as never);
    }
  });
  let now = start;
  let latest = start;
  const closed = new Map<number, bigint>();
  const everClosed = new Set<string>();
  const off = { kind: [] as Off[], levels: [] as Off[] };
  const note = (time: number) =>
    store.transaction((tx) => noteSwitches({ tx, merchant, now: time }));
  await note(now);
  // Who is closed asks for nothing, but is settled when those above ask.
  const ask = async (who: number) => {
    if (closed.has(who)) return;
    await store.transaction(async (tx) => {
      await settlePay({ tx, merchant, now }, keyOf(who), kind);
      await payHeldBack({ tx, merchant, now }, keyOf(who));
    });
  };
  const walletOf = (who: number) =>
    store.transaction(async (tx) => {
      const book = memberBook(keyOf(who), 'wallet');
      const own = await tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` });
      return sumOf(own.map(({ row }) => row.amount));
    });
  const setClosed = async (who: number, excluded: boolean) => {
    await store.transaction(async (tx) => {
      const found = await tx.get(accounts, keyOf(who));
      if (found) await tx.put(accounts, keyOf(who), { ...found.row, excluded });
    });
    const before = closed.get(who);
    if (before !== undefined) expect(await walletOf(who)).toBe(before);
    closed.delete(who);
    if (!excluded) return;
    closed.set(who, await walletOf(who));
    everClosed.add(keyOf(who));
  };
  /** What running periods were said to come to, while nothing has happened since. */
  let shown: PayRow[] = [];
  const runningOf = (who: number) =>
    store.transaction((tx) => runningPays({ tx, merchant, now }, keyOf(who), kind));
  const active = new Map<number, ContractRow>();
  const put = (row: ContractRow) =>
    store.transaction((tx) => tx.put(contracts, `${code}/${row.contractId}`, row));
  const end = async (who: number, time: number): Promise<void> => {
    const row = active.get(who);
    if (row === undefined) return;
    active.delete(who);
    await put({ ...row, state: 'terminated', decidedTime: time });
  };
  /** Those below who are no longer carried. */
  const endBelow = async (who: number, time: number): Promise<void> => {
    const own = active.get(who);
    for (let below = who + 1; below < most; below += 1) {
      const theirs = active.get(below);
      if (uplineOf(plan, below) !== who || theirs === undefined) continue;
      const fits = own && periodsBelow(kind, own.periodType).includes(theirs.periodType);
      if (fits && theirs.tiers.every((tier) => Number(tier.rate) <= rateAt(own.tiers, tier)))
        continue;
      await end(below, time);
      await endBelow(below, time);
    }
  };
  const first = plan.first.map((each, who) => ({ ...each, who }));
  for (const [at, step] of [...first, ...plan.steps].entries()) {
    // Periods end while time passes: what runs then is what was shown before it. A clock that was set back has bets ahead of it.
    if (step.does === 'wait' && asks && now === latest) {
      for (const who of active.keys()) {
        await ask(who);
        if (!closed.has(who)) shown.push(...(await runningOf(who)));
      }
    }
    if (step.does === 'wait') now += step.ms;
    if (step.does === 'back') {
      now -= step.ms;
      for (let who = 0; asks && who < most; who += 1) await ask(who);
    }
    latest = Math.max(latest, now);
    const timeOf = ['contract', 'end', 'switch'].includes(step.does) ? noteTime : countingTime;
    const time = times?.[at] ?? (await store.transaction((tx) => timeOf({ tx, merchant, now })));
    counting.push(time);
    if (time > now) lateSteps += 1;
    if (['bet', 'contract', 'end', 'switch'].includes(step.does)) {
      shown = shown.filter(({ to }) => to <= now);
    }
    if (step.does === 'switch') {
      const times = off[step.what];
      const last = times.at(-1);
      if (step.what === 'kind') features[featureOf[kind]] = !features[featureOf[kind]];
      else merchant.agents = last?.to === Infinity ? { legalBasis } : undefined;
      await note(time);
      if (last?.to === Infinity) last.to = time;
      else times.push({ from: time, to: Infinity });
    }
    if (step.does === 'close') await setClosed(step.who, !closed.has(step.who));
    if (step.does === 'ask' && asks) {
      await ask(step.who);
      // A restart: only what the store holds goes on.
      store = store.copy();
    }
    if (step.does === 'bet') {
      const payout = Math.floor((step.stake * step.pays) / 100);
      await store.transaction((tx) =>
        tx.put(bets, betKey(code, `B${at}`), {
          reference: `B${at}`,
          merchant: code,
          account: keyOf(step.who),
          book: 'wallet',
          game: { vassalage: 'DEMO', gameType: 'FISH' },
          stake: String(step.stake),
          payout: String(payout),
          state: 'lost',
          time,
          settledAt: time,
        }),
      );
    }
    if (step.does === 'end') {
      await end(step.who, time);
      await endBelow(step.who, time);
    }
    if (step.does === 'contract') {
      const above = uplineOf(plan, step.who);
      const own = above === undefined ? undefined : active.get(above);
      if (above !== undefined && (own === undefined || !isMultiLevel({ merchant }))) continue;
      const allowed = own ? periodsBelow(kind, own.periodType) : periodsOf(kind);
      const tier = (share: number, betAmount: number, activeMembers: number) => ({
        betAmount: String(betAmount),
        periodProfitLoss: '0',
        activeMembers: kind === 'dividend' ? activeMembers : 0,
        rate: String(share / 100),
      });
      // Nobody gives more than they get: no tier below one's own, and no rate above it.
      const bounds = (tier: Tier | undefined) => ({
        rate: tier ? Math.round(Number(tier.rate) * 100) : 4000,
        bet: Number(tier?.betAmount ?? 0),
        members: tier?.activeMembers ?? 0,
      });
      const [low, high] = [bounds(own?.tiers[0]), bounds(own?.tiers.at(-1))];
      const rate = Math.min(step.rate, high.rate);
      const lowRate = Math.min(rate >> 1, low.rate);
      const lowBet = Math.max(step.bet >> 2, low.bet);
      const members = Math.max(step.members, high.members);
      await end(step.who, time);
      const row: ContractRow = {
        contractId: `C${at}`,
        kind,
        periodType: allowed[step.period % allowed.length] ?? 'Daily',
        upline: above === undefined ? undefined : keyOf(above),
        downline: keyOf(step.who),
        tiers: [
          ...(lowRate > 0 ? [tier(lowRate, lowBet, low.members)] : []),
          tier(rate, Math.max(step.bet, lowBet, high.bet), members),
        ],
        state: 'active',
        request: 'new',
        time,
        begunTime: time,
        decidedTime: time,
      };
      await put(row);
      active.set(step.who, row);
      await endBelow(step.who, time);
      await store.transaction((tx) => reopenPay({ tx, merchant, now }, keyOf(step.who), kind));
    }
  }
  // Every period is over, and everybody asks, those further down not first.
  now = latest + 40 * day;
  for (const who of [...closed.keys()]) await setClosed(who, false);
  for (let who = 0; who < most; who += 1) await ask(who);
  for (let who = most - 1; who >= 0; who -= 1) await ask(who);
  return store.transaction(async (tx) => ({
    rows: (await tx.range(pays, 'byAccount')).map(({ row }) => row),
    contracts: (await tx.range(contracts, 'byDownline')).map(({ row }) => row),
    bets: (await tx.range(bets, 'byAccount')).map(({ row }) => row),
    postings: (await tx.range(postings, 'byBook')).map(({ row }) => row),
    carried: await Promise.all(
      Array.from({ length: most }, async (_, who) =>
        BigInt((await tx.get(settled, `${keyOf(who)}/${kind}`))?.row.carried ?? 0),
      ),
    ),
    problems: (await audit(tx, code)).problems,
    shown,
    off,
    everClosed,
    counting,
  }));
}

/** The rate that tiers pay at the figures of another one. */
function rateAt(tiers: readonly Tier[], at: Tier): number {
  const reached = tiers.filter(
    (tier) =>
      BigInt(tier.betAmount) <= BigInt(at.betAmount) && tier.activeMembers <= at.activeMembers,
  );
  return Math.max(0, ...reached.map(({ rate }) => Number(rate)));
}

/** The first and the last moment of a period, found by the wall clock's readings alone: another way than the platform's. */
function isOnePeriod(type: PeriodType, { from, to }: { from: number; to: number }, zone: string) {
  const { readingOf } = zoneClock(zone);
  const [first, last, after] = [readingOf(from), readingOf(to - 1), readingOf(to)];
  const [firstDay, lastDay] = [first.slice(0, 10), last.slice(0, 10)];
  const isMidnight = [first, after].every((reading) => reading.endsWith('00:00:00'));
  switch (type) {
    case 'Every5Minutes':
      return to - from === 5 * minute && from % (5 * minute) === 0;
    case 'Hourly':
      return to - from <= hour && (to - from === hour || after.endsWith('00:00:00'));
    case 'Daily':
      return isMidnight && firstDay === lastDay;
    case 'Weekly':
      return (
        isMidnight &&
        new Date(firstDay).getUTCDay() === 1 &&
        Date.parse(lastDay) - Date.parse(firstDay) === 6 * day
      );
    case 'Semimonthly':
      return (
        isMidnight &&
        firstDay.slice(0, 7) === lastDay.slice(0, 7) &&
        ((firstDay.endsWith('-01') && lastDay.endsWith('-15')) ||
          (firstDay.endsWith('-16') && after.slice(8, 10) === '01'))
      );
    case 'Monthly':
      return (
        isMidnight &&
        firstDay.endsWith('-01') &&
        firstDay.slice(0, 7) === lastDay.slice(0, 7) &&
        after.slice(8, 10) === '01'
      );
  }
}

const sumOf = (amounts: Iterable<string>) =>
  [...amounts].reduce((sum, each) => sum + BigInt(each), 0n);

/** A line's pay worked out anew from the bets, in hundredths of a unit's hundredth, without the platform's functions. */
function expectedAmount(
  kind: ContractKind,
  bet: bigint,
  loss: bigint,
  active: number,
  tiers: ContractRow['tiers'],
): bigint {
  const base = kind === 'dividend' ? loss : bet;
  if (base <= 0n) return 0n;
  let rate = 0n;
  for (const tier of tiers) {
    const reached =
      bet >= BigInt(tier.betAmount) &&
      loss >= BigInt(tier.periodProfitLoss) &&
      active >= tier.activeMembers;
    if (kind === 'dividend' ? reached : bet >= BigInt(tier.betAmount))
      rate = BigInt(Math.round(Number(tier.rate) * 100));
  }
  const exact = base * rate;
  const [whole, rest] = [exact / 10_000n, exact % 10_000n];
  return whole + (rest > 5000n || (rest === 5000n && whole % 2n === 1n) ? 1n : 0n);
}

/** What a row says of money. */
function comesTo({ earned, given, carriedIn, carriedOut, amount, lines }: PayRow) {
  const parts = given.map((each) => Object.values(each));
  const counted = lines.filter(({ betAmount }) => betAmount !== '0');
  return { earned, parts: parts.sort(), carriedIn, carriedOut, amount, counted };
}

let [paidRows, deepRows, carriedRows, shownRows, lateRows, offBets] = [0, 0, 0, 0, 0, 0];
let lateSteps = 0;

it(`pays each period once and all of it, in ${runs} random trees (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      const asked = await live(plan);
      const atOnce = await live(plan, asked.counting);
      const plain = (rows: readonly PayRow[]) => rows.map((row) => JSON.stringify(row)).sort();
      // Whoever asks, and when: the same periods come to the same.
      expect(plain(asked.rows)).toEqual(plain(atOnce.rows));
      expect(asked.problems).toEqual([]);
      const { kind, zone } = plan;
      const below = (who: string): Set<string> => {
        const line = new Set<string>();
        for (let each = 0; each < most; each += 1) {
          const upline = uplineOf(plan, each);
          if (upline !== undefined && (keyOf(upline) === who || line.has(keyOf(upline))))
            line.add(keyOf(each));
        }
        return line;
      };

      // None forgotten, none twice: every bet that a contract covers is in one of its lines.
      for (const contract of asked.contracts) {
        const { begunTime = 0, decidedTime = 0, state } = contract;
        const to = state === 'active' ? Infinity : decidedTime;
        const line = below(contract.downline);
        const under = asked.bets.filter(
          ({ account, time }) => line.has(account) && time >= begunTime && time < to,
        );
        const isOff = (times: readonly Off[], at: number) =>
          times.some(({ from, to: end }) => at >= from && at < end);
        // What was bet while the kind was off counts for nothing, and without levels what a house's agent has directly below counts.
        const covered = under.filter(({ account, time }) => {
          if (isOff(asked.off.kind, time)) return false;
          const isDirect = uplineOf(plan, whoOf(account)) === whoOf(contract.downline);
          return !isOff(asked.off.levels, time) || (contract.upline === undefined && isDirect);
        });
        offBets += under.length - covered.length;
        const lines = asked.rows.flatMap((row) =>
          row.lines.filter(({ contractId }) => contractId === contract.contractId),
        );
        expect(sumOf(lines.map(({ betAmount }) => betAmount))).toBe(
          sumOf(covered.map(({ stake }) => stake)),
        );
        for (const each of lines) {
          const own = covered.filter(({ time }) => time >= each.from && time < each.to);
          const bet = sumOf(own.map(({ stake }) => stake));
          const loss = bet - sumOf(own.map(({ payout }) => payout));
          const active = new Set(own.map(({ account }) => account)).size;
          expect([each.betAmount, each.periodProfitLoss, each.activeMembers]).toEqual([
            String(bet),
            String(loss),
            active,
          ]);
          expect(BigInt(each.amount)).toBe(expectedAmount(kind, bet, loss, active, contract.tiers));
        }
      }

      for (const row of asked.rows) {
        expect(isOnePeriod(row.periodType, row, zone)).toBe(true);
        expect(BigInt(row.earned)).toBe(sumOf(row.lines.map(({ amount }) => amount)));
        // The parts of a team add up to the whole.
        const parts = BigInt(row.amount) + sumOf(row.given.map(({ amount }) => amount));
        expect(parts - BigInt(row.carriedOut) + BigInt(row.carriedIn)).toBe(BigInt(row.earned));
        expect(BigInt(row.amount) >= 0n && BigInt(row.carriedOut) >= 0n).toBe(true);
        if (row.given.length > 0) deepRows += 1;
        if (row.carriedOut !== '0') carriedRows += 1;
      }
      paidRows += asked.rows.length;

      // What is given is taken from the pay above once, so in the end the house pays what it gives itself, and what is carried.
      const houseGives = asked.rows.filter(
        ({ account }) => uplineOf(plan, whoOf(account)) === undefined,
      );
      const paid = sumOf(asked.rows.map(({ amount }) => amount));
      const carried = asked.carried.reduce((sum, each) => sum + each, 0n);
      expect(paid).toBe(sumOf(houseGives.map(({ earned }) => earned)) + carried);

      // And the ledger says the same, period by period.
      const posted = asked.postings.filter(({ book }) => book.startsWith('member/'));
      expect(sumOf(posted.map(({ amount }) => amount))).toBe(paid);
      // What was held back of a closed account is posted later than at the end of its period.
      const isOnTime = (account: string) => !asked.everClosed.has(account);
      const times = posted.map(({ book, time, amount }) => {
        const isLate = [...asked.everClosed].some((key) => book === memberBook(key, 'wallet'));
        return `${book} ${isLate ? 'later' : time} ${amount}`;
      });
      const due = asked.rows.filter(({ amount }) => amount !== '0');
      const rows = due.map(
        ({ account, to, amount }) =>
          `${memberBook(account, 'wallet')} ${isOnTime(account) ? to : 'later'} ${amount}`,
      );
      expect(times.sort()).toEqual(rows.sort());
      expect(asked.rows.some(({ isHeldBack }) => isHeldBack)).toBe(false);
      lateRows += due.filter(({ account }) => !isOnTime(account)).length;

      // What a running period was said to come to is what it came to, when nothing has happened since.
      for (const row of asked.shown.filter(({ betAmount }) => betAmount !== '0')) {
        const paidRow = asked.rows.find(
          ({ account, periodType, from }) =>
            account === row.account && periodType === row.periodType && from === row.from,
        );
        expect(paidRow && comesTo(paidRow)).toEqual(comesTo(row));
        shownRows += 1;
      }
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  // Runs in which nobody is paid, nothing is given on and nothing carried prove nothing.
  expect(paidRows).toBeGreaterThan(runs);
  expect(deepRows).toBeGreaterThan(runs / 20);
  expect(carriedRows).toBeGreaterThan(0);
  expect(shownRows).toBeGreaterThan(runs / 20);
  expect(lateRows).toBeGreaterThan(0);
  expect(offBets).toBeGreaterThan(0);
  expect(lateSteps).toBeGreaterThan(0);
}, 300_000);
