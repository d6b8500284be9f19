import type { Failure, RequestOf } from '@livery/api';
import type { PointsReward, pointsRedeem, RedeemRecord } from '@livery/api/contract/points';
import type { ActService } from '../act/act.types.ts';
import type { Service } from '../shared/port.ts';

export type { PointsReward, RedeemRecord };
export type RedeemRequest = RequestOf<typeof pointsRedeem>;

/** What a redemption starts from. */
export interface RedeemStart {
  /** Points that the member has. */
  readonly points: number;
  /** The item as the mall has it now; undefined when the mall no longer has it. */
  readonly reward: PointsReward | undefined;
}

export interface RedeemValues {
  /** Pieces; `NaN` while the field is empty. */
  readonly quantity: number;
  /** Where goods go; not sent for a gift. */
  readonly address: string;
  /** The payment password. */
  readonly password: string;
}

export interface RedeemProblems {
  readonly quantity?: 'notWhole' | 'tooMany' | 'outOfStock' | 'tooFewPoints';
  readonly address?: 'required' | 'tooLong';
  readonly password?: 'required';
}

export interface RedeemInput {
  /** Gives a new key. */
  readonly newKey: () => string;
  /** What the member chose in the point mall. */
  readonly rewardId: string;
}

export interface RedeemServices {
  /** Reads the member's points and the item of an id. */
  readonly readStart: Service<string, RedeemStart>;
  readonly redeem: ActService<RedeemRequest, RedeemRecord>;
}

export type RedeemEvent =
  | { readonly type: 'submit'; readonly values: RedeemValues }
  /** The member has seen what it costs and what is left. */
  | { readonly type: 'confirm' }
  | { readonly type: 'back' }
  /** Reads points and stock again: on the member's request, or because another tab has used them. */
  | { readonly type: 'refresh' }
  | { readonly type: 'leave' };

export type RedeemOutput =
  | { readonly result: 'redeemed'; readonly record: RedeemRecord }
  /** The outcome is unknown: the platform never answered. The redemption records show it. */
  | { readonly result: 'unknown'; readonly failure: Failure }
  | { readonly result: 'left' };

export interface RedeemContext {
  readonly input: RedeemInput;
  readonly start: RedeemStart | undefined;
  readonly values: RedeemValues;
  readonly problems: RedeemProblems;
  /** Why the last attempt was rejected. */
  readonly failure: Failure | undefined;
  /** Why points and stock could not be read last. */
  readonly readFailure: Failure | undefined;
  readonly output: RedeemOutput;
}
