import { SocialError, type SocialGrant } from '@livery/api/social';
import { agreementSent } from '../shared/agreement.ts';
import { failureFrom } from '../shared/failure.ts';
import type { SocialContext, SocialFlowFailure, SocialLoginRequest } from './social.types.ts';

/** What a login is sent with: the provider's grant, and what a new member has agreed to. */
export function requestOf({ input, grant, agreement }: SocialContext): SocialLoginRequest {
  // a login follows a grant
  const { provider, code, verifier, redirectUri, nonce } = grant as SocialGrant;
  const { affiliateCode } = input;
  return {
    provider,
    code,
    codeVerifier: verifier,
    redirectUri,
    nonce,
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(agreement && agreementSent(agreement)),
  };
}

/** Whether the account is new, so that its owner is asked for age and terms. */
export function asksAgreement(failure: SocialFlowFailure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.code === 'AGE_NOT_CONFIRMED' || failure.code === 'TERMS_NOT_ACCEPTED')
  );
}

/** Why a step failed: the provider's reason, or that of a call. */
export function socialFailureFrom(error: unknown): SocialFlowFailure {
  return error instanceof SocialError
    ? { kind: 'social', reason: error.failure.kind }
    : failureFrom(error);
}
