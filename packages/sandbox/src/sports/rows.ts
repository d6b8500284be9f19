import type { BetState } from '@livery/api/contract/history';
import type { MarketId, PickId, SportId } from '@livery/api/contract/sports';
import { sortableTime } from '../ledger/rows.ts';
import { table } from '../store/store.ts';
import type { Score } from './scores.ts';

/**
 * A bet on a match, with all that it was accepted at: a later list of matches changes none of it. Amounts are minor units, as text; its
 * stake and what it pays are those of the bet with the same reference.
 */
export interface SportsBetRow {
  reference: string;
  merchant: string;
  /** Key of the account's row. */
  account: string;
  vassalage: string;
  eventId: string;
  sport: SportId;
  home: string;
  away: string;
  startsAt: number;
  market: MarketId;
  pick: PickId;
  /** Whether a draw could be bet on too: if not, a draw is a dead heat. */
  hasDraw: boolean;
  /** Quarters of a point. */
  line?: number | undefined;
  /** Hundredths: accepted, and seen by the member before. */
  price: number;
  seen: number;
  stake: string;
  payout: string;
  state: BetState;
  time: number;
  /** When its match is decided; absent once it is settled. */
  due?: number | undefined;
  settledAt?: number | undefined;
  /** How the match ended; absent where it did not take place. */
  score?: Score | undefined;
}
/** By merchant and reference. */
export const sportsBets = table<SportsBetRow>('sportsBets', {
  byAccount: ({ account, time, reference }) => `${account}/${sortableTime(time)}/${reference}`,
  byDue: ({ merchant, due }) => `${merchant}/${due === undefined ? '~' : sortableTime(due)}`,
});

/** Key of a row of {@link sportsBets}. */
export function sportsBetKey({
  merchant,
  reference,
}: Pick<SportsBetRow, 'merchant' | 'reference'>): string {
  return `${merchant}/${reference}`;
}
