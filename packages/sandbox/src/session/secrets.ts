/** Bytes that nobody can guess; a test may give some that it knows. */
export type Entropy = (length: number) => Uint8Array<ArrayBuffer>;

/** The machine's own. */
export const cryptoEntropy: Entropy = (length) => crypto.getRandomValues(new Uint8Array(length));

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
