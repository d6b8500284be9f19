import { expect, it } from 'vitest';
import { payPeriods } from './contract-queries.ts';

it('a period that stands on two pages is listed once, as the first page has it', () => {
  const pay = (from: number, amount: string) => ({ periodType: 'Daily' as const, from, amount });
  expect(payPeriods([pay(3, '5'), pay(2, '4'), pay(2, '3'), pay(1, '2')])).toEqual([
    pay(3, '5'),
    pay(2, '4'),
    pay(1, '2'),
  ]);
});
