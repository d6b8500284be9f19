import type { Context } from '../handlers.ts';
import { type BetRow, bets, countsAt, isDecided } from '../history/rows.ts';
import { sortableTime } from '../ledger/rows.ts';
import { accounts } from '../session/rows.ts';
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
   * The bets of a merchant that were decided in a stretch of time. One that is open, or was void, counts for nothing: a wage that was
   * paid on stakes could be had by bets that come back.
   */
  readonly bets: (stretch: Stretch) => Promise<readonly Counted[]>;
}

/** Reads in one stretch whatever it is of all accounts: for a large tree that is quicker than a stretch for each. */
export function readsOf({ tx, merchant }: Pick<Context, 'tx' | 'merchant'>): Reads {
  const { code } = merchant;
  let tree: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  const read: (Stretch & { readonly bets: Promise<readonly Counted[]> })[] = [];

  async function readTree() {
    const found = await tx.range(accounts, 'byUpline', { from: `${code}/`, to: `${code}/~` });
    const keys = new Map<string, string[]>();
    for (const [upline = '', rows] of Map.groupBy(found, ({ row }) => row.upline)) {
      keys.set(
        upline,
        rows.map(({ key }) => key),
      );
    }
    return keys;
  }

  async function readBets({ from, to }: Stretch) {
    const found = await tx.range(bets, 'byMerchant', {
      from: `${code}/${sortableTime(from)}`,
      to: `${code}/${sortableTime(to - 1)}`,
    });
    return found.filter(({ row }) => isDecided(row)).map(({ row }) => countedOf(row));
  }

  return {
    async below(account) {
      tree ??= readTree();
      return (await tree).get(account) ?? [];
    },
    async bets(stretch) {
      const { from, to } = stretch;
      const whole = read.find((each) => each.from <= from && to <= each.to);
      if (whole === undefined) {
        const own = { ...stretch, bets: readBets(stretch) };
        read.push(own);
        return own.bets;
      }
      return (await whole.bets).filter(({ time }) => time >= from && time < to);
    },
  };
}

/** Accounts below one, without it. */
export async function lineBelow(reads: Reads, account: string): Promise<ReadonlySet<string>> {
  const line = new Set(await reads.below(account));
  // The set grows while it is walked.
  for (const key of line) for (const below of await reads.below(key)) line.add(below);
  return line;
}

function countedOf(bet: BetRow): Counted {
  const { account, stake, payout } = bet;
  return { account, time: countsAt(bet), stake: BigInt(stake), payout: BigInt(payout) };
}
