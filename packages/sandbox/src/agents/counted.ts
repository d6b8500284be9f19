import type { Context } from '../handlers.ts';
import { type Transaction, table } from '../store/store.ts';

/** Up to when a merchant's bets have been counted in somebody's pay, or may be by what was agreed then. */
const counted = table<{ upTo: number }>('counted');

/**
 * The moment at which something counts in pay that happens now. While a clock that was set back catches up, that is where what has been
 * counted ends: earlier periods are paid and are not opened again.
 */
export async function countingTime({
  tx,
  merchant,
  now,
}: Pick<Context, 'tx' | 'merchant' | 'now'>): Promise<number> {
  return Math.max(now, (await tx.get(counted, merchant.code))?.row.upTo ?? 0);
}

/**
 * The moment at which a contract begins or ends, or a kind of pay is switched: whatever happens afterwards counts after it, also on a
 * clock that is set back. So no two contracts of an account share a moment, and none begins before the one that it is given out of.
 */
export async function noteTime(context: Pick<Context, 'tx' | 'merchant' | 'now'>): Promise<number> {
  const time = await countingTime(context);
  await noteCounted(context, time);
  return time;
}

/**
 * The time of one try at a call, for all that it stamps. What has been counted is read before the clock: when bets are counted while
 * the call is under way, it is tried again, at a later time. So no bet is added to a period that has been paid.
 */
export async function timeOfTry(
  tx: Transaction,
  merchant: string,
  readClock: (tx: Transaction) => Promise<number>,
): Promise<number> {
  await tx.get(counted, merchant);
  return readClock(tx);
}

/** Notes that what is decided from now on counts after a moment. It is written once for each, so that calls are rarely tried again. */
export async function noteCounted(
  { tx, merchant }: Pick<Context, 'tx' | 'merchant'>,
  upTo: number,
): Promise<void> {
  const before = (await tx.get(counted, merchant.code))?.row.upTo ?? 0;
  if (upTo > before) await tx.put(counted, merchant.code, { upTo });
}
