import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { type Store, table } from '../store/store.ts';

/** The body of `PUT /sandbox/clock`: milliseconds by which the platform's clock is ahead of the machine's. */
export const clockChangeSchema = v.strictObject({ offsetMs: v.number() });

const offsets = table<{ offsetMs: number }>('clock');
const onlyKey = 'platform';

/** The platform's clock, which a person or a test may move. */
export interface PlatformClock {
  now(): Promise<number>;
  offsetMs(): Promise<number>;
  /** Sets how far it is ahead of the clock underneath. */
  setOffset(offsetMs: number): Promise<void>;
}

/** A clock whose offset is kept in a store. */
export function movableClock(store: Store, clock: Clock): PlatformClock {
  const offsetMs = () =>
    store.transaction(async (tx) => (await tx.get(offsets, onlyKey))?.row.offsetMs ?? 0);
  return {
    offsetMs,
    now: async () => clock.now() + (await offsetMs()),
    setOffset: (offset) =>
      store.transaction((tx) => tx.put(offsets, onlyKey, { offsetMs: offset })),
  };
}
