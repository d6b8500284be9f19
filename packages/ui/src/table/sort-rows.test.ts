import { expect, test } from 'vitest';
import { comparator } from './sort-rows.ts';

test('texts follow the alphabet of the language, and their numbers sort by value', () => {
  const compare = comparator('vi');
  expect(['Đêm', 'Round 10', 'Dừa', 'Round 2', 'Em'].sort(compare)).toEqual([
    'Dừa',
    'Đêm',
    'Em',
    'Round 2',
    'Round 10',
  ]);
});

test('amounts beyond the safe integer range keep their order', () => {
  const compare = comparator('en');
  const more = 9_007_199_254_740_993n;
  expect([more, 9_007_199_254_740_992n, -5n].sort(compare)).toEqual([
    -5n,
    9_007_199_254_740_992n,
    more,
  ]);
  expect(compare(3, 3)).toBe(0);
});
