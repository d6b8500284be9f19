import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { tooMany } from '../session/guards.ts';
import { throttles } from '../session/rows.ts';
import { countOnce, throttleOf } from '../session/rules.ts';

/**
 * Refuses an act whose password is wrong: the payment password, or the login password of an account that has none. Wrong ones
 * count by account; after too many the right one is refused too, for a while.
 */
export async function refuseWrongPaymentPassword(
  { tx, member, passwords, now }: Pick<MemberContext, 'tx' | 'member' | 'passwords' | 'now'>,
  password: string,
): Promise<Refused | undefined> {
  const key = `${member.key}/payment-password`;
  const counted = countOnce((await tx.get(throttles, key))?.row, throttleOf.paymentPasswords, now);
  if (counted === undefined) return tooMany;
  const { paymentHash, passwordHash } = member.account;
  if (await passwords.verify(password, paymentHash ?? passwordHash)) return undefined;
  await tx.put(throttles, key, counted);
  return new Refused('PAYMENT_PASSWORD_WRONG', 'The payment password is another one.');
}
