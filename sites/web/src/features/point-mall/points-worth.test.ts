import { expect, it } from 'vitest';
import { worthOf } from './points-worth.ts';

const rate = { points: 200, amount: '1.00' };

it.each([
  [0, '0.00'],
  [1, '0.00'],
  [200, '1.00'],
  [201, '1.00'],
  [202, '1.01'],
  [203, '1.02'],
  [205, '1.02'],
  [207, '1.04'],
  [6599, '33.00'],
])('shows what the platform gives for %s points: %s [spec B2.07]', (points, amount) => {
  expect(worthOf(points, rate, 2)).toBe(amount);
});

it('knows a currency without decimals', () => {
  const vietnam = { points: 200, amount: '1000' };
  expect([worthOf(200, vietnam, 0), worthOf(201, vietnam, 0), worthOf(0, vietnam, 0)]).toEqual([
    '1000',
    '1005',
    '0',
  ]);
});
