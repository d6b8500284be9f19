/**
 * A new key for one intention to move money or points: a random UUID (RFC 9562, version 4).
 *
 * @param random gives that many unpredictable bytes, such as `(length) => crypto.getRandomValues(new Uint8Array(length))`
 */
export function newIdempotencyKey(random: (length: number) => Uint8Array): string {
  const digits = [...random(16)].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
