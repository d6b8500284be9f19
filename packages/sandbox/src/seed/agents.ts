import type { ContractKind } from '@livery/api/contract/agents';
import { readsOf } from '../agents/figures.ts';
import { type ContractRow, contractKey, contracts } from '../agents/rows.ts';
import { settlePay } from '../agents/settle.ts';
import { noteSwitches } from '../agents/switches.ts';
import { featureOf, housePeriod } from '../agents/terms.ts';
import { usual } from '../money/request.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Contracts: who gives (absent: the house), who is paid, what for, at which rates from which bets on, and how it stands. Those that are
 * paid by hour and by minute are a few days old: there is a row for each period with a bet.
 */
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
      [50_000, '30'],
      [200_000, '40'],
    ],
    daysAgo: 380,
  },
  {
    downline: 'arun2026',
    kind: 'daily',
    tiers: [
      [1000, '0.6'],
      [10_000, '0.8'],
    ],
    daysAgo: 380,
  },
  { downline: 'arun2026', kind: 'hourly', tiers: [[100, '0.5']], daysAgo: 3 },
  { downline: 'arun2026', kind: 'realtime', tiers: [[1, '0.4']], daysAgo: 3 },
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
    daysAgo: 2,
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
    daysAgo: 2,
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

/** Writes the contracts of a merchant's agents. */
export async function fillContracts(tx: Transaction, parts: MerchantSeedParts): Promise<void> {
  for (const [index, each] of contractSeeds.entries()) {
    const row = rowOf(each, index, parts);
    await tx.put(contracts, contractKey(parts.merchant.code, row.contractId), row);
  }
}

/**
 * Pays what the contracts have come to until now, as it is settled from then on: so each payment adds up with the bets that the team's
 * reports have of its period.
 */
export async function fillPays(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  // Which kinds a merchant has may change at any start: the past is that of one that had each.
  const hadEach = Object.fromEntries(Object.values(featureOf).map((feature) => [feature, true]));
  const features = { ...merchant.features, ...hadEach };
  const context = { tx, merchant: { ...merchant, features }, now };
  await noteSwitches(context);
  const reads = readsOf(context);
  // Each contract counts some of them: they are read once.
  await reads.bets({ from: 0, to: now });
  for (const { upline, downline, kind } of contractSeeds) {
    // With it goes what is given out of it.
    if (upline === undefined) {
      await settlePay({ ...context, reads }, accountKey(merchant.code, downline), kind);
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
