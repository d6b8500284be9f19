import type { Failure } from '@livery/api';
import type {
  KeptSocialSignIn,
  SocialFailure,
  SocialGrant,
  SocialProvider,
} from '@livery/api/social';
import type { LoginAnswer } from '../login/login.types.ts';
import type { Agreement, Unsaid } from '../shared/agreement.ts';
import type { Service } from '../shared/port.ts';

/** What a newcomer agrees to, or does not. */
export type SocialAgreement = Agreement;

/** Why nobody is signed in: a failed call, or what came of the provider (`closed`: the window was closed, or the member said no). */
export type SocialFlowFailure =
  | Failure
  | { readonly kind: 'social'; readonly reason: SocialFailure['kind'] };

/** The provider's answer, and what was kept to judge it by. */
export interface SocialCallback {
  readonly url: string;
  readonly kept: KeptSocialSignIn;
}

export interface SocialInput {
  readonly provider: SocialProvider;
  /** The page itself was sent to the provider and is back. */
  readonly callback?: SocialCallback | undefined;
  /** The code of the page's address, for who gets an account. */
  readonly affiliateCode?: string | undefined;
}

/** The platform's call, in its own words. */
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
  /** Opens the provider, in a window or in place of the page, and gives what has to be kept until its answer. */
  readonly openProvider: Service<SocialProvider, KeptSocialSignIn>;
  /** Reads the provider's answer. Fails with a SocialError. */
  readonly readCallback: Service<SocialCallback, SocialGrant>;
  readonly submitLogin: Service<SocialLoginRequest, LoginAnswer>;
}

export type SocialEvent =
  /** Begins; also anew, while the provider is awaited or after a failure. */
  | { readonly type: 'start' }
  /** The provider has sent the member back to this address. */
  | { readonly type: 'callback'; readonly url: string }
  /** The provider's window is gone. */
  | { readonly type: 'windowClosed' }
  /** What a newcomer was asked. */
  | { readonly type: 'agree'; readonly agreement: Agreement }
  /** Asks the platform once more, by the same code. */
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
  readonly unsaid: readonly Unsaid[];
  readonly failure: SocialFlowFailure | undefined;
  readonly output: SocialOutput;
}
