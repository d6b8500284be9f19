import { expect, test } from 'vitest';
import { lazyLoadLimits } from './lazy-load-limits.ts';
import { createLoadedCache } from './loaded-cache.ts';
import { createThrottledBatch } from './throttled-batch.ts';

test('the cache keeps the 200 most recently loaded URLs [spec 9.32]', () => {
  const cache = createLoadedCache(lazyLoadLimits.cacheMax);
  for (let i = 0; i < 200; i++) cache.add(`/${i}.svg`);
  cache.add('/0.svg');
  cache.add('/200.svg');

  expect(cache.size).toBe(200);
  expect(cache.has('/0.svg')).toBe(true);
  expect(cache.has('/1.svg')).toBe(false);
  expect(cache.has('/200.svg')).toBe(true);
});

test('the first action of a burst runs at once, the rest together after 200 ms [spec 9.32]', () => {
  const waiting: { run: () => void; ms: number }[] = [];
  const started: string[] = [];
  const batch = createThrottledBatch(lazyLoadLimits.throttle, (run, ms) => {
    waiting.push({ run, ms });
  });

  batch(() => started.push('a'));
  batch(() => started.push('b'));
  batch(() => started.push('c'));
  expect(started).toEqual(['a']);
  expect(waiting.map(({ ms }) => ms)).toEqual([200]);

  waiting.shift()?.run();
  expect(started).toEqual(['a', 'b', 'c']);

  waiting.shift()?.run();
  batch(() => started.push('d'));
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('the limits are those of the specification [spec 9.32]', () => {
  expect(lazyLoadLimits).toEqual({
    preloadFactor: 1.3,
    throttle: 200,
    attempts: 1,
    cacheMax: 200,
    threshold: 0.1,
  });
});
