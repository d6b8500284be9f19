import type { Countdown } from '../shared/countdown.ts';
import type { CodeFailure } from '../shared/phone.ts';
import type { Service } from '../shared/port.ts';

/** A number as the form has it, its digits checked by the form. */
export interface MobileNumber {
  /** Digits without "+". */
  readonly countryDialingCode: string;
  readonly mobileNo: string;
}

export interface SmsCodeInput {
  /** The code comes from a provider that is not the platform: no proof is needed, and the countdown is a minute (spec §4). */
  readonly thirdParty: boolean;
  /** The clock of the countdown, in milliseconds; the device's when left out. */
  readonly now?: (() => number) | undefined;
}

export interface SmsCodeRequest extends MobileNumber {
  /** The payload of the solved verification challenge. */
  readonly proof?: string;
}

export interface SmsCodeServices {
  /** Solves the platform's verification challenge; undefined when none is required. */
  readonly getProof: Service<void, string | undefined>;
  /** `expiredMinutes` is omitted by a provider that does not send it. */
  readonly sendCode: Service<SmsCodeRequest, { readonly expiredMinutes?: number | undefined }>;
}

export type SmsCodeEvent =
  | { readonly type: 'send'; readonly number: MobileNumber }
  /** The number in the form has changed. */
  | { readonly type: 'changeNumber'; readonly number: MobileNumber };

export interface SmsCodeContext extends Countdown {
  readonly input: SmsCodeInput;
  readonly number: MobileNumber;
  /** The number that the last code was requested for. */
  readonly asked: MobileNumber;
  readonly proof: string | undefined;
  /** How many codes went to a number, kept when the member returns to it. */
  readonly times: Readonly<Record<string, number>>;
  readonly failure: CodeFailure | undefined;
}
