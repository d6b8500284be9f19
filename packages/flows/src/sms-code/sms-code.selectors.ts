import type { SnapshotFrom } from 'xstate';
import type { CodeFailure } from '../shared/phone.ts';
import { sentTo, type smsCodeMachine } from './sms-code.machine.ts';
import type { MobileNumber } from './sms-code.types.ts';

/** Codes sent before other login methods are offered. */
const patience = 2;

/** The screen's view of the code button. */
export interface SmsCodeView {
  readonly sending: boolean;
  /** The number in the form, once a code went to it. */
  readonly sentTo: MobileNumber | undefined;
  /** Whole seconds until another code can be requested. */
  readonly secondsLeft: number;
  readonly canSend: boolean;
  readonly failure: CodeFailure | undefined;
  /** Two codes were sent without success: other methods are offered. */
  readonly offersOtherWays: boolean;
}

export function selectSmsCode(snapshot: SnapshotFrom<typeof smsCodeMachine>): SmsCodeView {
  const { context } = snapshot;
  const codes = sentTo(context);
  const secondsLeft = Math.max(0, Math.ceil(((codes?.resendAt ?? 0) - context.tickedAt) / 1000));
  return {
    sending: snapshot.matches({ code: 'proving' }) || snapshot.matches({ code: 'sending' }),
    sentTo: codes && context.number,
    secondsLeft,
    canSend: snapshot.matches({ code: 'quiet' }) && secondsLeft === 0,
    failure: context.failure,
    offersOtherWays: (codes?.times ?? 0) >= patience,
  };
}
