import { thirdPartySmsCountdown } from '@livery/api/third-party-sms';
import type { MobileNumber, SmsCodeContext, SmsCodeInput } from './sms-code.types.ts';

/** Spec §9: the platform says how long in minutes; a third party does not say. */
export function secondsOf(
  { thirdParty }: SmsCodeInput,
  expiredMinutes: number | undefined,
): number {
  return thirdParty || expiredMinutes === undefined ? thirdPartySmsCountdown : expiredMinutes * 60;
}

/** A number as its countdown is kept. */
export function keyOf({ countryDialingCode, mobileNo }: MobileNumber): string {
  return `+${countryDialingCode} ${mobileNo}`;
}

/** Whether the last code was requested for the number in the form. */
export function isAsked({ number, asked }: Pick<SmsCodeContext, 'number' | 'asked'>): boolean {
  return keyOf(number) === keyOf(asked);
}
