import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

/** As FNV-1a is defined, in whole numbers of 64 bits. */
function plainHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36).padStart(13, '0').slice(-10);
}

test.each(['', 'a', 'Sen Vàng', 'শাপলা', '<svg/>'.repeat(500), '\0\uffff'])(
  'the hash of %j is FNV-1a of 64 bits',
  (text) => {
    expect(contentHash(text)).toBe(plainHash(text));
  },
);
