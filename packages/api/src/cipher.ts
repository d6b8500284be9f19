import type { KeySet } from './contract/keys.ts';

/** Seals the body of an encrypted call; pluggable, since a platform may want another way (spec §7, column Encrypted). */
export interface Cipher {
  /**
   * Seals a text for the holder of the platform's keys.
   *
   * @throws when no key is one that this cipher can use
   */
  encrypt(text: string, keys: KeySet): Promise<string>;
}

/** How a sealed body travels: nothing beside it may tell what is in it. */
export interface SealedBody {
  readonly jwe: string;
}
