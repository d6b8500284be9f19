import type { KeySet } from './contract/keys.ts';

/** Encrypts the body of a call; pluggable, because a platform may require another cipher (spec §7, column Encrypted). */
export interface Cipher {
  /**
   * Encrypts a text for the holder of the platform's keys.
   *
   * @throws when no key is one that this cipher can use
   */
  encrypt(text: string, keys: KeySet): Promise<string>;
}

/** Format of an encrypted body: nothing else in the request reveals its content. */
export interface SealedBody {
  readonly jwe: string;
}
