import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { redeemMachine } from './point-redeem.machine.ts';
import { costOf, mostOf, needsAddress, problemsOf } from './point-redeem.rules.ts';
import type {
  PointsReward,
  RedeemProblems,
  RedeemRecord,
  RedeemValues,
} from './point-redeem.types.ts';

/** The screen's view of a redemption. */
export interface RedeemView {
  readonly step:
    | 'reading'
    | 'unread'
    /** The mall no longer has it. */
    | 'gone'
    | 'form'
    | 'confirming'
    | 'redeeming'
    | 'redeemed'
    | 'closed';
  readonly busy: boolean;
  readonly reward: PointsReward | undefined;
  /** Points that the member has, as far as they have been read. */
  readonly points: number | undefined;
  readonly needsAddress: boolean;
  /** The maximum quantity now, by rule, stock and points; 0 when there can be none. */
  readonly most: number;
  /** The points that a quantity costs, and those that are left. */
  readonly costOf: (quantity: number) => { readonly points: number; readonly left: number };
  /** What was last submitted, kept after a refusal; the password is empty when the flow has ended. */
  readonly values: RedeemValues;
  readonly problems: RedeemProblems;
  /** Errors of these values, for a form that shows them before it submits. */
  readonly problemsOf: (values: RedeemValues) => RedeemProblems;
  readonly failure: Failure | undefined;
  /** Why points and stock may be old. */
  readonly readFailure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly record: RedeemRecord | undefined;
  readonly canLeave: boolean;
}

export function selectRedeem(snapshot: SnapshotFrom<typeof redeemMachine>): RedeemView {
  const { value: step, context, children } = snapshot;
  const { start, values, problems, failure, readFailure, output } = context;
  return {
    step,
    busy: step === 'reading' || step === 'redeeming',
    reward: start?.reward,
    points: start?.points,
    needsAddress: needsAddress(start),
    most: mostOf(start),
    costOf: (quantity) => costOf(start, quantity),
    values,
    problems,
    problemsOf: (typed) => problemsOf(start, typed),
    failure,
    readFailure,
    act: children['act'] as RedeemView['act'],
    record: output.result === 'redeemed' ? output.record : undefined,
    canLeave: snapshot.can({ type: 'leave' }),
  };
}
