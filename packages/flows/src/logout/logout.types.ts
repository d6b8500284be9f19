import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

export interface LogoutServices {
  readonly callLogout: Service<void, void>;
  /** Takes the session away, here and in every tab: session storage and what is known of login, agent and VIP level. */
  readonly clearSession: Service<void, void>;
  /** Puts back the keys that make the page this merchant's. */
  readonly restoreMerchant: Service<void, void>;
}

export type LogoutEvent =
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  /** Clears once more, after a failure to. */
  | { readonly type: 'retry' };

export type LogoutOutput =
  | { readonly result: 'stayed' }
  /** `failure`: the call failed, so the platform's session expires on its own; here the member is logged out anyway. */
  | { readonly result: 'signedOut'; readonly goTo: '/'; readonly failure: Failure | undefined };

export interface LogoutContext {
  /** Why the call failed. */
  readonly failure: Failure | undefined;
  readonly output: LogoutOutput;
}
