import { expect, test } from 'vitest';
import { scryptHash } from './hash-password.ts';

test('a password is known again by its hash, another one is not', async () => {
  const hash = await scryptHash.hash('Play4fun');
  expect(await scryptHash.verify('Play4fun', hash)).toBe(true);
  expect(await scryptHash.verify('play4fun', hash)).toBe(false);
  expect(await scryptHash.verify('Play4fun', 'nonsense')).toBe(false);
});

test('a hash holds no password, and is another one each time', async () => {
  const hashes = await Promise.all([scryptHash.hash('Play4fun'), scryptHash.hash('Play4fun')]);
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) expect(hash).not.toContain('Play4fun');
});
