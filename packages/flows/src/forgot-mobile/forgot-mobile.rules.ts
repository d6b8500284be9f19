import { isLost } from '@livery/api';
import { failureFrom, refusesCode } from '../shared/failure.ts';
import type { ForgotMobileContext, ForgotMobileValues } from './forgot-mobile.types.ts';

/** Spec §5: inputs are trimmed, except a code by SMS. */
export function trimmed({ number, code, newPassword }: ForgotMobileValues): ForgotMobileValues {
  const mobileNo = number.mobileNo.trim();
  return { number: { ...number, mobileNo }, code, newPassword: newPassword.trim() };
}

/**
 * The number for which a password may have been set without an answer. A refusal of anything but the code shows that the code was not used up, so that nothing was set.
 */
export function lostAfter(
  { lostFor, values }: ForgotMobileContext,
  error: unknown,
): string | undefined {
  const failure = failureFrom(error);
  if (isLost(failure)) return values.number.mobileNo;
  return refusesCode(failure) ? lostFor : undefined;
}
