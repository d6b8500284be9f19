import type { Failure } from '@livery/api';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { changePasswordMachine } from '../change-password/change-password.machine.ts';
import type { secondStepMachine } from '../second-step/second-step.machine.ts';
import type { loginMachine } from './login.machine.ts';
import type { ForcedChange, LoginField, LoginValues } from './login.types.ts';

export type LoginStep =
  | 'form'
  | 'proving'
  | 'submitting'
  | 'secondStep'
  | 'changePassword'
  | 'loadingMember'
  /** The member is signed in, and the account did not load: retry, or cancel to sign out. */
  | 'memberFailed'
  | 'done';

/** The screen's view of the login. */
export interface LoginView {
  readonly step: LoginStep;
  /** A loader is shown: work in progress takes no input. */
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Required fields that were left empty. */
  readonly missing: readonly LoginField[];
  /** Only while the platform asks for it. */
  readonly captcha: CaptchaView;
  /** What was last submitted, kept after a failure. */
  readonly values: LoginValues;
  readonly canSubmit: boolean;
  readonly canCancel: boolean;
  /** The running second step, for `selectSecondStep` and its events. */
  readonly secondStep: ActorRefFrom<typeof secondStepMachine> | undefined;
  /** The running change of password, for `selectChangePassword` and its events. */
  readonly changePassword: ActorRefFrom<typeof changePasswordMachine> | undefined;
  readonly forcedChange: ForcedChange | undefined;
}

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export function selectLogin(snapshot: LoginSnapshot): LoginView {
  const { context, children } = snapshot;
  const step = stepOf(snapshot);
  const { captcha } = context;
  return {
    step,
    busy: step === 'proving' || step === 'submitting' || step === 'loadingMember',
    failure: context.failure,
    missing: context.missing,
    captcha: captcha && { ...captcha, canRefresh: captcha.canRefresh && step === 'form' },
    values: context.values,
    canSubmit: step === 'form' && !captcha?.loading && !captcha?.failed,
    canCancel: snapshot.can({ type: 'cancel' }),
    secondStep: children['secondStep'] as LoginView['secondStep'],
    changePassword: children['changePassword'] as LoginView['changePassword'],
    forcedChange: context.forcedChange,
  };
}

function stepOf(snapshot: LoginSnapshot): LoginStep {
  if (snapshot.matches('done')) return 'done';
  const steps = [
    'form',
    'proving',
    'secondStep',
    'changePassword',
    'loadingMember',
    'memberFailed',
  ] as const;
  return steps.find((open) => snapshot.matches({ open })) ?? 'submitting';
}
