import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { CodeFailure } from '../shared/phone.ts';
import type { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import type { registrationMachine } from './registration.machine.ts';
import { loginNameOf } from './registration.rules.ts';
import type {
  RegistrationForm,
  RegistrationProblem,
  RegistrationValues,
} from './registration.types.ts';

export type RegistrationStep =
  | 'form'
  | 'checkingAffiliate'
  /** A warning: the invitation code is invalid. */
  | 'affiliateWrong'
  | 'confirming'
  | 'proving'
  | 'submitting'
  /** Signing in, because the account may have been opened already. */
  | 'recovering'
  | 'closed';

/** The screen's view of the registration. */
export interface RegistrationView {
  readonly step: RegistrationStep;
  readonly form: RegistrationForm;
  readonly busy: boolean;
  readonly failure: CodeFailure | undefined;
  readonly problems: readonly RegistrationProblem[];
  readonly captcha: CaptchaView;
  /** What was last submitted, kept after a failure. */
  readonly values: RegistrationValues;
  /** A registration with this name was sent and not answered: the account may exist. */
  readonly mayHaveJoined: boolean;
  readonly canSubmit: boolean;
  readonly canCancel: boolean;
  /** The running code button, for `selectSmsCode` and its events. */
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine> | undefined;
}

export function selectRegistration(
  snapshot: SnapshotFrom<typeof registrationMachine>,
): RegistrationView {
  const { context, children } = snapshot;
  const { captcha, lostFor } = context;
  const step = stepOf(snapshot);
  const resting = step === 'form' || step === 'affiliateWrong' || step === 'closed';
  return {
    step,
    form: context.form,
    busy: !resting,
    failure: context.failure,
    problems: context.problems,
    captcha: captcha && {
      ...captcha,
      canRefresh: captcha.canRefresh && step === 'form',
    },
    values: context.values,
    mayHaveJoined: lostFor !== undefined && lostFor === loginNameOf(context),
    canSubmit: step === 'form' && !captcha?.loading && !captcha?.failed,
    canCancel: snapshot.can({ type: 'cancel' }),
    smsCode: children['smsCode'] as RegistrationView['smsCode'],
  };
}

function stepOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationStep {
  const steps = [
    'form',
    'checkingAffiliate',
    'affiliateWrong',
    'confirming',
    'proving',
    'submitting',
    'recovering',
  ] as const;
  return steps.find((open) => snapshot.matches({ open })) ?? 'closed';
}
