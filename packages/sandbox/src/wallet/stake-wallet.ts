import type { MemberContext } from '../handlers.ts';
import { balanceOf, memberBook } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import { callerOf } from '../policy.ts';

type Player = Pick<MemberContext, 'member' | 'merchant'>;

/** Whether each vendor has a wallet of its own to play from. A trial account cannot move money, so all of its play is from one. */
export function hasVendorWallets({ member, merchant }: Player): boolean {
  return merchant.features['vendorWallets'] === true && callerOf(member.account) !== 'trial';
}

/**
 * The one wallet that the stakes of a vendor's games come out of, and that they pay into. No other one is drawn on: what a member
 * leaves in the main wallet is not played with unless they move it.
 */
export function stakeWallet(player: Player, vassalage: string): 'wallet' | `vendor/${string}` {
  return hasVendorWallets(player) ? `vendor/${vassalage}` : 'wallet';
}

/** What can be staked in a vendor's games, as it travels. */
export async function stakeable(
  context: Player & Pick<MemberContext, 'tx'>,
  vassalage: string,
): Promise<string> {
  const { tx, member, merchant } = context;
  const held = await balanceOf(tx, memberBook(member.key, stakeWallet(context, vassalage)));
  return fromMinor(held, merchant.currency.decimals);
}
