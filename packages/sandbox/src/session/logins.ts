import type { Context } from '../handlers.ts';
import { table } from '../store/store.ts';
import { type Device, deviceOf } from './device.ts';
import { timeKey } from './rows.ts';

/** A try to log in to an account that there is. */
export interface LoginRow extends Device {
  /** Key of the account. */
  account: string;
  /** Milliseconds since 1970. */
  time: number;
  success: boolean;
}
const logins = table<LoginRow>('logins', {
  byAccount: ({ account, time }) => `${account}/${timeKey(time)}`,
});

/** How long they are kept, and how many of each outcome: wrong tries of a stranger neither fill the store nor push out a login. */
const [keptMs, keptCount] = [90 * 24 * 60 * 60_000, 200];

/** The device behind a call. */
export function deviceHere({ userAgent, clientIp }: Pick<Context, 'userAgent' | 'clientIp'>) {
  return deviceOf(userAgent, clientIp);
}

/** Writes down that somebody logged in to an account, or tried with a wrong password or code. */
export async function noteLogin(
  context: Pick<Context, 'tx' | 'now' | 'userAgent' | 'clientIp'>,
  account: string,
  success: boolean,
): Promise<void> {
  const { tx, now } = context;
  const all = await loginsOf(context, account);
  let alike = 0;
  for (const { key, row } of all) {
    if (row.success === success) alike += 1;
    const isOver = row.success === success && alike >= keptCount;
    if (isOver || now - row.time > keptMs) await tx.delete(logins, key);
  }
  // Several may come at one moment.
  const place = all.filter(({ row }) => row.time === now).length;
  const row = { account, time: now, success, ...deviceHere(context) };
  await tx.put(logins, `${account}/${timeKey(now)}/${timeKey(place)}`, row);
}

/** The tries to log in to an account, the newest first. */
export function loginsOf({ tx }: Pick<Context, 'tx'>, account: string) {
  return tx.range(logins, 'byAccount', {
    from: `${account}/`,
    to: `${account}/~`,
    reverse: true,
  });
}
