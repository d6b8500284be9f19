import { expect, test } from 'vitest';
import { foundBy, india } from '../../test/found-by.ts';
import { amountDecimals } from './amount-decimals.ts';

test('merchant/amount-decimals', () => {
  const [method] = india().paymentMethods;
  const found = (change: object) =>
    foundBy(amountDecimals, { paymentMethods: [{ ...method, ...change }] });
  expect(found({ min: '100.005' })).toMatchObject([
    { pointer: '/paymentMethods/0/min', message: 'INR has 2 decimals, but "100.005" has more.' },
  ]);
  expect(found({ min: '100.05' })).toEqual([]);
});
