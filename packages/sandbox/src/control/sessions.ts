import * as v from 'valibot';
import type { SandboxMerchant } from '../merchant.ts';
import { type SandboxAccount, sandboxAccounts } from '../seed/accounts.ts';
import { accountKey, accounts, sessions } from '../session/rows.ts';
import { authenticatorOf } from '../session/second-step.ts';
import type { Store } from '../store/store.ts';

/** The body of `PUT /sandbox/sessions`: ends a merchant's sessions, of one account or of all, and says why. */
export const endSessionsSchema = v.strictObject({
  end: v.picklist(['EXPIRED', 'SIGNED_IN_ELSEWHERE', 'PASSWORD_CHANGED']),
  username: v.optional(v.string()),
});
export type EndSessions = v.InferOutput<typeof endSessionsSchema>;

/** Ends sessions and says how many. */
export function endSessions(
  store: Store,
  merchant: string,
  { end, username }: EndSessions,
): Promise<number> {
  const stretch =
    username === undefined
      ? { from: `${merchant}/`, to: `${merchant}/~` }
      : { from: accountKey(merchant, username), to: accountKey(merchant, username) };
  return store.transaction(async (tx) => {
    const open = (await tx.range(sessions, 'byAccount', stretch)).filter(({ row }) => !row.ended);
    for (const { key, row } of open) await tx.put(sessions, key, { ...row, ended: end });
    return open.length;
  });
}

/** A seeded account with what a person needs to try its second step. */
export interface AccountOverview extends SandboxAccount {
  mobile: string;
  email: string;
  holder: string;
  /** For an authenticator app, and the code that it shows now. */
  authenticator?: { address: string; code: string } | undefined;
}

/** The seeded accounts as they were seeded: passwords that members have chosen since are known to nobody. */
export function accountsOf(
  store: Store,
  { code }: SandboxMerchant,
  now: number,
): Promise<AccountOverview[]> {
  return store.transaction(async (tx) => {
    const list: AccountOverview[] = [];
    for (const account of sandboxAccounts) {
      const { username } = account;
      const row = (await tx.get(accounts, accountKey(code, username)))?.row;
      const contact = row?.contact;
      const app = contact?.authenticator && authenticatorOf(contact.authenticator, username);
      list.push({
        ...account,
        mobile: `+${contact?.dialingCode ?? ''} ${contact?.mobile ?? ''}`,
        email: contact?.email ?? '',
        holder: contact?.holder ?? '',
        ...(app
          ? { authenticator: { address: app.toString(), code: app.generate({ timestamp: now }) } }
          : {}),
      });
    }
    return list;
  });
}
