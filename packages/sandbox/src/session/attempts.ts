import { networkOf } from '../address.ts';
import type { Context } from '../handlers.ts';
import { type AttemptRow, attempts, timeKey } from './rows.ts';
import { afterFailure, isLocked, lockMs, needsCaptcha } from './rules.ts';

/** What counting takes of a call. */
type Here = Pick<Context, 'tx' | 'now' | 'clientIp'>;

/** What the wrong passwords of an account so far mean for the next try from this address. */
interface Standing {
  readonly needsCaptcha: boolean;
  readonly locked: boolean;
}

/**
 * How an account stands that somebody signs in to.
 *
 * @param account key of its row, whether there is one or not
 */
export async function standingOf(context: Here, account: string): Promise<Standing> {
  const { here, everywhere } = await read(context, account);
  const { now } = context;
  return {
    needsCaptcha: needsCaptcha(everywhere, now),
    locked: isLocked(here, now, 'here') || isLocked(everywhere, now, 'everywhere'),
  };
}

/** Counts a wrong password, at the account and at what this address has tried there. */
export async function countFailure(context: Here, account: string): Promise<void> {
  const { tx, now } = context;
  const { here, everywhere } = await read(context, account);
  await forgetOver(context);
  await tx.put(attempts, account, afterFailure(everywhere, now));
  await tx.put(attempts, hereKey(context, account), afterFailure(here, now));
}

/** Forgets the wrong passwords of an account, here and altogether; another address that is locked stays so. */
export async function forgetFailures(context: Here, account: string): Promise<void> {
  await context.tx.delete(attempts, account);
  await context.tx.delete(attempts, hereKey(context, account));
}

/** Deletes some rows that no longer count: more than are added at once. */
export async function forgetOver({ tx, now }: Pick<Here, 'tx' | 'now'>): Promise<void> {
  const over = { to: timeKey(now - lockMs), limit: 10 };
  for (const { key } of await tx.range(attempts, 'byLast', over)) await tx.delete(attempts, key);
}

async function read(context: Here, account: string) {
  const rowOf = async (key: string): Promise<AttemptRow | undefined> =>
    (await context.tx.get(attempts, key))?.row;
  return { here: await rowOf(hereKey(context, account)), everywhere: await rowOf(account) };
}

/** Begins as no account's key does: those begin with the merchant's code. */
const hereKey = ({ clientIp }: Here, account: string) => `here/${networkOf(clientIp)}/${account}`;
