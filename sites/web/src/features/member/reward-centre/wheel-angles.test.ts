import { expect, test } from 'vitest';
import { pathOf, pointAt, segmentsOf } from './wheel-angles.ts';

test('segments are as wide as their chances and fill the wheel', () => {
  const chances = [40, 25, 18, 10, 5, 2];
  const segments = segmentsOf(chances.map((chancePercent) => ({ chancePercent })));
  expect(segments[0]?.from).toBe(0);
  expect(segments.at(-1)?.to).toBeCloseTo(360, 9);
  for (const [at, { from, to, middle }] of segments.entries()) {
    expect(to - from).toBeCloseTo((chances[at] ?? 0) * 3.6, 9);
    expect(middle).toBeCloseTo((from + to) / 2, 9);
    expect(from).toBe(at === 0 ? 0 : segments[at - 1]?.to);
  }
});

test('angles count clockwise from the top', () => {
  expect([0, 90, 180, 270].map((angle) => pointAt(angle, 10))).toEqual([
    '0 -10',
    '10 0',
    '0 10',
    '-10 0',
  ]);
});

test('a segment of more than a half takes the long way round, and the whole wheel two', () => {
  const [wide] = segmentsOf([{ chancePercent: 75 }, { chancePercent: 25 }]);
  const [whole] = segmentsOf([{ chancePercent: 100 }]);
  expect(wide && pathOf(wide, 10)).toBe('M0 0L0 -10A10 10 0 1 1 -10 0Z');
  expect(whole && pathOf(whole, 10)).toBe('M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z');
});
