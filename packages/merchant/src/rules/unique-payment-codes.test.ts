import { expect, test } from 'vitest';
import { foundBy, india } from '../../test/found-by.ts';
import { uniquePaymentCodes } from './unique-payment-codes.ts';

test('merchant/payment-code', () => {
  const { paymentMethods } = india();
  const twice = [...paymentMethods, paymentMethods[0]];
  expect(foundBy(uniquePaymentCodes, { paymentMethods: twice })).toMatchObject([
    { pointer: `/paymentMethods/${twice.length - 1}/code` },
  ]);
  expect(foundBy(uniquePaymentCodes, {})).toEqual([]);
});
