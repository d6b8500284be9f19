import { Base64, DES, ECB, Pkcs7, Utf8 } from 'crypto-es';

/**
 * Enciphers an address as the platform does: base64 of DES-ECB with PKCS#7 padding, then the eight characters of the key (spec §7).
 * The key travels with the text, so this hides nothing.
 */
export function encodeServicePath(address: string, key: string): string {
  const { ciphertext } = DES.encrypt(address, Utf8.parse(key), { mode: ECB, padding: Pkcs7 });
  return `${ciphertext?.toString(Base64)}${key}`;
}
