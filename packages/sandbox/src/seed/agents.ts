import type { ContractKind } from '@livery/api/contract/agents';
import {
  type ContractRow,
  contractKey,
  contracts,
  type PayRow,
  payKey,
  pays,
} from '../agents/rows.ts';
import { wageOf } from '../agents/terms.ts';
import { type ZoneClock, zoneClock } from '../history/days.ts';
import { percent, shareOf } from '../money/amount.ts';
import { usual } from '../money/request.ts';
import { pickIndex, streamOf } from '../random.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Contracts: who gives (absent: the house), who is paid, what for, at which rates from which bets on, and how it stands. */
const contractSeeds: readonly {
  upline?: string;
  downline: string;
  kind: ContractKind;
  /** Least bets in usual units, and the rate. */
  tiers: readonly (readonly [number, string])[];
  state?: ContractRow['state'];
  request?: ContractRow['request'];
  endedBy?: ContractRow['endedBy'];
  daysAgo: number;
}[] = [
  {
    downline: 'arun2026',
    kind: 'dividend',
    tiers: [
      [100_000, '30'],
      [500_000, '40'],
    ],
    daysAgo: 380,
  },
  {
    downline: 'arun2026',
    kind: 'daily',
    tiers: [
      [1000, '0.6'],
      [50_000, '0.8'],
    ],
    daysAgo: 380,
  },
  { downline: 'arun2026', kind: 'hourly', tiers: [[100, '0.5']], daysAgo: 380 },
  { downline: 'arun2026', kind: 'realtime', tiers: [[1, '0.4']], daysAgo: 380 },
  { downline: 'bela2026', kind: 'daily', tiers: [[1000, '0.5']], daysAgo: 300 },
  { downline: 'bela2026', kind: 'realtime', tiers: [[1, '0.3']], daysAgo: 300 },
  { downline: 'chand2026', kind: 'dividend', tiers: [[50_000, '25']], daysAgo: 200 },
  { downline: 'devi2026', kind: 'hourly', tiers: [[100, '0.3']], daysAgo: 100 },
  {
    upline: 'arun2026',
    downline: 'line012026',
    kind: 'daily',
    tiers: [[1000, '0.6']],
    daysAgo: 250,
  },
  {
    upline: 'arun2026',
    downline: 'line012026',
    kind: 'realtime',
    tiers: [[1, '0.3']],
    daysAgo: 240,
  },
  {
    upline: 'arun2026',
    downline: 'line012026',
    kind: 'dividend',
    tiers: [[100_000, '20']],
    state: 'offered',
    daysAgo: 1,
  },
  {
    upline: 'arun2026',
    downline: 'line012026',
    kind: 'hourly',
    tiers: [[100, '0.2']],
    state: 'rejected',
    daysAgo: 90,
  },
  {
    upline: 'arun2026',
    downline: 'line032026',
    kind: 'daily',
    tiers: [[1000, '0.5']],
    request: 'termination',
    daysAgo: 120,
  },
  {
    upline: 'arun2026',
    downline: 'line032026',
    kind: 'dividend',
    tiers: [[100_000, '15']],
    state: 'terminated',
    endedBy: 'downline',
    daysAgo: 150,
  },
  {
    upline: 'line012026',
    downline: 'line052026',
    kind: 'daily',
    tiers: [[500, '0.5']],
    daysAgo: 60,
  },
  {
    upline: 'line052026',
    downline: 'line172026',
    kind: 'daily',
    tiers: [[500, '0.4']],
    daysAgo: 30,
  },
];

/** How many past periods of each kind an agent has records of. */
const periods = { daily: 14, hourly: 24, realtime: 6, dividend: 4 } as const;

/** Writes the contracts of a merchant's agents, and what those with the house have been paid of late. */
export async function fillAgents(
  tx: Transaction,
  { seed, merchant, now }: MerchantSeedParts,
): Promise<void> {
  const { code } = merchant;
  const clock = remembering(zoneClock(merchant.timeZone));
  for (const [index, each] of contractSeeds.entries()) {
    const { upline, downline, kind, state = 'active', request = 'new', endedBy, daysAgo } = each;
    const time = now - daysAgo * day - index * minute;
    const row: ContractRow = {
      contractId: `C-SEED-${index + 1}`,
      kind,
      upline: upline && accountKey(code, upline),
      downline: accountKey(code, downline),
      tiers: each.tiers.map(([units, rate]) => ({
        betAmount: String(usual(units, { merchant })),
        periodProfitLoss: kind === 'dividend' ? String(usual(units / 100, { merchant })) : '0',
        activeMembers: kind === 'dividend' ? 5 : 0,
        rate,
      })),
      state,
      request,
      time,
      decidedTime: state === 'offered' ? undefined : time + hour,
      endedBy,
    };
    await tx.put(contracts, contractKey(code, row.contractId), row);
    if (upline !== undefined) continue;
    const random = streamOf(seed, `agents/${code}/${downline}/${kind}`);
    for (let back = 0; back < periods[kind]; back += 1) {
      const units = 2000 + pickIndex(random, 60_000);
      const pay = payOf(row, { back, now, clock, bet: usual(units, { merchant }) });
      await tx.put(pays, payKey(pay), {
        ...pay,
        ...(kind === 'dividend' ? { activeMembers: 5 + pickIndex(random, 40) } : {}),
      });
    }
  }
}

/** The pay of one past period; the one that runs is still being worked out. */
function payOf(
  { kind, tiers, downline: account }: ContractRow,
  { back, now, clock, bet }: { back: number; now: number; clock: ZoneClock; bet: bigint },
): PayRow {
  const [from, to] = periodOf(kind, { back, now, clock });
  const state = to > now ? 'processing' : 'issued';
  if (kind === 'dividend') {
    const [betAmount, periodProfitLoss] = [bet * 30n, bet];
    const rate = wageOf(tiers, betAmount)?.rate ?? '0';
    const amount = shareOf(periodProfitLoss, percent(rate));
    return {
      account,
      kind,
      from,
      to,
      betAmount: String(betAmount),
      periodProfitLoss: String(periodProfitLoss),
      rate,
      amount: String(amount),
      state,
    };
  }
  // A shorter period holds fewer bets.
  const betAmount = kind === 'daily' ? bet : bet / 20n;
  const { rate = '0', amount = 0n } = wageOf(tiers, betAmount) ?? {};
  return {
    account,
    kind,
    from,
    to,
    betAmount: String(betAmount),
    rate,
    amount: String(amount),
    state,
  };
}

/** Begin and end of the period so many before the one that runs; real-time pay has only periods that are over. */
function periodOf(
  kind: ContractKind,
  { back, now, clock }: { back: number; now: number; clock: ZoneClock },
): readonly [number, number] {
  const today = clock.dayOf(now);
  if (kind === 'dividend') {
    const [year = '', month = ''] = today.split('-');
    const first = (ago: number) =>
      clock.startOf(
        new Date(Date.UTC(Number(year), Number(month) - 1 - ago)).toISOString().slice(0, 10),
      );
    return [first(back), first(back - 1)];
  }
  if (kind === 'daily') {
    const from = clock.startOf(dayBefore(today, back));
    return [from, clock.startOf(dayBefore(today, back - 1))];
  }
  const length = kind === 'hourly' ? hour : 5 * minute;
  const last = Math.floor(now / length) * length;
  // Hours apart, so that the list of five minutes is not one unbroken row.
  if (kind === 'realtime') return [last - length - back * hour, last - back * hour];
  return [last - back * length, last - (back - 1) * length];
}

/** The same clock, which works out the beginning of a day once: the same days come for each agent. */
function remembering(clock: ZoneClock): ZoneClock {
  const starts = new Map<string, number>();
  return {
    ...clock,
    startOf(each) {
      const start = starts.get(each) ?? clock.startOf(each);
      starts.set(each, start);
      return start;
    },
  };
}

function dayBefore(today: string, back: number): string {
  return new Date(Date.parse(today) - back * day).toISOString().slice(0, 10);
}
