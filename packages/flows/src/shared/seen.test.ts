import { expect, test } from 'vitest';
import { follow, isLater, mayPoll, msUntil, nextRead, pollMs, restMs } from './seen.ts';

// the page's clock is an hour behind the platform's
const followed = follow({ row: 'a', serverTime: 3_600_000 }, 0);

test('the time left follows the platform’s clock', () => {
  expect(msUntil(3_610_000, followed, 0)).toBe(10_000);
  expect(msUntil(3_610_000, followed, 4000)).toBe(6000);
  expect(msUntil(3_600_000, followed, 1)).toBe(0);
  expect(msUntil(3_610_000, follow({ row: 'a', serverTime: 3_600_000 }, 500), 1500)).toBe(9000);
});

test('a row is read again at its deadline, at intervals before, and after a pause once it has passed', () => {
  expect(nextRead(undefined, followed, 0)).toBe(pollMs);
  expect(nextRead(3_600_000 + pollMs - 1, followed, 0)).toBe(pollMs - 1);
  expect(nextRead(9_000_000, followed, 0)).toBe(pollMs);
  expect(nextRead(3_600_000, followed, 0)).toBe(restMs);
});

test('a row that is older than the last is ignored', () => {
  expect(isLater({ row: 'b', serverTime: 3_600_000 }, followed)).toBe(true);
  expect(isLater({ row: 'b', serverTime: 3_599_999 }, followed)).toBe(false);
  expect(isLater({ row: 'b', serverTime: 0 }, undefined)).toBe(true);
});

test.each([
  [false, undefined, true],
  [false, { kind: 'offline' }, true],
  [true, undefined, false],
  [false, { kind: 'expired' }, false],
] as const)(
  'a row is polled while somebody can see it: hidden %s, %o',
  (hidden, readFailure, polled) => {
    expect(mayPoll({ hidden, readFailure })).toBe(polled);
  },
);
