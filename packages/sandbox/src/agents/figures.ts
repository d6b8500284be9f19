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

/** Reads accounts and bets for one settlement: the agents of a tree share most of it, and each row is read once. */
export interface Reads {
  /** Keys of those directly below an account. */
  readonly below: (account: string) => Promise<readonly string[]>;
  /**
   * The bets of an account that were decided in a stretch of time. One that is open, or was void, counts for nothing: a wage that was
   * paid on stakes could be had by bets that come back.
   */
  readonly bets: (account: string, stretch: Stretch) => Promise<readonly Counted[]>;
}

export function readsOf(tx: Transaction): Reads {
  return {
    below: once(
      (account) => account,
      async (account) => {
        const found = await tx.range(accounts, 'byUpline', { from: account, to: account });
        return found.map(({ key }) => key);
      },
    ),
    bets: once(
      (account, { from, to }) => `${account}/${from}/${to}`,
      async (account, { from, to }) => {
        const found = await tx.range(bets, 'bySettled', {
          from: `${account}/${sortableTime(from)}`,
          to: `${account}/${sortableTime(to - 1)}`,
        });
        return found.filter(({ row }) => isDecided(row)).map(({ row }) => countedOf(row));
      },
    ),
  };
}

/** A function that remembers its answers. */
function once<Asked extends readonly unknown[], Answer>(
  keyOf: (...asked: Asked) => string,
  read: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = answers.get(key) ?? read(...asked);
    answers.set(key, answer);
    return answer;
  };
}

/** Accounts below one, without it. */
export async function lineBelow(reads: Reads, account: string): Promise<string[]> {
  const line = [...(await reads.below(account))];
  // The list grows while it is walked.
  for (const key of line) line.push(...(await reads.below(key)));
  return line;
}

/** The bets of some accounts that count in a stretch of time. */
export async function betsIn(
  reads: Reads,
  line: readonly string[],
  stretch: Stretch,
): Promise<Counted[]> {
  if (stretch.from >= stretch.to) return [];
  const found: Counted[] = [];
  for (const account of line) found.push(...(await reads.bets(account, stretch)));
  return found;
}

function countedOf({ account, settledAt, time, stake, payout }: BetRow): Counted {
  return { account, time: settledAt ?? time, stake: BigInt(stake), payout: BigInt(payout) };
}
