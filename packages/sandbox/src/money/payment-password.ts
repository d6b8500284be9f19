import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { tooMany } from '../session/guards.ts';
import { throttles } from '../session/rows.ts';
import { countOnce, throttleOf } from '../session/rules.ts';

/**
 * Refuses an act without the right payment password. A member who has none sets one first: the login password never stands in for
 * it. Wrong ones count by account; after too many the right one is refused too, for a while.
 */
export async function refuseWrongPaymentPassword(
  { tx, member, passwords, now }: Pick<MemberContext, 'tx' | 'member' | 'passwords' | 'now'>,
  password: string,
): Promise<Refused | undefined> {
  const { paymentHash } = member.account;
  if (paymentHash === undefined) return missing;
  const key = `${member.key}/payment-password`;
  const counted = countOnce((await tx.get(throttles, key))?.row, throttleOf.paymentPasswords, now);
  if (counted === undefined) return tooMany;
  if (await passwords.verify(password, paymentHash)) return undefined;
  await tx.put(throttles, key, counted);
  return new Refused('PAYMENT_PASSWORD_WRONG', 'The payment password is another one.');
}

const missing = new Refused(
  'PAYMENT_PASSWORD_MISSING',
  'This account has no payment password yet. Set one first, see the call setPaymentPassword.',
);
