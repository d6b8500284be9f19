import type { NetDeposits } from '@livery/api/contract/wallet';
import type { MemberContext } from '../handlers.ts';
import { memberBook, sumSince } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';

/**
 * What a member paid in less what was paid out, since the account was opened. A withdrawal counts once it has left: what it has set
 * aside, or what came back, is in the account still. Fees are apart.
 */
export async function netDepositsOf({ tx, member, merchant }: MemberContext): Promise<NetDeposits> {
  const [wallet, held] = [memberBook(member.key, 'wallet'), memberBook(member.key, 'held')];
  const deposits = await sumSince(tx, wallet, ['deposit'], 0);
  // What is set aside moves between these two books, so that only what left both is in the sum.
  const paidOut = ['withdrawal', 'withdrawalReturn'] as const;
  const withdrawals =
    -(await sumSince(tx, wallet, paidOut, 0)) - (await sumSince(tx, held, paidOut, 0));
  const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
  return {
    deposits: text(deposits),
    withdrawals: text(withdrawals),
    net: text(deposits - withdrawals),
    since: member.account.openedAt,
  };
}
