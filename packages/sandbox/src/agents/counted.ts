import type { Context } from '../handlers.ts';
import { type Transaction, table } from '../store/store.ts';

/** Up to when a merchant's bets have been counted in somebody's pay. */
const counted = table<{ upTo: number }>('counted');

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

/** Notes that bets are counted up to a moment. It is written once for each, so that calls are rarely tried again. */
export async function noteCounted(
  { tx, merchant }: Pick<Context, 'tx' | 'merchant'>,
  upTo: number,
): Promise<void> {
  const before = (await tx.get(counted, merchant.code))?.row.upTo ?? 0;
  if (upTo > before) await tx.put(counted, merchant.code, { upTo });
}
