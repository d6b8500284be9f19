import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { forgotEmailMachine } from './forgot-email.machine.ts';
import type { ForgotEmailValues } from './forgot-email.types.ts';

/** The screen's view of a password reset by email. */
export interface ForgotEmailView {
  /** `sent`: the confirmation shows (spec §8). */
  readonly step: 'form' | 'sending' | 'sent' | 'closed';
  readonly busy: boolean;
  /** What was last submitted, kept after a failure. */
  readonly values: ForgotEmailValues;
  readonly failure: Failure | undefined;
  readonly canSubmit: boolean;
}

export function selectForgotEmail(
  snapshot: SnapshotFrom<typeof forgotEmailMachine>,
): ForgotEmailView {
  const { value, context } = snapshot;
  return {
    step: value,
    busy: value === 'sending',
    values: context.values,
    failure: context.failure,
    canSubmit: value === 'form',
  };
}
