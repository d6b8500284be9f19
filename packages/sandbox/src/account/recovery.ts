import type { Context, Handlers } from '../handlers.ts';
import { ownHolders } from '../policy.ts';
import { Refused } from '../refusal.ts';
import type { AccountRow } from '../session/rows.ts';
import { newDigits } from '../session/secrets.ts';
import { changeAccount } from './change.ts';
import { refuseWrongLogin } from './guard.ts';

/** How many codes are made at once, and of how many figures: a phone has keys for figures where it asks for a code. */
const [count, length] = [10, 10];

export const recoveryHandlers: Pick<Handlers, 'recoveryCodes'> = {
  recoveryCodes: {
    policy: { ...ownHolders, limits: ['loginPasswords'] },
    async handle(context, { password }) {
      const { entropy, member, passwords } = context;
      const refused = await refuseWrongLogin(context, password);
      if (refused) return refused;
      if (member.account.contact.authenticator === undefined) {
        return new Refused('WRONG_STATE', 'Codes stand in for an authenticator, and none is set.');
      }
      const codes = new Set<string>();
      while (codes.size < count) codes.add(newDigits(entropy, length));
      const recovery = await Promise.all([...codes].map((code) => passwords.hash(code)));
      await changeAccount(context, { recovery });
      return { codes: [...codes] };
    },
  },
};

/**
 * What is left of an account's recovery codes when one of them is used; undefined when the answer is none of them. Spaces and hyphens
 * in it count for nothing.
 */
export async function withoutCode(
  { passwords }: Pick<Context, 'passwords'>,
  { recovery = [] }: Pick<AccountRow, 'recovery'>,
  answer: string,
): Promise<readonly string[] | undefined> {
  const code = answer.replace(/[\s-]/g, '');
  if (code.length !== length) return undefined;
  for (const hash of recovery) {
    if (await passwords.verify(code, hash)) return recovery.filter((each) => each !== hash);
  }
  return undefined;
}
