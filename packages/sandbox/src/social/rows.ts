import { table } from '../store/store.ts';

/** What the issuer has granted, by the digest of the code that the member is sent back with. */
export interface GrantRow {
  merchant: string;
  provider: string;
  redirectUri: string;
  /** PKCE challenge, S256. */
  challenge: string;
  nonce?: string | undefined;
  subject: string;
  name: string;
  expires: number;
}
export const grants = table<GrantRow>('social-grants', {
  byExpiry: ({ expires }) => String(expires).padStart(15, '0'),
});

/** Which account somebody of a provider has, by merchant, provider and subject. */
export interface LinkRow {
  account: string;
  provider: string;
}
export const links = table<LinkRow>('social-links', { byAccount: ({ account }) => account });
