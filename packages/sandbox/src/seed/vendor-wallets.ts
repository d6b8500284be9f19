import { balanceOf, memberBook, post } from '../ledger/ledger.ts';
import { usual } from '../money/request.ts';
import { accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { vendors } from '../tables.ts';
import type { MerchantSeedParts } from './seed.ts';

/** Who has moved money before, and what share of the main wallet to each vendor. */
const username = 'mira2026';
const share = 100n;
const day = 86_400_000;

/** Where each vendor has a wallet of its own, one member has money in all that are open: they can play at once. */
export async function fillVendorWallets(
  tx: Transaction,
  { merchant, now }: Pick<MerchantSeedParts, 'merchant' | 'now'>,
): Promise<void> {
  if (merchant.features['vendorWallets'] !== true) return;
  const account = accountKey(merchant.code, username);
  const row = (await tx.get(accounts, account))?.row;
  if (row === undefined) return;
  const main = memberBook(account, 'wallet');
  const unit = usual(1, { merchant });
  const each = ((await balanceOf(tx, main)) / share / unit) * unit;
  const open = (await tx.range(vendors, 'byPosition')).filter(
    ({ row: { maintenance } }) => !maintenance,
  );
  const currency = merchant.currency.code;
  const reference = `V${row.id}`;
  await post(tx, {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: 'vendorIn',
    time: now - day,
    reference,
    postings: [
      { book: main, amount: -each * BigInt(open.length), currency },
      ...open.map(({ row: { vassalage } }) => ({
        book: memberBook(account, `vendor/${vassalage}`),
        amount: each,
        currency,
      })),
    ],
  });
}
