import { expect, it } from 'vitest';
import { protectionQuery } from './protection-query.ts';

const now = 1_000_000;
const { refetchInterval } = protectionQuery({
  call: () => Promise.reject(new Error('nothing is asked')),
  serverNow: () => now,
});
const after = (left: number) =>
  refetchInterval({
    state: {
      data: { limits: [], break: { kind: 'selfExclusion', since: now - 1, until: now + left } },
    },
  });

it('asks again when a break ends, so that no page says longer that it holds', () => {
  expect(after(5000)).toBe(5000);
  // The platform's clock may be a little behind.
  expect(after(-5)).toBe(1000);
  expect(refetchInterval({ state: { data: { limits: [] } } })).toBe(false);
  expect(refetchInterval({ state: {} })).toBe(false);
});

it('sets no timer that a browser cannot hold', () => {
  expect(after(5 * 365 * 24 * 60 * 60_000)).toBeLessThan(2 ** 31);
});
