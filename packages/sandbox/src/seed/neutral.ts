import { houseBook, type Movement, memberBook, post } from '../ledger/ledger.ts';
import { accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { Past } from './bets.ts';

/**
 * Posts a member's movements in the order of time, after an opening that takes back what they do to the wallet.
 *
 * @param part what they are of: each part has an opening of its own
 */
export async function postNeutral(
  tx: Transaction,
  { merchant, account }: Past,
  movements: readonly Movement[],
  part: string,
): Promise<void> {
  const row = (await tx.get(accounts, account))?.row;
  if (row === undefined) return;
  const wallet = memberBook(account, 'wallet');
  const currency = merchant.currency.code;
  let sum = 0n;
  for (const { postings } of movements) {
    for (const { book, amount } of postings) if (book === wallet) sum += amount;
  }
  const opening: Movement = {
    id: `${merchant.code}-opening-${part}-${row.id}`,
    merchant: merchant.code,
    kind: 'opening',
    time: row.openedAt,
    reference: row.id,
    postings: [
      { book: houseBook(merchant.code, 'opening'), amount: sum, currency },
      { book: wallet, amount: -sum, currency },
    ],
  };
  const ordered = [...movements].sort((one, other) => one.time - other.time);
  for (const movement of sum === 0n ? ordered : [opening, ...ordered]) {
    const short = await post(tx, movement);
    if (short) throw new Error(`Expected a past that ${short.book} can pay for: ${movement.id}.`);
  }
}
