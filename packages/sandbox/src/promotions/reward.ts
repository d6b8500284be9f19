import type { MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { Localised } from '../localise.ts';
import { bonuses, bonusKey } from '../rewards/rows.ts';
import type { Wagering } from './wagering.ts';

const dayMs = 24 * 60 * 60_000;

/** What is paid to a member. */
interface Reward {
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
  /** When it was due. Default: now. */
  readonly time?: number;
  /** What has to be staked first, and under which name the member sees that; without it the reward is the member's own at once. */
  readonly wagering?: Wagering & { readonly name: Localised };
}

/**
 * Pays a reward from the house; nothing for nothing. What has to be staked first is set aside as a bonus, from which nothing can be
 * withdrawn; the member's own money stays free.
 */
export async function payReward(
  { tx, merchant, member, now }: Pick<MemberContext, 'tx' | 'merchant' | 'member' | 'now'>,
  { reference, amount, time = now, wagering }: Reward,
): Promise<void> {
  if (amount === 0n) return;
  const currency = merchant.currency.code;
  const isHeld = wagering !== undefined && wagering.turnover > 0n;
  await post(tx, {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: 'reward',
    time,
    reference,
    postings: [
      { book: houseBook(merchant.code, 'bonus'), amount: -amount, currency },
      { book: memberBook(member.key, isHeld ? 'bonus' : 'wallet'), amount, currency },
    ],
  });
  if (!isHeld) return;
  const row = { account: member.key, bonusId: reference };
  await tx.put(bonuses, bonusKey(row), {
    ...row,
    ...wagering,
    merchant: merchant.code,
    state: 'active',
    amount: String(amount),
    turnover: String(wagering.turnover),
    claimUntil: time,
    claimedAt: time,
    expiresAt: time + wagering.days * dayMs,
    reference,
    leavesOwnMoney: true,
  });
}
