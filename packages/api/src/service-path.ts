import { Base64, DES, ECB, Pkcs7, Utf8 } from 'crypto-es';

/** How many characters at the end of an enciphered address are its key. */
const keyLength = 8;

/** What DES needs; the key travels with the text, so this hides nothing and is read for compatibility only. */
const how = { mode: ECB, padding: Pkcs7 };

/**
 * The text of an enciphered service path: base64 of DES-ECB with PKCS#7 padding, then the eight characters of its key (spec §7).
 *
 * @returns undefined when the path is not of this form, or was enciphered with another key
 */
export function decodeServicePath(path: string): string | undefined {
  const cipher = path.slice(0, -keyLength);
  const key = path.slice(-keyLength);
  if (!isKey(key) || !/^[A-Za-z0-9+/]+={0,2}$/.test(cipher)) return undefined;
  const ciphertext = Base64.parse(cipher);
  if (ciphertext.sigBytes % 8 !== 0) return undefined;
  try {
    const text = DES.decrypt({ ciphertext }, Utf8.parse(key), how).toString(Utf8);
    // Padding that makes no sense leaves nothing, or less than nothing.
    return text === '' ? undefined : text;
  } catch {
    // The bytes are no UTF-8: another key.
    return undefined;
  }
}

/**
 * Enciphers an address as a platform does.
 *
 * @param key eight ASCII characters
 * @throws when the key is not eight ASCII characters
 */
export function encodeServicePath(address: string, key: string): string {
  if (!isKey(key)) throw new Error(`Expected a key of ${keyLength} ASCII characters.`);
  const { ciphertext } = DES.encrypt(address, Utf8.parse(key), how);
  return `${ciphertext?.toString(Base64)}${key}`;
}

function isKey(key: string): boolean {
  return /^[!-~]{8}$/.test(key);
}
