import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { loginValueSchema } from './session.ts';

/** A provider of social sign-in, as OAuth 2 (RFC 6749) with PKCE (RFC 7636, S256) is begun with it. */
export const socialProviderSchema = v.object({
  /** `facebook` or `google`; a platform may have others. */
  provider: v.string(),
  /** Where the sign-in begins: an https address, or a path of the page's own host. */
  authorizeUrl: v.string(),
  clientId: v.string(),
  scope: v.string(),
});
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>;

/** The providers that the merchant has turned on. */
export const socialProviders = endpoint({
  id: 'socialProviders',
  method: 'GET',
  path: '/wps/session/social/providers',
  request: v.object({}),
  response: v.object({ list: v.array(socialProviderSchema) }),
});

/**
 * Signs in with the code that a provider has sent the member back with (spec §4 "Social login"). Who comes for the first time
 * gets an account, for which they must be old enough and accept the terms: it is asked in a refusal, which leaves the code good.
 */
export const socialLogin = endpoint({
  id: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  encrypted: true,
  request: v.object({
    provider: v.string(),
    code: v.string(),
    codeVerifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/, 'expected a PKCE verifier')),
    redirectUri: v.string(),
    /** The one that the sign-in began with. */
    nonce: v.optional(v.string()),
    ageConfirmed: v.optional(v.boolean(), false),
    termsVersion: v.optional(v.string()),
    marketingConsent: v.optional(v.boolean(), false),
    affiliateCode: v.optional(v.string()),
  }),
  response: loginValueSchema,
});

/** Calls of signing in by another provider, by id. */
export const socialCalls = { socialProviders, socialLogin };
