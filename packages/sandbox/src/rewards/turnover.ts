import type { MemberContext } from '../handlers.ts';
import { bets, isDecided } from '../history/rows.ts';
import { sortableTime } from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { Refused } from '../refusal.ts';
import type { Transaction } from '../store/store.ts';
import { type BonusRow, bonuses } from './rows.ts';

/**
 * Stakes that count towards a bonus, in minor units: of bets placed after the claim, decided in time, not above the highest stake
 * and not of an excluded game type. Those of an ended bonus are what they were at its end.
 */
export async function turnoverDone(tx: Transaction, bonus: BonusRow): Promise<bigint> {
  const { account, claimedAt, expiresAt = Infinity, maxBet, excludedGameTypes } = bonus;
  if (bonus.turnoverDone !== undefined) return BigInt(bonus.turnoverDone);
  if (claimedAt === undefined) return 0n;
  const stretch = { from: `${account}/${sortableTime(claimedAt)}`, to: `${account}/~` };
  let done = 0n;
  for (const { row } of await tx.range(bets, 'bySettled', stretch)) {
    const stake = BigInt(row.stake);
    const counts =
      isDecided(row) &&
      row.time >= claimedAt &&
      (row.settledAt ?? Infinity) < expiresAt &&
      stake <= BigInt(maxBet) &&
      !excludedGameTypes.includes(row.game.gameType);
    if (counts) done += stake;
  }
  return done;
}

/** What of a bonus's turnover is still to be done, in minor units; nothing once the bonus has ended. */
export async function leftOf(tx: Transaction, bonus: BonusRow): Promise<bigint> {
  if (bonus.state !== 'active' && bonus.state !== 'available') return 0n;
  const left = BigInt(bonus.turnover) - (await turnoverDone(tx, bonus));
  return left > 0n ? left : 0n;
}

/** An active bonus that holds back more than itself. */
interface BlockingBonus {
  bonusId: string;
  /** Stakes that are still to be done, in minor units. */
  left: bigint;
}

/**
 * The active bonuses that hold withdrawals and transfers back until their stakes are done.
 *
 * @param account key of the account's row
 * @param now with it, a bonus that has run out since anybody looked no longer counts
 */
export async function blockingBonuses(
  tx: Transaction,
  account: string,
  now = Number.NEGATIVE_INFINITY,
): Promise<BlockingBonus[]> {
  const blocking: BlockingBonus[] = [];
  for (const { row } of await tx.range(bonuses, 'byAccount', { from: account, to: account })) {
    if (row.leavesOwnMoney || row.state !== 'active' || (row.expiresAt ?? Infinity) <= now)
      continue;
    const left = await leftOf(tx, row);
    if (left > 0n) blocking.push({ bonusId: row.bonusId, left });
  }
  return blocking;
}

/** Stakes that a member has yet to place before withdrawals are free of bonuses, in minor units. */
export async function turnoverLeft(...of: Parameters<typeof blockingBonuses>): Promise<bigint> {
  return (await blockingBonuses(...of)).reduce((sum, { left }) => sum + left, 0n);
}

/** Refuses what takes money out of an account while a bonus still asks for stakes. */
export async function refuseBeforeTurnover({
  tx,
  member,
  merchant,
  now,
}: Pick<MemberContext, 'tx' | 'member' | 'merchant' | 'now'>): Promise<Refused | undefined> {
  const left = await turnoverLeft(tx, member.key, now);
  if (left === 0n) return undefined;
  const { code, decimals } = merchant.currency;
  const amount = `${fromMinor(left, decimals)} ${code}`;
  return new Refused('TURNOVER_LEFT', `A bonus still asks for ${amount} of stakes.`);
}
