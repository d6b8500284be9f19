import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** A bonus of one member. Amounts are minor units, times milliseconds since 1970. */
export interface BonusRow {
  bonusId: string;
  merchant: string;
  /** Key of the account's row. */
  account: string;
  name: Localised;
  state: 'available' | 'active' | 'completed' | 'expired' | 'givenUp';
  amount: string;
  /** Stakes that have to be settled before it is the member's own. */
  turnover: string;
  /** Days for that, from the claim. */
  days: number;
  /** A stake above this does not count. */
  maxBet: string;
  excludedGameTypes: readonly string[];
  claimUntil: number;
  claimedAt?: number | undefined;
  expiresAt?: number | undefined;
  endedAt?: number | undefined;
  /** Stakes that counted when it ended. */
  turnoverDone?: string | undefined;
  reference?: string | undefined;
  /** Only the bonus itself waits for its stakes, as a promotion's reward does; without it every withdrawal does. */
  leavesOwnMoney?: boolean;
}
export const bonuses = table<BonusRow>('bonuses', { byAccount: ({ account }) => account });

/** Key of a bonus's row: another member's bonus of the same id is another row. */
export function bonusKey({ account, bonusId }: Pick<BonusRow, 'account' | 'bonusId'>): string {
  return `${account}/${bonusId}`;
}

/** Until when a member's rebates are paid, by key of the account. */
export interface RebateRow {
  account: string;
  /** Bets settled at this moment or later are not paid yet. */
  until: number;
}
export const rebates = table<RebateRow>('rebates');
