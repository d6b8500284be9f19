import type { Context } from '../handlers.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import { newDigits } from '../session/secrets.ts';
import { accountOfId } from './find.ts';

/** The data of a new account. */
export interface NewAccount
  extends Pick<AccountRow, 'username'>,
    Partial<
      Pick<
        AccountRow,
        | 'nickname'
        | 'type'
        | 'paymentHash'
        | 'upline'
        | 'openedBy'
        | 'invitation'
        | 'contact'
        | 'profile'
        | 'consents'
        | 'joinedBy'
        | 'guestUntil'
        | 'firstLogin'
      >
    > {
  /** Absent for a member with another login method until they choose one. */
  readonly password?: string | undefined;
}

/** Opens an account. Its username must be free. Nothing is in its wallet. */
export async function openAccount(
  context: Context,
  { password, ...details }: NewAccount,
): Promise<{ key: string; account: AccountRow }> {
  const { tx, merchant, now, passwords, language } = context;
  const key = accountKey(merchant.code, details.username);
  const account: AccountRow = {
    nickname: details.username,
    type: 0,
    contact: {},
    firstLogin: false,
    ...details,
    id: await freeId(context),
    merchant: merchant.code,
    passwordHash: password === undefined ? '' : await passwords.hash(password),
    passwordChangedAt: now,
    rankLevel: 1,
    toUpline: details.upline !== undefined,
    openedAt: now,
    language,
    excluded: false,
  };
  await tx.put(accounts, key, account, 0);
  return { key, account };
}

/** An id that no account of the merchant has; the seeded ones are shorter. */
async function freeId(context: Context): Promise<string> {
  for (;;) {
    const id = `1${newDigits(context.entropy, 8)}`;
    if ((await accountOfId(context, id)) === undefined) return id;
  }
}
