import { type BetRow, bets, isDecided } from '../history/rows.ts';
import { sortableTime } from '../ledger/rows.ts';
import { accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { Stretch } from './periods.ts';

/** A bet that counts: it was decided, at the moment at which it counts. */
export interface Counted {
  readonly account: string;
  readonly time: number;
  /** Minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** What a line has bet in some time, in minor units. */
export interface Figures {
  readonly betAmount: bigint;
  /** What the line has lost; below nothing when it has won. */
  readonly profitLoss: bigint;
  /** Members with a bet. */
  readonly activeMembers: number;
}

/** The sums of some bets. */
export function figuresOf(counted: readonly Counted[]): Figures {
  let [betAmount, profitLoss] = [0n, 0n];
  const active = new Set<string>();
  for (const { account, stake, payout } of counted) {
    betAmount += stake;
    profitLoss += stake - payout;
    active.add(account);
  }
  return { betAmount, profitLoss, activeMembers: active.size };
}

/**
 * Accounts below one, without it.
 *
 * @param levels how many levels down, at least one
 */
export async function lineBelow(
  tx: Transaction,
  account: string,
  levels: number,
): Promise<string[]> {
  const line: string[] = [];
  let above = [account];
  for (let level = 0; level < levels && above.length > 0; level += 1) {
    const below: string[] = [];
    for (const key of above) {
      const found = await tx.range(accounts, 'byUpline', { from: key, to: key });
      below.push(...found.map((each) => each.key));
    }
    line.push(...below);
    above = below;
  }
  return line;
}

/**
 * The bets of some accounts that were decided in a stretch of time. A bet that is open, or was void, counts for nothing: a wage that
 * was paid on stakes could be had by bets that come back.
 */
export async function betsIn(
  tx: Transaction,
  line: readonly string[],
  { from, to }: Stretch,
): Promise<Counted[]> {
  if (from >= to) return [];
  const found: Counted[] = [];
  for (const account of line) {
    const stretch = {
      from: `${account}/${sortableTime(from)}`,
      to: `${account}/${sortableTime(to - 1)}`,
    };
    for (const { row } of await tx.range(bets, 'bySettled', stretch)) {
      if (isDecided(row)) found.push(countedOf(row));
    }
  }
  return found;
}

function countedOf({ account, settledAt, time, stake, payout }: BetRow): Counted {
  return { account, time: settledAt ?? time, stake: BigInt(stake), payout: BigInt(payout) };
}
