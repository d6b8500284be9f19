import { expect, test } from 'vitest';
import { currencyDecimals } from './currency-decimals.ts';
import { foundBy } from './found-by.fixture.ts';

test('merchant/decimals', () => {
  expect(foundBy(currencyDecimals, { currency: { code: 'VND', decimals: 2 } })).toMatchObject([
    { pointer: '/currency/decimals', remedy: 'Write 0.' },
  ]);
  expect(foundBy(currencyDecimals, { currency: { code: 'THB', decimals: 0 } })).toEqual([]);
});
