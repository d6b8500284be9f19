import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from './act.machine.ts';

/** The screen's view of an act under way. */
export interface ActView {
  /** `pausing` retries automatically; `unanswered` waits for the member. */
  readonly step: 'asking' | 'pausing' | 'unanswered' | 'closed';
  readonly busy: boolean;
  /** How much of the request has been sent, from 0 to 1, if the service reports it. */
  readonly part: number;
  /**
   * Whether the platform may have done the act: the member looks into the history before another one. A refusal in `failure`
   * is then about the last attempt alone.
   */
  readonly mayBeDone: boolean;
  /** Why the last attempt did not settle the act. */
  readonly failure: Failure | undefined;
  /** Whether `again` and `leave` are open. */
  readonly canAskAgain: boolean;
}

export function selectAct(snapshot: SnapshotFrom<ActRef>): ActView {
  const { value, context } = snapshot;
  const step = typeof value === 'string' ? value : 'asking';
  return {
    step,
    busy: step === 'asking' || step === 'pausing',
    part: context.part,
    mayBeDone: context.lost,
    failure: context.failure,
    canAskAgain: step === 'unanswered',
  };
}
