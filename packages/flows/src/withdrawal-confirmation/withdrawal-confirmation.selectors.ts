import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { confirmationMachine } from './withdrawal-confirmation.machine.ts';
import { problemsOf } from './withdrawal-confirmation.rules.ts';
import type {
  ConfirmationProblems,
  ConfirmProof,
  SentWithdrawal,
} from './withdrawal-confirmation.types.ts';

/** The screen's view of the confirmation of a withdrawal. */
export interface ConfirmationView {
  readonly step: 'open' | 'answering' | 'closed';
  readonly busy: boolean;
  readonly withdrawal: SentWithdrawal;
  /** What was last submitted with "not received", kept after a failure. */
  readonly proof: ConfirmProof;
  readonly problemsOf: (proof: ConfirmProof) => ConfirmationProblems;
  readonly failure: Failure | undefined;
  /** Why the withdrawal on screen may be outdated. */
  readonly readFailure: Failure | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
}

export function selectConfirmation(
  snapshot: SnapshotFrom<typeof confirmationMachine>,
): ConfirmationView {
  const { value, context, children, status } = snapshot;
  const answering = value === 'answering';
  return {
    step: answering ? 'answering' : status === 'active' ? 'open' : 'closed',
    busy: answering,
    withdrawal: context.followed.row,
    proof: context.proof,
    problemsOf,
    failure: context.failure,
    readFailure: context.readFailure,
    act: children['act'] as ConfirmationView['act'],
  };
}
