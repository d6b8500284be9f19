/** Bytes that nobody can guess; a test may give some that it knows. */
export type Entropy = (length: number) => Uint8Array<ArrayBuffer>;

/** The machine's own. */
export const cryptoEntropy: Entropy = (length) => crypto.getRandomValues(new Uint8Array(length));

/**
 * Bytes that only who knows the secret can tell, the same ones for the same text (HKDF, RFC 5869). They are handed out in order,
 * and again from the start when all were.
 *
 * @param length how many there are
 */
export async function keyedEntropy(secret: string, text: string, length: number): Promise<Entropy> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(text),
  };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(bits, key, length * 8));
  let at = 0;
  return (count) => Uint8Array.from({ length: count }, () => bytes[at++ % length] ?? 0);
}

/** A token of 192 bits. */
export function newToken(entropy: Entropy): string {
  return toBase64Url(entropy(24));
}

/** A code of digits, each equally likely. */
export function newDigits(entropy: Entropy, length: number): string {
  return newText(entropy, '0123456789', length);
}

/** A text of letters of an alphabet, each equally likely. */
export function newText(entropy: Entropy, alphabet: string, length: number): string {
  // Bytes past the last whole multiple of the alphabet would make its first letters likelier.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of entropy(length)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** What the store keeps of a token, a code or a file: enough to know it again, not enough to use it. */
export async function digestOf(content: string | ArrayBuffer): Promise<string> {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const bytes = await crypto.subtle.digest('SHA-256', data);
  return toBase64Url(new Uint8Array(bytes));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
