import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { usual } from '../money/request.ts';
import { breaks, limits } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** The break of the member who excluded themselves, and the limit of the one who has reached it. */
export async function fillProtection(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  await tx.put(breaks, accountKey(merchant.code, 'paused2026'), {
    kind: 'selfExclusion',
    since: now - 30 * day,
    until: now + 153 * day,
  });

  const account = accountKey(merchant.code, 'limit2026');
  const amount = usual(500, { merchant });
  const currency = merchant.currency.code;
  await tx.put(limits, `${account}/deposit/day`, {
    account,
    kind: 'deposit',
    period: 'day',
    amount: String(amount),
    since: now - 20 * day,
  });
  await post(tx, {
    id: `${merchant.code}-limit-reached`,
    merchant: merchant.code,
    kind: 'deposit',
    time: now - 2 * hour,
    reference: 'limit-reached',
    postings: [
      { book: houseBook(merchant.code, 'bank'), amount: -amount, currency },
      { book: memberBook(account, 'wallet'), amount, currency },
    ],
  });
}
