import type { BetState } from '@livery/api/contract/history';
import type { MemberBook } from '../ledger/ledger.ts';
import { sortableTime } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** What a bet is on. */
export interface BetGame {
  vassalage: string;
  gameType: string;
  /** Of a game of a hall, whose row has its name. */
  nodeId?: number | undefined;
  /** Of a lottery. */
  gameCode?: string | undefined;
  /** Of what is no game of a hall. */
  name?: Localised | undefined;
  /** Language of a name that is the same everywhere. */
  foreign?: string | undefined;
}

/** A bet of a member. Amounts are minor units. */
export interface BetRow {
  reference: string;
  merchant: string;
  /** Key of the account's row. */
  account: string;
  /** The member's book that the stake came out of, and that wins go into. */
  book: Extract<MemberBook, 'wallet' | `vendor/${string}`>;
  game: BetGame;
  stake: string;
  /** What was paid out so far, the stake included. */
  payout: string;
  state: BetState;
  /** Milliseconds since 1970. */
  time: number;
  /** When the last part of it was decided. */
  settledAt?: number | undefined;
}
export const bets = table<BetRow>('bets', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
  bySettled: ({ account, settledAt }) =>
    settledAt === undefined ? 'open' : `${account}/${sortableTime(settledAt)}`,
  byMerchant: (row) => `${row.merchant}/${sortableTime(countsAt(row))}`,
});

/** The moment by which a bet belongs to a day of a team: when it was settled, or, while it is open, when it was placed. */
export function countsAt({ settledAt, time }: Pick<BetRow, 'settledAt' | 'time'>): number {
  return settledAt ?? time;
}

/** A bet as it was at a moment that is past. What was paid for a part of it until then is not known any more. */
export function betAt(bet: BetRow, moment: number): BetRow {
  if (bet.settledAt === undefined || bet.settledAt <= moment) return bet;
  return { ...bet, state: 'open', payout: '0', settledAt: undefined };
}

/** Key of a bet's row. */
export function betKey(merchant: string, reference: string): string {
  return `${merchant}/${reference}`;
}

/** Whether a bet is over and counts: it was won, lost or drawn, and neither is open nor was void. */
export function isDecided({ state }: Pick<BetRow, 'state'>): boolean {
  return state === 'won' || state === 'lost' || state === 'drawn';
}

/** What a bet is once all of it is paid: `won` only above the stake. */
export function decided(stake: bigint, payout: bigint): 'won' | 'lost' | 'drawn' {
  if (payout === stake) return 'drawn';
  return payout > stake ? 'won' : 'lost';
}
