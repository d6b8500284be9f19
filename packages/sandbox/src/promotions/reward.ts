import type { MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';

/** Pays a reward from the house into the member's wallet, now or at the time when it was due; nothing for nothing. */
export async function payReward(
  { tx, merchant, member, now }: Pick<MemberContext, 'tx' | 'merchant' | 'member' | 'now'>,
  { reference, amount, time = now }: { reference: string; amount: bigint; time?: number },
): Promise<void> {
  if (amount === 0n) return;
  const currency = merchant.currency.code;
  await post(tx, {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: 'reward',
    time,
    reference,
    postings: [
      { book: houseBook(merchant.code, 'bonus'), amount: -amount, currency },
      { book: memberBook(member.key, 'wallet'), amount, currency },
    ],
  });
}
