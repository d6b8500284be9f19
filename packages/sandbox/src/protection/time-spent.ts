import type { Transaction } from '../store/store.ts';
import { timeSpent } from './rows.ts';

const hourMs = 60 * 60_000;

/** Adds time that a member was signed in, from a moment to another of the same visit. */
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
    const before = (await tx.get(timeSpent, key))?.row.ms ?? 0;
    await tx.put(timeSpent, key, { account, hour, ms: before + end - at });
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
  const stretch = {
    from: `${account}/${String(firstHour).padStart(15, '0')}`,
    to: `${account}/~`,
  };
  const rows = await tx.range(timeSpent, 'byAccount', stretch);
  const ms = rows.reduce((sum, { row }) => sum + row.ms, 0);
  return { ms, first: rows[0]?.row.hour };
}
