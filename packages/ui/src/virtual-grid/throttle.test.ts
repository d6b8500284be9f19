import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endReachedPeriod } from './end-reached-period.ts';
import { throttled } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[spec 9.33] more is requested once in 200 ms, however often the end is reached', () => {
  const call = vi.fn();
  const { ask } = throttled(call, endReachedPeriod);
  // Every 10 ms for a second: at 0, 200, 400, 600, 800, and at 1000 what was asked for since.
  for (let at = 0; at < 1000; at += 10) {
    ask();
    vi.advanceTimersByTime(10);
  }
  expect(call).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(199);
  expect(call).toHaveBeenCalledTimes(6);
});

test('a single request is called once, at once', () => {
  const call = vi.fn();
  throttled(call, endReachedPeriod).ask();
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('nothing is called after a stop', () => {
  const call = vi.fn();
  const { ask, stop } = throttled(call, endReachedPeriod);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});
