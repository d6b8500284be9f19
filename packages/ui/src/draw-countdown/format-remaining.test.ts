import { expect, test } from 'vitest';
import { formatRemaining } from './format-remaining.ts';

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [1, '00:00:01'],
  [1_000, '00:00:01'],
  [61_000, '00:01:01'],
  [3_599_001, '01:00:00'],
  [90_061_000, '25:01:01'],
])('formats %d ms as %s', (milliseconds, text) => {
  expect(formatRemaining(milliseconds)).toBe(text);
});

test.each([
  [86_399_001, '1 d 00:00:00'],
  [86_398_000, '23:59:58'],
  [450_061_000, '5 d 05:01:01'],
])('formats %d ms as %s where days are written', (milliseconds, text) => {
  expect(formatRemaining(milliseconds, (days) => `${days} d`)).toBe(text);
});
