import { expect, test } from 'vitest';
import { hallOf } from './halls.ts';
import { vendorPath } from './vendor-path.ts';

test.each([
  ['RNG', '/rng?vassalage=A%26B'],
  ['FISH', '/fish?vassalage=A%26B'],
  ['MINI', '/rng?page=MINI&vassalage=A%26B'],
])('a vendor of %s leads to the hall of its games [spec 2.17]', (gameType, path) => {
  expect(vendorPath({ gameType, vassalage: 'A&B' })).toBe(path);
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  expect(hallOf(pathname, searchParams.get('page')).gameType).toBe(gameType);
});
