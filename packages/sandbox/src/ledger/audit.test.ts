import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import type { Transaction } from '../store/store.ts';
import { audit } from './audit.ts';
import { houseBook, memberBook, post, sumSince } from './ledger.ts';
import { books, postings } from './rows.ts';

const wallet = memberBook('MAYURA/tara2026', 'wallet');
const games = houseBook('MAYURA', 'games');

/** A store in which a member was paid 30.00 and then 12.00 by the house. */
async function openBooks() {
  const store = memoryStore();
  const pay = (tx: Transaction, id: string, amount: bigint, time: number) =>
    post(tx, {
      id,
      merchant: 'MAYURA',
      kind: 'payout',
      time,
      reference: id,
      postings: [
        { book: games, amount: -amount, currency: 'INR' },
        { book: wallet, amount, currency: 'INR' },
      ],
    });
  await store.transaction(async (tx) => {
    await pay(tx, 'one', 3_000n, 1_000);
    await pay(tx, 'two', 1_200n, 2_000);
  });
  return {
    /** What an audit finds once the rows have been tampered with. */
    problemsAfter: (tamper: (tx: Transaction) => Promise<unknown>) =>
      store.transaction(async (tx) => {
        await tamper(tx);
        return (await audit(tx, 'MAYURA')).problems;
      }),
    report: () => store.transaction((tx) => audit(tx, 'MAYURA')),
    sum: (since: number) => store.transaction((tx) => sumSince(tx, wallet, ['payout'], since)),
  };
}
const book = { merchant: 'MAYURA', currency: 'INR' };

it('finds nothing in books that are as they were posted', async () => {
  const { problemsAfter } = await openBooks();
  expect(await problemsAfter(async () => undefined)).toEqual([]);
});

it('counts movements, and what each book holds from how many postings', async () => {
  const { report } = await openBooks();
  expect(await report()).toMatchObject({
    movements: 2,
    books: [
      { book: games, balance: -4_200n, postings: 2 },
      { book: wallet, balance: 4_200n, postings: 2 },
    ].sort((one, other) => (one.book < other.book ? -1 : 1)),
  });
});

it('finds a book that says something else than its postings', async () => {
  const { problemsAfter } = await openBooks();
  expect(
    await problemsAfter((tx) => tx.put(books, wallet, { ...book, book: wallet, balance: '4300' })),
  ).toEqual([`Book ${wallet} says 4300 INR, its postings 4200.`]);
});

it('finds a book with a balance and no postings', async () => {
  const { problemsAfter } = await openBooks();
  const other = memberBook('MAYURA/arun2026', 'wallet');
  expect(
    await problemsAfter((tx) => tx.put(books, other, { ...book, book: other, balance: '5' })),
  ).toEqual([`Book ${other} says 5 INR and has no postings.`]);
  expect(
    await problemsAfter((tx) => tx.put(books, other, { ...book, book: other, balance: '0' })),
  ).toEqual([]);
});

it('finds a movement of which one side is missing, and a member below nothing', async () => {
  const { problemsAfter } = await openBooks();
  const problems = await problemsAfter((tx) =>
    tx.put(postings, 'three', {
      movement: 'three',
      merchant: 'MAYURA',
      book: wallet,
      amount: '-5000',
      currency: 'INR',
      kind: 'stake',
      time: 3_000,
      reference: 'three',
    }),
  );
  expect(problems).toEqual([
    'Movement three INR does not sum to zero but to -5000.',
    `Book ${wallet} holds -800 INR.`,
    `Book ${wallet} says 4200 INR, its postings -800.`,
  ]);
});

it('the sum of a book counts what was posted since a moment', async () => {
  const { sum } = await openBooks();
  expect(await sum(0)).toBe(4_200n);
  expect(await sum(1_500)).toBe(1_200n);
});
