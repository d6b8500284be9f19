import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { type Store, type Transaction, table } from '../store/store.ts';

/** The body of `PUT /sandbox/clock`: milliseconds by which the platform's clock is ahead of the machine's. */
export const clockChangeSchema = v.strictObject({ offsetMs: v.number() });

const offsets = table<{ offsetMs: number }>('clock');
const onlyKey = 'platform';

/** The platform's clock, which a person or a test may move. */
export interface PlatformClock {
  now(): Promise<number>;
  /** The same within a transaction, which is tried again when the clock is moved meanwhile. */
  nowIn(tx: Transaction): Promise<number>;
  offsetMs(): Promise<number>;
  /** Sets how far it is ahead of the clock underneath. */
  setOffset(offsetMs: number): Promise<void>;
}

/** A clock whose offset is kept in a store. */
export function movableClock(store: Store, clock: Clock): PlatformClock {
  const offsetIn = async (tx: Transaction) => (await tx.get(offsets, onlyKey))?.row.offsetMs ?? 0;
  const nowIn = async (tx: Transaction) => (await offsetIn(tx)) + clock.now();
  return {
    nowIn,
    now: () => store.transaction(nowIn),
    offsetMs: () => store.transaction(offsetIn),
    setOffset: (offset) =>
      store.transaction((tx) => tx.put(offsets, onlyKey, { offsetMs: offset })),
  };
}
