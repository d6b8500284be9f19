import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { knownCurrency } from './known-currency.ts';

test('merchant/currency', () => {
  expect(foundBy(knownCurrency, { currency: { code: 'XQQ', decimals: 2 } })).toMatchObject([
    { pointer: '/currency/code', remedy: expect.stringContaining('Use a code') },
  ]);
  expect(foundBy(knownCurrency, { currency: { code: 'THB', decimals: 2 } })).toEqual([]);
});
