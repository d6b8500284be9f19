import { expect, test } from 'vitest';
import { foundBy, india } from '../../test/found-by.ts';
import { amountRange } from './amount-range.ts';

test('merchant/amount-range', () => {
  const [method] = india().paymentMethods;
  const found = (change: object) =>
    foundBy(amountRange, { paymentMethods: [{ ...method, ...change }] });
  expect(found({ min: '200', max: '100' })).toMatchObject([{ pointer: '/paymentMethods/0/min' }]);
  expect(found({ min: '100', max: '100' })).toEqual([]);
});
