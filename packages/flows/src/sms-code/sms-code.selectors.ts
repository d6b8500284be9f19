import type { SnapshotFrom } from 'xstate';
import { secondsLeft } from '../shared/countdown.ts';
import type { CodeFailure } from '../shared/phone.ts';
import type { smsCodeMachine } from './sms-code.machine.ts';
import { isAsked, keyOf } from './sms-code.rules.ts';
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
  const to = keyOf(context.number);
  const times = context.times[to] ?? 0;
  const left = secondsLeft(context, to);
  return {
    sending:
      isAsked(context) &&
      (snapshot.matches({ code: 'proving' }) || snapshot.matches({ code: 'sending' })),
    sentTo: times > 0 ? context.number : undefined,
    secondsLeft: left,
    canSend: snapshot.matches({ code: 'quiet' }) && left === 0,
    failure: context.failure,
    offersOtherWays: times >= patience,
  };
}
