import type { Context } from '../handlers.ts';
import { usual } from '../money/request.ts';
import type { BonusRow } from '../rewards/rows.ts';

/** Under which terms a reward becomes the member's own; the turnover in minor units. */
export type Wagering = Pick<BonusRow, 'days' | 'maxBet' | 'excludedGameTypes'> & {
  readonly turnover: bigint;
};

/** The reward of a promotion is to be staked once: its page says so, and its payment holds to it. */
export function wageringOf(reward: bigint, context: Pick<Context, 'merchant'>): Wagering {
  return {
    turnover: reward,
    days: 30,
    maxBet: String(usual(100, context)),
    excludedGameTypes: ['ELOTT', 'LOTT'],
  };
}
