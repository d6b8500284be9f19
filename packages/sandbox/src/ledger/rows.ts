import { table } from '../store/store.ts';

/** Why units move. A history and a limit tell movements apart by it. */
export const movementKinds = [
  'opening',
  'deposit',
  'depositFee',
  'withdrawal',
  'withdrawalReturn',
  'withdrawalFee',
  'transfer',
  'vendorIn',
  'vendorOut',
  'stake',
  'payout',
  'rebate',
  'bonus',
  'bonusGivenUp',
  'reward',
  'salary',
  'dividend',
  'referral',
  'points',
  'pointsRedeemed',
  'pointsConverted',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** One side of a movement: so many minor units into a book, or out of it when negative. */
export interface PostingRow {
  /** Id of the movement; its postings sum to zero in each currency. */
  movement: string;
  merchant: string;
  book: string;
  /** Minor units, as text: JSON has no whole numbers of this size. */
  amount: string;
  currency: string;
  kind: MovementKind;
  /** Milliseconds since 1970. */
  time: number;
  /** What it belongs to: a deposit's number, a bet's, a vendor's code. */
  reference: string;
}
export const postings = table<PostingRow>('postings', {
  byBook: ({ book, time }) => `${book}/${sortableTime(time)}`,
  byMerchant: ({ merchant, time }) => `${merchant}/${sortableTime(time)}`,
});

/** Key of one side of a movement, counted from 0. */
export function postingKey(movement: string, at: number): string {
  return `${movement}/${at}`;
}

/** What a member's book holds: the sum of its postings, kept beside them so that its floor can be checked at once. */
export interface BookRow {
  book: string;
  merchant: string;
  currency: string;
  /** Minor units. */
  balance: string;
}
export const books = table<BookRow>('books', {
  byBook: ({ book }) => book,
  byMerchant: ({ merchant }) => merchant,
});

/** A moment as text that sorts as moments do. */
export function sortableTime(time: number): string {
  return String(Math.floor(time)).padStart(15, '0');
}
