import { expect, it } from 'vitest';
import { kindIn, promotionIn } from './promotions-address.ts';

it.each([
  ['DAILY', 'DAILY'],
  ['daily', undefined],
  [7, undefined],
  [undefined, undefined],
])('reads the kind %s as %s', (kind, found) => {
  expect(kindIn({ kind })).toBe(found);
});

it.each([
  ['report', 'report'],
  [2026, '2026'],
  ['', undefined],
  [['a'], undefined],
  [undefined, undefined],
])('reads the promotion %s as %s', (id, found) => {
  expect(promotionIn({ id })).toBe(found);
});
