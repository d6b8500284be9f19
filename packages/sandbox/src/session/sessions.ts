import type { Context } from '../handlers.ts';
import { spend } from '../protection/time-spent.ts';
import type { Store, Transaction } from '../store/store.ts';
import { deviceHere } from './logins.ts';
import {
  type AccountRow,
  accounts,
  remembered,
  type SessionEndCode,
  type SessionRow,
  sessions,
} from './rows.ts';
import { endOf, shouldSlide } from './rules.ts';
import { digestOf, newToken } from './secrets.ts';

/** The member behind a call. */
export interface Member {
  /** Key of the account's row. */
  key: string;
  account: AccountRow;
  /** Key of the session's row. */
  session: string;
}

/** How long an ended session is kept, so that its holder can be told why it ended. */
const rememberedMs = 24 * 60 * 60_000;

/** The member that a token stands for, or why it stands for none. Moves the end of the session. */
export async function memberOf(
  tx: Transaction,
  token: string | null,
  { merchant, idleMs, now }: { merchant: string; idleMs: number; now: number },
): Promise<Member | SessionEndCode | 'ACCOUNT_EXCLUDED'> {
  if (token === null) return 'EXPIRED';
  const key = await digestOf(token);
  const session = (await tx.get(sessions, key))?.row;
  if (session === undefined || session.merchant !== merchant) return 'EXPIRED';
  const end = endOf(session, idleMs, now);
  if (end !== undefined) return end;
  const account = (await tx.get(accounts, session.account))?.row;
  if (account === undefined || (account.guestUntil ?? now + 1) <= now) return 'EXPIRED';
  if (account.excluded) return 'ACCOUNT_EXCLUDED';
  if (shouldSlide(session, idleMs, now)) {
    await tx.put(sessions, key, { ...session, lastSeenAt: now });
    await spend(tx, session.account, session.lastSeenAt, now);
  }
  return { key: session.account, account, session: key };
}

/** The account that a token was given to, also when its session has ended since. */
export async function accountOf(
  tx: Transaction,
  token: string | null,
  merchant: string,
): Promise<string | undefined> {
  if (token === null) return undefined;
  const session = (await tx.get(sessions, await digestOf(token)))?.row;
  return session?.merchant === merchant ? session.account : undefined;
}

/** Begins a session and gives its token; the account's others end when only one is let be. */
export async function beginSession(context: Context, account: string): Promise<string> {
  const { tx, merchant, settings, now, entropy } = context;
  const token = newToken(entropy);
  const key = await digestOf(token);
  for (const { key: other, row } of await sessionsOf(tx, account)) {
    if (now - row.lastSeenAt > rememberedMs) await tx.delete(sessions, other);
    else if (settings.oneSession) await endSession(tx, other, row, 'SIGNED_IN_ELSEWHERE');
  }
  const row = {
    merchant: merchant.code,
    account,
    startedAt: now,
    lastSeenAt: now,
    device: deviceHere(context),
  };
  await tx.put(sessions, key, row);
  return token;
}

/** Ends the sessions of an account but the one that asks. */
export async function endOthers(
  tx: Transaction,
  account: string,
  but: string | undefined,
  code: SessionEndCode,
): Promise<void> {
  for (const { key, row } of await sessionsOf(tx, account)) {
    if (key !== but) await endSession(tx, key, row, code);
  }
}

/** Ends the session of a token as if its time were up. */
export async function expireSession(store: Store, token: string | null): Promise<void> {
  if (token === null) return;
  const key = await digestOf(token);
  await store.transaction(async (tx) => {
    const row = (await tx.get(sessions, key))?.row;
    if (row !== undefined) await endSession(tx, key, row, 'EXPIRED');
  });
}

/** Makes every remembered sign-in of an account worthless. */
export async function forgetRemembered(tx: Transaction, account: string): Promise<void> {
  for (const { key } of await tx.range(remembered, 'byAccount', { from: account, to: account })) {
    await tx.delete(remembered, key);
  }
}

/** Ends one session. */
export async function endSession(
  tx: Transaction,
  key: string,
  row: SessionRow,
  ended: SessionEndCode,
): Promise<void> {
  // The first reason is the true one.
  if (row.ended === undefined) await tx.put(sessions, key, { ...row, ended });
}

/** The sessions of an account, those that are over as well. */
export function sessionsOf(tx: Transaction, account: string) {
  return tx.range(sessions, 'byAccount', { from: account, to: account });
}
