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

/** What is known of the codes that went to one number. */
export interface SentCodes {
  readonly times: number;
  /** When another one can be requested, on the clock of `now`. */
  readonly resendAt: number;
}

export interface SmsCodeContext {
  readonly input: SmsCodeInput;
  readonly now: () => number;
  readonly number: MobileNumber;
  readonly proof: string | undefined;
  /** By number: each number has its own countdown, kept when the member returns to it. */
  readonly sent: Readonly<Record<string, SentCodes>>;
  readonly failure: CodeFailure | undefined;
  /** The clock when the countdown last moved. */
  readonly tickedAt: number;
}
