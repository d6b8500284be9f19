import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Cipher } from './cipher.ts';

/** Key agreement and content encryption of the default cipher (RFC 7518). */
const algorithm = 'ECDH-ES';
const encryption = 'A256GCM';

/** The default cipher: compact JWE for the platform's first elliptic-curve key. It adds to TLS and replaces nothing. */
export function createJweCipher(): Cipher {
  return {
    async encrypt(text, { keys }) {
      const found = keys.find(
        ({ kty, alg = algorithm, use = 'enc' }) =>
          kty === 'EC' && alg === algorithm && use === 'enc',
      );
      if (!found) {
        throw new Error(
          `Expected a public key of type EC for ${algorithm} in the platform's key set, found ${keys.length} keys and none such.`,
        );
      }
      const { kid } = found;
      return (
        new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader({ alg: algorithm, enc: encryption, ...(kid ? { kid } : {}) })
          // The key set was parsed as JSON, where an absent `kid` is absent and never undefined.
          .encrypt(await importJWK(found as JWK, algorithm))
      );
    },
  };
}
