import type { SocialProvider } from '@livery/api/contract/social';
import type { SandboxMerchant } from '../merchant.ts';

/** Where the sandbox's own issuer asks who signs in. */
export const authorizePath = '/sandbox/social/authorize';

/** The providers of spec §1, with the feature that turns each on and the words that a person knows it by. */
const all = [
  { provider: 'facebook', feature: 'facebookLogin' },
  { provider: 'google', feature: 'googleLogin' },
] as const;

/** Those that the merchant has turned on; the sandbox plays all of them itself. */
export function providersOf({ code, features }: SandboxMerchant): SocialProvider[] {
  return all
    .filter(({ feature }) => features[feature] === true)
    .map(({ provider }) => ({
      provider,
      authorizeUrl: authorizePath,
      clientId: `${code}-${provider}`,
      scope: 'openid profile',
    }));
}

/** Somebody whom the issuer knows. */
interface Person {
  /** What the issuer calls them, for good. */
  readonly subject: string;
  readonly name: string;
  /** Username of the seeded account that they have signed in to before. */
  readonly account: string;
}

/** People whom the issuer knows from the start; anybody else is a new one. */
export const knownPeople: readonly Person[] = [
  { subject: 'person-1', name: 'Mira', account: 'mira2026' },
  { subject: 'person-2', name: 'Tara', account: 'tara2026' },
  { subject: 'person-3', name: 'Farah', account: 'faraway2026' },
];
