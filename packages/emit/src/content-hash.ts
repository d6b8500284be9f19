/**
 * Ten letters that change when the text does, for file names that may be cached for ever. FNV-1a, 64 bits: it names,
 * it protects nothing.
 */
export function contentHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36).padStart(13, '0').slice(-10);
}
