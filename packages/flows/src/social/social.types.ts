import type { Failure } from '@livery/api';
import type {
  KeptSocialSignIn,
  SocialFailure,
  SocialGrant,
  SocialProvider,
} from '@livery/api/social';
import type { LoginAnswer } from '../login/login.types.ts';
import type { Agreement, AgreementProblem } from '../shared/agreement.ts';
import type { Service } from '../shared/port.ts';

/** What a new member agrees to. */
export type SocialAgreement = Agreement;

/**
 * Why nobody is signed in: a failed call, or the provider's outcome (`closed`: the window was closed, or the member
 * declined).
 */
export type SocialFlowFailure =
  | Failure
  | { readonly kind: 'social'; readonly reason: SocialFailure['kind'] };

/** The provider's answer, and the stored values that validate it. */
export interface SocialCallback {
  readonly url: string;
  readonly kept: KeptSocialSignIn;
}

export interface SocialInput {
  readonly provider: SocialProvider;
  /** The page itself was redirected to the provider and back. */
  readonly callback?: SocialCallback | undefined;
  /** The invitation code of the page's URL, for a new account. */
  readonly affiliateCode?: string | undefined;
}

/** The request of the platform's call. */
export interface SocialLoginRequest {
  readonly provider: SocialProvider;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly affiliateCode?: string;
  readonly ageConfirmed?: boolean;
  readonly termsVersion?: string;
  readonly marketingConsent?: boolean;
}

export interface SocialServices {
  /** Opens the provider, in a popup window or instead of the page, and returns what must be stored until its answer. */
  readonly openProvider: Service<SocialProvider, KeptSocialSignIn>;
  /** Reads the provider's answer. Fails with a SocialError. */
  readonly readCallback: Service<SocialCallback, SocialGrant>;
  readonly submitLogin: Service<SocialLoginRequest, LoginAnswer>;
}

export type SocialEvent =
  /** Starts; also again, while the provider is awaited or after a failure. */
  | { readonly type: 'start' }
  /** The provider has redirected the member to this URL. */
  | { readonly type: 'callback'; readonly url: string }
  /** The provider's window is closed. */
  | { readonly type: 'windowClosed' }
  /** The new member's agreement. */
  | { readonly type: 'agree'; readonly agreement: Agreement }
  /** Retries the platform's call with the same code. */
  | { readonly type: 'retry' }
  | { readonly type: 'cancel' };

export type SocialOutput =
  | { readonly result: 'signedIn'; readonly answer: LoginAnswer }
  | { readonly result: 'cancelled' };

export interface SocialContext {
  readonly input: Pick<SocialInput, 'provider' | 'affiliateCode'>;
  readonly kept: KeptSocialSignIn | undefined;
  readonly callback: SocialCallback | undefined;
  readonly grant: SocialGrant | undefined;
  readonly agreement: Agreement | undefined;
  readonly problems: readonly AgreementProblem[];
  readonly failure: SocialFlowFailure | undefined;
  readonly output: SocialOutput;
}
