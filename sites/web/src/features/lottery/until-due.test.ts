import { expect, test } from 'vitest';
import { untilDue } from './until-due.ts';

test('asks when something is due, at most a minute from now', () => {
  expect(untilDue(12_000)).toBe(12_000);
  expect(untilDue(3_600_000)).toBe(60_000);
  expect(untilDue(3_600_000, 7_200_000)).toBe(3_600_000);
  expect(untilDue(0)).toBe(1000);
});

test('asks for what is overdue less and less often', () => {
  const waits: number[] = [];
  for (let overdue = 500; waits.length < 9; overdue += waits.at(-1) ?? 0) {
    waits.push(untilDue(-overdue));
  }
  expect(waits).toEqual([1000, 1500, 3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]);
});
