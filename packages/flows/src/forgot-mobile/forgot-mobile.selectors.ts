import type { Failure } from '@livery/api';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import type { forgotMobileMachine } from './forgot-mobile.machine.ts';
import type { ForgotMobileValues } from './forgot-mobile.types.ts';

/** The screen's view of a password reset by mobile. */
export interface ForgotMobileView {
  /** `notSignedIn`: the password is set, and the sign-in by it failed. */
  readonly step: 'form' | 'setting' | 'signingIn' | 'notSignedIn' | 'closed';
  readonly busy: boolean;
  /** What was last submitted, kept after a failure. */
  readonly values: ForgotMobileValues;
  readonly failure: Failure | undefined;
  /** A new password for this number was sent and not answered: it may be set. */
  readonly mayBeSet: boolean;
  readonly canSubmit: boolean;
  readonly canCancel: boolean;
  /** The running code button, for `selectSmsCode` and its events. */
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine> | undefined;
}

export function selectForgotMobile(
  snapshot: SnapshotFrom<typeof forgotMobileMachine>,
): ForgotMobileView {
  const { values, failure, lostFor } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    busy: step === 'setting' || step === 'signingIn',
    values,
    failure,
    mayBeSet: lostFor !== undefined && lostFor === values.number.mobileNo,
    canSubmit: step === 'form',
    canCancel: snapshot.can({ type: 'cancel' }),
    smsCode: snapshot.children['smsCode'] as ForgotMobileView['smsCode'],
  };
}

function stepOf(snapshot: SnapshotFrom<typeof forgotMobileMachine>): ForgotMobileView['step'] {
  if (snapshot.matches({ open: 'form' })) return 'form';
  if (snapshot.matches({ open: 'setting' })) return 'setting';
  if (snapshot.matches({ open: 'notSignedIn' })) return 'notSignedIn';
  return snapshot.matches('closed') ? 'closed' : 'signingIn';
}
