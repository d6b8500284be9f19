import type { ContractKind } from '@livery/api/contract/agents';
import { periodAt, type Stretch } from '../agents/periods.ts';
import { reckon, shareAfter } from '../agents/reckon.ts';
import {
  type ContractRow,
  contractKey,
  contracts,
  type PayRow,
  payKey,
  pays,
  settled,
  settledKey,
} from '../agents/rows.ts';
import { housePeriod } from '../agents/terms.ts';
import { usual } from '../money/request.ts';
import { pickIndex, type Random, streamOf } from '../random.ts';
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
    tiers: [[1000, '0.5']],
    daysAgo: 60,
  },
  {
    upline: 'line052026',
    downline: 'line172026',
    kind: 'daily',
    tiers: [[1000, '0.4']],
    daysAgo: 30,
  },
];

/** How many past periods of each kind an agent has records of. */
const periods = { daily: 13, hourly: 23, realtime: 6, dividend: 3 } as const;

/** Writes the contracts of a merchant's agents, and what they have been paid of late. */
export async function fillAgents(tx: Transaction, parts: MerchantSeedParts): Promise<void> {
  const { seed, merchant, now } = parts;
  const { code, timeZone } = merchant;
  const rows = contractSeeds.map((each, index) => rowOf(each, index, parts));
  for (const row of rows) {
    await tx.put(contracts, contractKey(code, row.contractId), row);
    // What they were paid until now is recorded below; what runs is settled at its end.
    const { downline, kind, periodType } = row;
    const paidTo = { [periodType]: periodAt(periodType, now, timeZone).from };
    await tx.put(settled, settledKey(downline, kind), { paidTo, next: 0, carried: '0' });
  }
  for (const row of rows) {
    if (row.upline !== undefined) continue;
    const random = streamOf(seed, `agents/${row.downline}/${row.kind}`);
    for (const period of periodsBefore(row.kind, { now, timeZone })) {
      const bet = usual(2000 + pickIndex(random, 60_000), { merchant });
      for (const pay of paysOf(row, { period, bet, rows, random })) {
        await tx.put(pays, payKey(pay), pay);
      }
    }
  }
}

function rowOf(
  each: (typeof contractSeeds)[number],
  index: number,
  { merchant, now }: MerchantSeedParts,
): ContractRow {
  const { upline, downline, kind, state = 'active', request = 'new', endedBy, daysAgo } = each;
  const { code } = merchant;
  const time = now - daysAgo * day - index * minute;
  const decidedTime = state === 'offered' ? undefined : time + hour;
  return {
    contractId: `C-SEED-${index + 1}`,
    kind,
    periodType: housePeriod[kind],
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
    begunTime: state === 'active' ? decidedTime : undefined,
    decidedTime,
    endedBy,
  };
}

/**
 * The pay of a contract for a past period, and before it that of the contracts given out of it: each of those below has brought a part
 * of the bets.
 */
function paysOf(
  row: ContractRow,
  {
    period,
    bet,
    rows,
    random,
  }: { period: Stretch; bet: bigint; rows: readonly ContractRow[]; random: Random },
): PayRow[] {
  const { downline: account, kind, periodType, contractId, tiers } = row;
  const below = rows.filter(
    (each) => each.upline === account && each.kind === kind && each.state === 'active',
  );
  const parts = BigInt(below.length + 2);
  const theirs = below.map((each) => paysOf(each, { period, bet: bet / parts, rows, random }));
  // A shorter period holds fewer bets, a longer one more.
  const betAmount = { dividend: bet * 30n, daily: bet, hourly: bet / 20n, realtime: bet / 20n }[
    kind
  ];
  const figures = {
    betAmount,
    profitLoss: kind === 'dividend' ? bet : betAmount / 25n,
    activeMembers: 5 + pickIndex(random, 40),
  };
  const reckoned = reckon(row, figures);
  const earned = BigInt(reckoned.amount);
  // The own pay of each is the last of its list.
  const given = theirs.flatMap((list) => list.at(-1) ?? []);
  const sum = given.reduce((total, each) => total + BigInt(each.earned), 0n);
  const share = shareAfter(earned, sum, 0n);
  const amounts = {
    betAmount: String(betAmount),
    periodProfitLoss: String(figures.profitLoss),
    activeMembers: figures.activeMembers,
  };
  const pay: PayRow = {
    ...period,
    ...amounts,
    account,
    kind,
    periodType,
    lines: [{ ...period, ...amounts, ...reckoned, contractId, tiers }],
    earned: String(earned),
    given: given.map((each) => ({ account: each.account, amount: each.earned })),
    carriedIn: '0',
    carriedOut: '0',
    amount: String(share.amount),
  };
  return [...theirs.flat(), pay];
}

/** Periods of a kind that are over, newest first. */
function periodsBefore(
  kind: ContractKind,
  { now, timeZone }: { now: number; timeZone: string },
): Stretch[] {
  const found: Stretch[] = [];
  let { from } = periodAt(housePeriod[kind], now, timeZone);
  for (let back = 0; back < periods[kind]; back += 1) {
    const period = periodAt(housePeriod[kind], from - 1, timeZone);
    found.push(period);
    // Hours apart, so that the list of five minutes is not one unbroken row.
    from = kind === 'realtime' ? period.from - hour : period.from;
  }
  return found;
}
