import {
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  validateAuthResponse,
} from 'oauth4webapi';

/** Who signs the member in. */
export type SocialProvider = 'facebook' | 'google';

/** What has to be known of a provider: its OpenID metadata, or the part of it that a merchant's file holds. */
export interface SocialIssuer {
  /** The issuer's identifier, such as `https://accounts.google.com`. */
  readonly issuer: string;
  readonly authorization_endpoint: string;
  /** True when the provider says in its answer who it is (RFC 9207). */
  readonly authorization_response_iss_parameter_supported?: boolean;
}

export interface SocialRequest {
  readonly provider: SocialProvider;
  readonly issuer: SocialIssuer;
  readonly clientId: string;
  /** Where the provider sends the member back to; registered with the provider. */
  readonly redirectUri: string;
  /** Default `openid email`. */
  readonly scope?: string;
}

/** What the caller keeps from start to finish, in memory or as JSON for this tab alone: it holds the proof that the code is ours. */
export interface KeptSocialSignIn {
  readonly provider: SocialProvider;
  readonly issuer: SocialIssuer;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** What the platform needs to exchange the code, which only it can: it has the client's secret. */
export interface SocialGrant {
  readonly provider: SocialProvider;
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

/** Why there is no grant. */
export type SocialFailure =
  /** The member closed the window or said no (spec §8, "Popup closed by the user"). */
  | { readonly kind: 'closed' }
  /** The answer is not of this sign-in: another state, or another issuer. */
  | { readonly kind: 'mismatch' }
  /** The provider said yes and sent no code. */
  | { readonly kind: 'missingCode' }
  /** The provider said no; `code` is OAuth's, for logs. */
  | { readonly kind: 'refused'; readonly code: string };

/** What a social sign-in throws. Its message is English, for logs, and holds nothing of the answer. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly failure: SocialFailure;

  constructor(failure: SocialFailure) {
    super(`The social sign-in failed: ${failure.kind}.`);
    this.failure = failure;
  }
}

/** Signing in through a provider. A port: the default is OAuth 2.0 (see {@link createOAuthSignIn}). */
export interface SocialSignIn {
  /** Gives the provider's address to open, and what to keep until it sends the member back. */
  startSignIn(request: SocialRequest): Promise<{ address: URL; kept: KeptSocialSignIn }>;
  /**
   * Reads the address that the provider sent the member back to.
   *
   * @throws SocialError, and nothing else
   */
  finishSignIn(callbackUrl: string, kept: KeptSocialSignIn): SocialGrant;
}

/**
 * Social sign-in by OAuth 2.0 authorization code with PKCE (RFC 6749, 7636) and no provider's own code.
 *
 * @param random gives that many unpredictable bytes
 */
export function createOAuthSignIn(random: (length: number) => Uint8Array): SocialSignIn {
  const secret = () => base64url(random(32));
  return {
    async startSignIn({ provider, issuer, clientId, redirectUri, scope = 'openid email' }) {
      const kept: KeptSocialSignIn = {
        provider,
        issuer,
        clientId,
        redirectUri,
        state: secret(),
        verifier: secret(),
        nonce: secret(),
      };
      const address = new URL(issuer.authorization_endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return { address, kept };
    },

    finishSignIn(callbackUrl, { provider, issuer, clientId, redirectUri, state, verifier, nonce }) {
      const code = read(callbackUrl, { issuer, clientId, state }).get('code');
      if (!code) throw new SocialError({ kind: 'missingCode' });
      return { provider, code, verifier, nonce, redirectUri };
    },
  };
}

/** The parameters of an answer that is ours and says yes. */
function read(
  callbackUrl: string,
  { issuer, clientId, state }: Pick<KeptSocialSignIn, 'issuer' | 'clientId' | 'state'>,
): URLSearchParams {
  try {
    return validateAuthResponse(
      { ...issuer },
      { client_id: clientId },
      new URL(callbackUrl),
      state,
    );
  } catch (error) {
    if (!(error instanceof AuthorizationResponseError)) throw new SocialError({ kind: 'mismatch' });
    const code = error.error;
    throw new SocialError(
      code === 'access_denied' ? { kind: 'closed' } : { kind: 'refused', code },
    );
  }
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
