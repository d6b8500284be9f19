import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

/** What the form holds; that each value has its format is validated by the form (spec §5). */
export interface ForgotEmailValues {
  readonly username: string;
  readonly email: string;
}

export interface ForgotEmailServices {
  /** Has a new password mailed. The old one is good until the mailed one is used, so that requesting twice does no harm. */
  readonly requestMail: Service<ForgotEmailValues, void>;
}

export type ForgotEmailEvent =
  | { readonly type: 'submit'; readonly values: ForgotEmailValues }
  /** The confirmation was read, or the form is left. */
  | { readonly type: 'close' };

export interface ForgotEmailOutput {
  readonly result: 'sent' | 'cancelled';
}

export interface ForgotEmailContext {
  readonly values: ForgotEmailValues;
  readonly failure: Failure | undefined;
  readonly output: ForgotEmailOutput;
}
