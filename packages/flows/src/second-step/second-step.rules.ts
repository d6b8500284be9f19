import type { Failure } from '@livery/api';
import type { SecondStepMethod } from '../login/login.types.ts';
import type { SentMethod } from './second-step.types.ts';

/** Problems that only a new login at the platform can fix. */
const endings: readonly (string | undefined)[] = ['STEP_EXPIRED', 'EXPIRED', 'ACCOUNT_LOCKED'];

/** Whether the platform sends the code of this method. */
export function isSent(method: SecondStepMethod | undefined): method is SentMethod {
  return method === 'mobile' || method === 'email';
}

/** Whether the platform no longer knows the step. */
export function endsStep(failure: Failure): boolean {
  return (
    failure.kind === 'expired' || (failure.kind === 'refused' && endings.includes(failure.code))
  );
}
