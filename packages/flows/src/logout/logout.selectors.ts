import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { logoutMachine } from './logout.machine.ts';

/** The screen's view of the logout. */
export interface LogoutView {
  /** `notCleared`: the browser could not clear the session; it can be retried. */
  readonly step: 'confirm' | 'leaving' | 'notCleared' | 'closed';
  readonly busy: boolean;
  /** Why the call failed. */
  readonly failure: Failure | undefined;
}

export function selectLogout(snapshot: SnapshotFrom<typeof logoutMachine>): LogoutView {
  const step = stepOf(snapshot);
  return { step, busy: step === 'leaving', failure: snapshot.context.failure };
}

function stepOf(snapshot: SnapshotFrom<typeof logoutMachine>): LogoutView['step'] {
  if (snapshot.matches('confirming')) return 'confirm';
  if (snapshot.matches('notCleared')) return 'notCleared';
  return snapshot.matches('closed') ? 'closed' : 'leaving';
}
