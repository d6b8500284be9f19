import type { Transaction } from '../store/store.ts';
import {
  type BookRow,
  books,
  type MovementKind,
  type PostingRow,
  postingKey,
  postings,
  sortableTime,
} from './rows.ts';

/** The unit of points; they are posted like money. */
export const pointsCurrency = 'PTS';

/** The books of a member; `vendor/LUMA` holds what is in that vendor's wallet, `held` what a withdrawal has set aside. */
export type MemberBook = 'wallet' | 'held' | 'points' | 'bonus' | `vendor/${string}`;
/** The house accounts. They have no minimum: the operator is never short. */
export type HouseBook =
  | 'bank'
  | 'fees'
  | 'disputes'
  | 'games'
  | 'bonus'
  | 'rebate'
  | 'points'
  | 'agents'
  | 'referral'
  | 'opening';

/** What the names of all books of a member begin with. `account` is the key of the account's row. */
export function memberBooks(account: string): string {
  return `member/${account}/`;
}

/** Name of a member's book. */
export function memberBook(account: string, book: MemberBook): string {
  return memberBooks(account) + book;
}

/** Key of the account whose wallet a book is, or what a withdrawal has set aside; undefined of any other book. */
export function ownerOf(book: string): string | undefined {
  return /^member\/(.+)\/(?:wallet|held)$/.exec(book)?.[1];
}

/** Name of a book of a merchant's house. */
export function houseBook(merchant: string, book: HouseBook): string {
  return `house/${merchant}/${book}`;
}

/** A movement as it is asked for. */
export interface Movement {
  /** Different for each movement of a merchant. */
  readonly id: string;
  readonly merchant: string;
  readonly kind: MovementKind;
  readonly time: number;
  readonly reference: string;
  /** Into which books how many minor units go (negative: come out of); zero in sum. */
  readonly postings: readonly {
    readonly book: string;
    readonly amount: bigint;
    readonly currency: string;
  }[];
}

/** A member's book that would fall below nothing. Nothing was written. */
export interface Short {
  readonly book: string;
  readonly balance: bigint;
}

/**
 * Writes a movement, all of it or nothing. Gives the book that has too little, if one has; the floor of a member's book is zero.
 *
 * @throws Error on a movement that does not sum to zero: that is a defect of the caller
 */
export async function post(tx: Transaction, movement: Movement): Promise<Short | undefined> {
  const { id, merchant, kind, time, reference } = movement;
  const sides = movement.postings.filter(({ amount }) => amount !== 0n);
  checkBalanced(movement);
  const changed = new Map<string, BookRow>();
  for (const { book, amount, currency } of sides) {
    if (!hasFloor(book)) continue;
    const before = changed.get(book) ?? (await tx.get(books, book))?.row;
    const balance = BigInt(before?.balance ?? 0);
    changed.set(book, { book, merchant, currency, balance: String(balance + amount) });
  }
  for (const [book, { balance }] of changed) {
    if (BigInt(balance) < 0n) return { book, balance: await balanceOf(tx, book) };
  }
  for (const [book, row] of changed) await tx.put(books, book, row);
  for (const [at, { book, amount, currency }] of sides.entries()) {
    const row = {
      movement: id,
      merchant,
      book,
      amount: String(amount),
      currency,
      kind,
      time,
      reference,
    };
    // Must be new: an id that exists makes the whole act run again, with another id.
    await tx.put(postings, postingKey(id, at), row, 0);
  }
  return undefined;
}

/** What a member's book holds, in minor units. */
export async function balanceOf(tx: Transaction, book: string): Promise<bigint> {
  return BigInt((await tx.get(books, book))?.row.balance ?? 0);
}

/** Everything that a member has to play with, in minor units: the wallet, and what lies in wallets of vendors. */
export async function fundsOf(tx: Transaction, account: string): Promise<bigint> {
  const own = memberBook(account, 'wallet');
  const atVendors = memberBook(account, 'vendor/');
  let sum = await balanceOf(tx, own);
  const stretch = { from: atVendors, to: `${atVendors}~` };
  for (const { row } of await tx.range(books, 'byBook', stretch)) sum += BigInt(row.balance);
  return sum;
}

/** The postings of everything that a member plays from since a moment: the wallet's, and those of wallets at vendors. */
export async function playPostingsSince(
  tx: Transaction,
  account: string,
  since: number,
): Promise<PostingRow[]> {
  const atVendors = memberBook(account, 'vendor/');
  const there = await tx.range(postings, 'byBook', { from: atVendors, to: `${atVendors}~` });
  return [
    ...(await postingsSince(tx, memberBook(account, 'wallet'), since)),
    ...there.map(({ row }) => row).filter(({ time }) => time >= since),
  ];
}

/** The postings of a book since a moment, oldest first. */
export async function postingsSince(
  tx: Transaction,
  book: string,
  since: number,
): Promise<PostingRow[]> {
  const stretch = { from: `${book}/${sortableTime(since)}`, to: `${book}/~` };
  return (await tx.range(postings, 'byBook', stretch)).map(({ row }) => row);
}

/**
 * Sum of the postings of some kinds in a book since a moment, in minor units: how much was paid in today, what was staked this week.
 */
export async function sumSince(
  tx: Transaction,
  book: string,
  kinds: readonly MovementKind[],
  since: number,
): Promise<bigint> {
  const rows = await postingsSince(tx, book, since);
  const own = rows.filter(({ kind }) => kinds.includes(kind));
  return own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

function hasFloor(book: string): boolean {
  return book.startsWith('member/');
}

function checkBalanced({ id, kind, postings: sides }: Movement): void {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of sides) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  const wrong = [...sums].find(([, sum]) => sum !== 0n);
  if (wrong !== undefined || sides.length < 2) {
    throw new Error(
      `Expected a movement of two or more postings that sum to zero; ${kind} ${id} is off by ${wrong?.[1] ?? 0n} ${wrong?.[0] ?? ''}.`,
    );
  }
}
