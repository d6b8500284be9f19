import type { Transaction } from '../store/store.ts';
import { type TimeSpentRow, timeSpent } from './rows.ts';

const hourMs = 60 * 60_000;

/**
 * Adds time that a member was signed in, from a moment to another of the same visit. Time that another device has added already is
 * the same time of the same person.
 */
export async function spend(
  tx: Transaction,
  account: string,
  from: number,
  to: number,
): Promise<void> {
  for (let at = from; at < to; ) {
    const hour = Math.floor(at / hourMs) * hourMs;
    const end = Math.min(to, hour + hourMs);
    const key = `${account}/${hour}`;
    const before = (await tx.get(timeSpent, key))?.row.stretches ?? [];
    await tx.put(timeSpent, key, { account, hour, stretches: united([...before, [at, end]]) });
    at = end;
  }
}

/** How long a member was signed in since a moment, and the start of the first hour that counts; by whole hours at its beginning. */
export async function spentSince(
  tx: Transaction,
  account: string,
  since: number,
): Promise<{ ms: number; first: number | undefined }> {
  const firstHour = Math.floor(since / hourMs) * hourMs;
  const range = {
    from: `${account}/${String(firstHour).padStart(15, '0')}`,
    to: `${account}/~`,
  };
  const rows = await tx.range(timeSpent, 'byAccount', range);
  const stretches = rows.flatMap(({ row }) => row.stretches);
  const ms = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  return { ms, first: rows[0]?.row.hour };
}

/** The same time in stretches of which none overlaps another, in order. */
function united(stretches: TimeSpentRow['stretches']): TimeSpentRow['stretches'] {
  const result: [number, number][] = [];
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
