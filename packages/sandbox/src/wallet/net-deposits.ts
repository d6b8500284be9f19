import type { NetDeposits } from '@livery/api/contract/wallet';
import type { MemberContext } from '../handlers.ts';
import { memberBook } from '../ledger/ledger.ts';
import { type MovementKind, postings } from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import type { Transaction } from '../store/store.ts';

/**
 * What a member paid in less what was paid out, since the account was opened. A withdrawal counts once it has left: what it has set
 * aside, or what came back, is in the account still. Fees are apart.
 */
export async function netDepositsOf({ tx, member, merchant }: MemberContext): Promise<NetDeposits> {
  const [wallet, held] = [memberBook(member.key, 'wallet'), memberBook(member.key, 'held')];
  const deposits = await sumOf(tx, wallet, ['deposit']);
  // What is set aside moves between these two books, so that only what left both is in the sum.
  const paidOut = ['withdrawal', 'withdrawalReturn'] as const;
  const withdrawals = -(await sumOf(tx, wallet, paidOut)) - (await sumOf(tx, held, paidOut));
  const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
  return {
    deposits: text(deposits),
    withdrawals: text(withdrawals),
    net: text(deposits - withdrawals),
    since: member.account.openedAt,
  };
}

/** Everything that movements of some kinds ever did to a book, in minor units. */
async function sumOf(tx: Transaction, book: string, kinds: readonly MovementKind[]) {
  let sum = 0n;
  for (const { row } of await tx.range(postings, 'byBook', { from: `${book}/`, to: `${book}/~` })) {
    if (kinds.includes(row.kind)) sum += BigInt(row.amount);
  }
  return sum;
}
