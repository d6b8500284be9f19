import type { Limit } from '@livery/api/contract/protection';
import { expect, test } from 'vitest';
import { quickAmounts, tightestLimit } from './amount-rules.ts';

test('quick amounts are exact and within the bounds of the method', () => {
  expect(quickAmounts({ min: '200', max: '100000' }, 2)).toEqual([
    '200.00',
    '400.00',
    '1000.00',
    '2000.00',
    '4000.00',
  ]);
  expect(quickAmounts({ min: '50000', max: '120000' }, 0)).toEqual(['50000', '100000']);
  expect(quickAmounts({ min: '0.1', max: '0.3' }, 2)).toEqual(['0.10', '0.20']);
});

test('of several limits of deposits the one that leaves the least counts', () => {
  const limit = (kind: Limit['kind'], period: Limit['period'], left: string): Limit => ({
    kind,
    period,
    amount: '1000',
    used: '0',
    left,
    since: 0,
  });
  expect(tightestLimit([limit('loss', 'day', '1')])).toBeUndefined();
  const all = [
    limit('deposit', 'day', '900'),
    limit('deposit', 'week', '99.5'),
    limit('loss', 'day', '1'),
  ];
  expect(tightestLimit(all)?.period).toBe('week');
});
