import type { Transaction } from '../store/store.ts';
import { books, postings } from './rows.ts';

/** A book as the postings have it. */
export interface AuditedBook {
  book: string;
  currency: string;
  /** Minor units. */
  balance: bigint;
  postings: number;
}

/** What an audit of a merchant's books found. */
export interface Audit {
  movements: number;
  books: AuditedBook[];
  /** Sentences; none when the books are right. */
  problems: string[];
}

/**
 * Recalculates every posting of a merchant: each movement sums to zero in each currency, each member's book holds what its
 * postings say, and none holds less than nothing.
 */
export async function audit(tx: Transaction, merchant: string): Promise<Audit> {
  const stretch = { from: `${merchant}/`, to: `${merchant}/~` };
  const movements = new Map<string, bigint>();
  const found = new Map<string, AuditedBook>();
  for (const { row } of await tx.range(postings, 'byMerchant', stretch)) {
    const amount = BigInt(row.amount);
    const movement = `${row.movement} ${row.currency}`;
    movements.set(movement, (movements.get(movement) ?? 0n) + amount);
    const place = `${row.book} ${row.currency}`;
    const book = found.get(place) ?? {
      book: row.book,
      currency: row.currency,
      balance: 0n,
      postings: 0,
    };
    found.set(place, {
      ...book,
      balance: book.balance + amount,
      postings: book.postings + 1,
    });
  }
  const problems: string[] = [];
  for (const [movement, sum] of movements) {
    if (sum !== 0n) problems.push(`Movement ${movement} does not sum to zero but to ${sum}.`);
  }
  for (const { book, currency, balance } of found.values()) {
    if (!book.startsWith('member/')) continue;
    if (balance < 0n) problems.push(`Book ${book} holds ${balance} ${currency}.`);
    const kept = (await tx.get(books, book))?.row;
    if (kept?.balance !== String(balance)) {
      problems.push(`Book ${book} says ${kept?.balance} ${currency}, its postings ${balance}.`);
    }
  }
  const names = new Set([...found.values()].map(({ book }) => book));
  for (const { key, row } of await tx.range(books, 'byMerchant', {
    from: merchant,
    to: merchant,
  })) {
    if (!names.has(key) && row.balance !== '0') {
      problems.push(`Book ${key} says ${row.balance} ${row.currency} and has no postings.`);
    }
  }
  return {
    movements: new Set([...movements.keys()].map((key) => key.split(' ')[0])).size,
    books: [...found.values()].sort((a, b) => (a.book < b.book ? -1 : 1)),
    problems,
  };
}
