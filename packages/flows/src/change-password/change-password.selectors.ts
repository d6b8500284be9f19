import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';
import { problemsOf } from './change-password.rules.ts';
import type { ChangePasswordProblems, ChangePasswordValues } from './change-password.types.ts';

/** The screen's view of the change of password. */
export interface ChangePasswordView {
  readonly step: 'form' | 'submitting' | 'closed';
  readonly busy: boolean;
  readonly username: string | undefined;
  /** Whether the current password is asked for. */
  readonly asksOldPassword: boolean;
  /** What was last submitted, kept after a failure; empty when the flow has ended. */
  readonly values: ChangePasswordValues;
  readonly problems: ChangePasswordProblems;
  /** Errors of these values, for a form that shows them before it submits. */
  readonly problemsOf: (values: ChangePasswordValues) => ChangePasswordProblems;
  readonly failure: Failure | undefined;
  readonly canSubmit: boolean;
}

export function selectChangePassword(
  snapshot: SnapshotFrom<typeof changePasswordMachine>,
): ChangePasswordView {
  const { input, values, problems, failure } = snapshot.context;
  const form = snapshot.matches('form');
  const closed = snapshot.matches('closed');
  return {
    step: closed ? 'closed' : form ? 'form' : 'submitting',
    busy: !form && !closed,
    username: input.username,
    asksOldPassword: (form || snapshot.matches('submitting')) && input.oldPassword === undefined,
    // A password that the flow knows is sent, and never shown.
    values: input.oldPassword === undefined ? values : { ...values, oldPassword: '' },
    problems,
    problemsOf: (typed) => problemsOf(input, typed),
    failure,
    canSubmit: form,
  };
}
