import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { countWrongTry, maySignIn, tooMany } from '../session/guards.ts';

/** Rejects a change without the login password. An account that has none yet needs none. */
export async function refuseWrongLogin(
  context: MemberContext,
  password: string,
): Promise<Refused | undefined> {
  const { passwordHash } = context.member.account;
  if (passwordHash === '') return undefined;
  if (!(await maySignIn(context))) return tooMany;
  if (await context.passwords.verify(password, passwordHash)) return undefined;
  await countWrongTry(context);
  return new Refused('PASSWORD_WRONG', 'The login password is another one.');
}
