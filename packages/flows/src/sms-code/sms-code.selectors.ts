import type { SnapshotFrom } from 'xstate';
import type { CodeFailure } from '../shared/phone.ts';
import { sentTo, type smsCodeMachine } from './sms-code.machine.ts';
import type { MobileNumber } from './sms-code.types.ts';

/** How often a code goes out before other ways in are offered. */
const patience = 2;

/** Everything that a screen knows of the code button. */
export interface SmsCodeView {
  readonly sending: boolean;
  /** The number in the form, once a code went to it. */
  readonly sentTo: MobileNumber | undefined;
  /** Whole seconds until another code may be asked for. */
  readonly secondsLeft: number;
  readonly canSend: boolean;
  readonly failure: CodeFailure | undefined;
  /** Two codes went out and none has helped: other ways are to be offered. */
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
