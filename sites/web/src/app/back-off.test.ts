import { describe, expect, it } from 'vitest';
import { backOff } from './back-off.ts';

describe('back-off', () => {
  it('doubles the wait with each failed try and stops at a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map(backOff)).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
  });
});
