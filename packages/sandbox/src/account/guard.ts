import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { type Counting, onceMore, tooMany } from '../session/throttle.ts';

/**
 * Rejects a change without the login password. An account that has none yet needs none. Wrong ones count by account, wherever they
 * come from: a session that was taken over may move.
 */
export async function refuseWrongLogin(
  context: Counting & Pick<MemberContext, 'member' | 'passwords'>,
  password: string,
): Promise<Refused | undefined> {
  const { member, passwords } = context;
  const { passwordHash } = member.account;
  if (passwordHash === '') return undefined;
  const count = await onceMore(context, 'loginPasswords', `${member.key}/login-password`);
  if (count === undefined) return tooMany;
  if (await passwords.verify(password, passwordHash)) return undefined;
  await count();
  return new Refused('PASSWORD_WRONG', 'The login password is another one.');
}
