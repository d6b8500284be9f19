import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { balanceOf, houseBook, type Movement, memberBook, post } from './ledger.ts';

const wallet = memberBook('MAYURA/tara2026', 'wallet');
const games = houseBook('MAYURA', 'games');

/** Posts sides of a movement to empty books, and says what the member's wallet then holds. */
function posted(postings: Movement['postings']) {
  const store = memoryStore();
  const about = {
    id: 'one',
    merchant: 'MAYURA',
    kind: 'payout',
    time: 1,
    reference: 'R-1',
  } as const;
  return store.transaction(async (tx) => ({
    short: await post(tx, { ...about, postings }),
    held: await balanceOf(tx, wallet),
  }));
}

it('takes a movement whose sides sum to zero in each currency', async () => {
  expect(
    await posted([
      { book: games, amount: -500n, currency: 'INR' },
      { book: wallet, amount: 500n, currency: 'INR' },
    ]),
  ).toEqual({ short: undefined, held: 500n });
});

it.each([
  ['off by one', [-500n, 501n], ['INR', 'INR'], 'off by 1 INR'],
  ['in two currencies', [-500n, 500n], ['INR', 'BDT'], 'off by -500 INR'],
] as const)('is a defect of the caller when it is %s', async (_, [out, into], [from, to], told) => {
  const act = posted([
    { book: games, amount: out, currency: from },
    { book: wallet, amount: into, currency: to },
  ]);
  await expect(act).rejects.toThrow(told);
});

it('is a defect of the caller when it has one side', async () => {
  const act = posted([{ book: wallet, amount: 0n, currency: 'INR' }]);
  await expect(act).rejects.toThrow('two or more postings');
});

it('takes no book of a member below nothing, and then writes nothing', async () => {
  expect(
    await posted([
      { book: wallet, amount: -1n, currency: 'INR' },
      { book: games, amount: 1n, currency: 'INR' },
    ]),
  ).toEqual({ short: { book: wallet, balance: 0n }, held: 0n });
});
