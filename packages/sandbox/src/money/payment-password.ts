import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { type Counting, onceMore, tooMany } from '../session/throttle.ts';

type Guarding = Counting & Pick<MemberContext, 'passwords'>;

/**
 * Refuses an act without the right payment password. A member who has none sets one first: the login password never stands in for
 * it. Wrong ones count by account; after too many the right one is refused too, for a while.
 */
export async function refuseWrongPaymentPassword(
  context: Guarding & Pick<MemberContext, 'member'>,
  password: string,
): Promise<Refused | undefined> {
  const { key, account } = context.member;
  if (account.paymentHash === undefined) return missing;
  const count = await onceMore(context, 'paymentPasswords', placeOf(key));
  if (count === undefined) return tooMany;
  if (await context.passwords.verify(password, account.paymentHash)) return undefined;
  await count();
  return new Refused('PAYMENT_PASSWORD_WRONG', 'The payment password is another one.');
}

/**
 * Refuses a login password that is the payment password, which is to stay apart from it. Each answer tells something of the payment
 * password, so each counts.
 */
export async function refusePaymentPassword(
  context: Guarding,
  { key, paymentHash }: { key: string; paymentHash: string | undefined },
  password: string,
): Promise<Refused | undefined> {
  if (paymentHash === undefined) return undefined;
  const count = await onceMore(context, 'paymentPasswords', placeOf(key));
  if (count === undefined) return tooMany;
  await count();
  return (await context.passwords.verify(password, paymentHash))
    ? new Refused('PASSWORD_SAME', 'The new password is the payment password.')
    : undefined;
}

const placeOf = (account: string) => `${account}/payment-password`;

const missing = new Refused(
  'PAYMENT_PASSWORD_MISSING',
  'This account has no payment password yet. Set one first, see the call setPaymentPassword.',
);
