import type { Failure } from '@livery/api';
import type { LoginAnswer } from '../login/login.types.ts';
import type { Service } from '../shared/port.ts';

export interface FreePlayServices {
  /**
   * Signs a visitor in without an account. The same device comes back to the same guest, so that requesting twice does no
   * harm.
   */
  readonly enter: Service<void, LoginAnswer>;
}

export type FreePlayEvent =
  /** Starts, or restarts after a failure. */
  { readonly type: 'start' } | { readonly type: 'cancel' };

export type FreePlayOutput =
  | { readonly result: 'entered'; readonly answer: LoginAnswer }
  | { readonly result: 'cancelled' };

export interface FreePlayContext {
  readonly failure: Failure | undefined;
  readonly output: FreePlayOutput;
}
