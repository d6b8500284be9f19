import type { Failure } from '@livery/api';
import type { LoginAnswer } from '../login/login.types.ts';
import type { Service } from '../shared/port.ts';
import type { MobileNumber, SmsCodeServices } from '../sms-code/sms-code.types.ts';

/** What the form holds; that each value follows its rule is validated by the form (spec §5). */
export interface ForgotMobileValues {
  readonly number: MobileNumber;
  readonly code: string;
  readonly newPassword: string;
}

export interface ForgotMobileInput {
  /** The clock of the countdown, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

export interface NewPassword {
  readonly newPassword: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
}

/** The login call's request that follows: by an empty type (spec §4). */
export interface SignInRequest {
  readonly username: string;
  readonly password: string;
  readonly type: '';
  readonly proof?: string;
}

export interface ForgotMobileServices extends SmsCodeServices {
  readonly setPassword: Service<NewPassword, { readonly username: string }>;
  readonly signIn: Service<SignInRequest, LoginAnswer>;
}

export type ForgotMobileEvent =
  | { readonly type: 'submit'; readonly values: ForgotMobileValues }
  /** Signs in once more. */
  | { readonly type: 'retry' }
  | { readonly type: 'cancel' };

export type ForgotMobileOutput =
  | { readonly result: 'signedIn'; readonly username: string; readonly answer: LoginAnswer }
  /** The new password is set, and the member logs in manually. */
  | { readonly result: 'passwordSet'; readonly username: string }
  | { readonly result: 'cancelled' };

export interface ForgotMobileContext {
  readonly input: ForgotMobileInput;
  readonly values: ForgotMobileValues;
  readonly failure: Failure | undefined;
  /** The number whose new password was sent and never answered. */
  readonly lostFor: string | undefined;
  readonly username: string;
  readonly proof: string | undefined;
  readonly output: ForgotMobileOutput;
}
