import { expect, it } from 'vitest';
import { nextWaiting } from './waiting-poll.ts';

const minute = 60_000;

it('looks at the same pace while there are answers', () => {
  const answered = { status: 'success', dataUpdatedAt: minute, errorUpdatedAt: 0 } as const;
  expect(nextWaiting(answered)).toBe(minute / 2);
});

it('looks half as often with each failure in a row, and every ten minutes at least', () => {
  const after = (failed: number) =>
    nextWaiting({ status: 'error', dataUpdatedAt: minute, errorUpdatedAt: minute + failed });
  const waits = [30_000, 60_000, 120_000, 240_000, 480_000, 960_000].map(after);
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000]);
});

it('waits longest where there has never been an answer', () => {
  const never = { status: 'error', dataUpdatedAt: 0, errorUpdatedAt: Date.UTC(2026, 0) } as const;
  expect(nextWaiting(never)).toBe(10 * minute);
});
