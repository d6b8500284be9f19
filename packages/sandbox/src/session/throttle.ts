import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import type { Transaction } from '../store/store.ts';
import { throttles, timeKey } from './rows.ts';
import { countOnce, type Limit, longestMs, throttleOf } from './rules.ts';

/** What counting takes of a call. */
export type Counting = Pick<Context, 'tx' | 'now' | 'limits'>;

/**
 * Looks whether something may be done once more.
 *
 * @param place of what is counted: an address, an account, a number
 * @returns what counts it, or undefined when it would be too often
 * @throws Error on a limit that the call's policy does not name: the table of policies would omit it
 */
export async function onceMore(
  { tx, now, limits }: Counting,
  limit: Limit,
  place: string,
): Promise<(() => Promise<void>) | undefined> {
  if (!limits.includes(limit)) {
    throw new Error(`Expected the policy to name the limit "${limit}", found [${limits}].`);
  }
  const counted = countOnce((await tx.get(throttles, place))?.row, throttleOf[limit], now);
  return (
    counted &&
    (async () => {
      await tx.put(throttles, place, counted);
      await forgetOver(tx, now);
    })
  );
}

/** More than one count adds, so that the rows that are over become fewer. */
const forgottenAtOnce = 10;

async function forgetOver(tx: Transaction, now: number): Promise<void> {
  const over = { to: timeKey(now - longestMs), limit: forgottenAtOnce };
  for (const { key } of await tx.range(throttles, 'bySince', over)) await tx.delete(throttles, key);
}

/** Counts something that may be done only so often; false when this was too often. */
export async function mayDo(
  context: Counting & Pick<Context, 'merchant'>,
  limit: Limit,
  what: string,
): Promise<boolean> {
  const count = await onceMore(context, limit, `${context.merchant.code}/${what}`);
  await count?.();
  return count !== undefined;
}

/** The refusal of one try too many. */
export const tooMany = new Refused('TOO_MANY', 'Too many tries. Wait five minutes.', {
  status: 429,
});
