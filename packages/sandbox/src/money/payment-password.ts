import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { tooMany } from '../session/guards.ts';
import { throttles } from '../session/rows.ts';
import { countOnce, throttleOf } from '../session/rules.ts';

type Counting = Pick<MemberContext, 'tx' | 'passwords' | 'now'>;

/**
 * Refuses an act without the right payment password. A member who has none sets one first: the login password never stands in for
 * it. Wrong ones count by account; after too many the right one is refused too, for a while.
 */
export async function refuseWrongPaymentPassword(
  context: Counting & Pick<MemberContext, 'member'>,
  password: string,
): Promise<Refused | undefined> {
  const { key, account } = context.member;
  if (account.paymentHash === undefined) return missing;
  const tries = await triesLeft(context, key);
  if (tries === undefined) return tooMany;
  if (await context.passwords.verify(password, account.paymentHash)) return undefined;
  await tries.take();
  return new Refused('PAYMENT_PASSWORD_WRONG', 'The payment password is another one.');
}

/**
 * Refuses a login password that is the payment password, which is to stay apart from it. Each answer tells something of the payment
 * password, so each counts.
 */
export async function refusePaymentPassword(
  context: Counting,
  { key, paymentHash }: { key: string; paymentHash: string | undefined },
  password: string,
): Promise<Refused | undefined> {
  if (paymentHash === undefined) return undefined;
  const tries = await triesLeft(context, key);
  if (tries === undefined) return tooMany;
  await tries.take();
  return (await context.passwords.verify(password, paymentHash))
    ? new Refused('PASSWORD_SAME', 'The new password is the payment password.')
    : undefined;
}

async function triesLeft({ tx, now }: Counting, account: string) {
  const key = `${account}/payment-password`;
  const counted = countOnce((await tx.get(throttles, key))?.row, throttleOf.paymentPasswords, now);
  return counted && { take: () => tx.put(throttles, key, counted) };
}

const missing = new Refused(
  'PAYMENT_PASSWORD_MISSING',
  'This account has no payment password yet. Set one first, see the call setPaymentPassword.',
);
