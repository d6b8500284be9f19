import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import { msUntil } from '../shared/seen.ts';
import type { confirmationMachine } from './withdrawal-confirmation.machine.ts';
import { problemsOf } from './withdrawal-confirmation.rules.ts';
import type {
  ConfirmAnswer,
  ConfirmationProblems,
  ConfirmProof,
  SentWithdrawal,
} from './withdrawal-confirmation.types.ts';

/** The screen's view of the confirmation of a withdrawal. */
export interface ConfirmationView {
  readonly step: 'open' | 'answering' | 'closed';
  readonly busy: boolean;
  readonly withdrawal: SentWithdrawal;
  /** What the member may answer now. */
  readonly answers: readonly ConfirmAnswer[];
  /** What was last submitted with "not received", kept after a failure. */
  readonly proof: ConfirmProof;
  readonly problems: ConfirmationProblems;
  readonly problemsOf: (proof: ConfirmProof) => ConfirmationProblems;
  readonly failure: Failure | undefined;
  /** Why the withdrawal on screen may be outdated. */
  readonly readFailure: Failure | undefined;
  /**
   * Milliseconds until the withdrawal counts as received automatically, by the platform's clock: 0 while its state is read;
   * undefined when no deadline runs.
   */
  readonly remainingMs: (now: number) => number | undefined;
  /** The running act, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly canLeave: boolean;
}

export function selectConfirmation(
  snapshot: SnapshotFrom<typeof confirmationMachine>,
): ConfirmationView {
  const { value, context, children, status } = snapshot;
  const { followed } = context;
  const answering = value === 'answering';
  const open = !answering && status === 'active';
  return {
    step: answering ? 'answering' : open ? 'open' : 'closed',
    busy: answering,
    withdrawal: followed.row,
    answers: open ? followed.row.answers : [],
    proof: context.proof,
    problems: context.problems,
    problemsOf,
    failure: context.failure,
    readFailure: context.readFailure,
    remainingMs: (now) =>
      followed.row.confirmBy === undefined
        ? undefined
        : msUntil(followed.row.confirmBy, followed, now),
    act: children['act'] as ConfirmationView['act'],
    canLeave: open,
  };
}
