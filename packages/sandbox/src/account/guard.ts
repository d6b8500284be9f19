import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { tooMany } from '../session/guards.ts';
import { throttles } from '../session/rows.ts';
import { countOnce, throttleOf } from '../session/rules.ts';

/**
 * Rejects a change without the login password. An account that has none yet needs none. Wrong ones count by account, wherever they
 * come from: a session that was taken over may move.
 */
export async function refuseWrongLogin(
  { tx, member, passwords, now }: Pick<MemberContext, 'tx' | 'member' | 'passwords' | 'now'>,
  password: string,
): Promise<Refused | undefined> {
  const { passwordHash } = member.account;
  if (passwordHash === '') return undefined;
  const key = `${member.key}/login-password`;
  const counted = countOnce((await tx.get(throttles, key))?.row, throttleOf.loginPasswords, now);
  if (counted === undefined) return tooMany;
  if (await passwords.verify(password, passwordHash)) return undefined;
  await tx.put(throttles, key, counted);
  return new Refused('PASSWORD_WRONG', 'The login password is another one.');
}
