import { expect, test } from 'vitest';
import { elapsedDuration, formatElapsed } from './format-elapsed.ts';

test.each([
  [-5, '0:00:00', 'PT0H0M0S'],
  [999, '0:00:00', 'PT0H0M0S'],
  [1000, '0:00:01', 'PT0H0M1S'],
  [3_599_999, '0:59:59', 'PT0H59M59S'],
  [3_600_000, '1:00:00', 'PT1H0M0S'],
  [100 * 3_600_000 + 61_000, '100:01:01', 'PT100H1M1S'],
])('formats %s ms of play as %s', (milliseconds, text, duration) => {
  expect(formatElapsed(milliseconds)).toBe(text);
  expect(elapsedDuration(milliseconds)).toBe(duration);
});
