import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { currencyDecimals } from './currency-decimals.ts';

test('merchant/decimals', () => {
  expect(foundBy(currencyDecimals, { currency: { code: 'VND', decimals: 2 } })).toMatchObject([
    { pointer: '/currency/decimals', remedy: 'Write 0.' },
  ]);
  expect(foundBy(currencyDecimals, { currency: { code: 'THB', decimals: 0 } })).toEqual([]);
});
