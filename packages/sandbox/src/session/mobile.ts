import type { SandboxMerchant } from '../merchant.ts';

/** A mobile number as the platform keeps it: digits only. */
export interface MobileNumber {
  readonly dialingCode: string;
  /** Without the zero that it is dialled with inside its country. */
  readonly mobile: string;
}

/** Digits only, without the zero that a number is dialled with inside its country. */
export function nationalNumber(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** A number that somebody typed, or undefined when it cannot be one: 6 to 15 digits, and a dialing code of 1 to 4. */
export function numberOf(countryDialingCode: string, typed: string): MobileNumber | undefined {
  if (!/^[\d\s().+-]*$/.test(typed)) return undefined;
  const dialingCode = countryDialingCode.replace(/^\+/, '');
  const mobile = nationalNumber(typed);
  const isNumber = /^[1-9]\d{0,3}$/.test(dialingCode) && /^\d{6,15}$/.test(mobile);
  return isNumber ? { dialingCode, mobile } : undefined;
}

/** The dialing code of a number that comes without one: of the merchant's first country. */
export function homeDialingCode({
  mobileCountries,
}: Pick<SandboxMerchant, 'mobileCountries'>): string {
  return mobileCountries[0]?.dialingCode ?? '';
}

/** Username of an account that was opened by a number: the same digits in another country are another member's. */
export function usernameOf({ dialingCode, mobile }: MobileNumber): string {
  return dialingCode + mobile;
}

/** A number as people write it. */
export function writtenNumber({ dialingCode, mobile }: MobileNumber): string {
  return `+${dialingCode} ${mobile}`;
}

/** A number as one text of the store; {@link keptNumber} reads it. */
export function numberToKeep({ dialingCode, mobile }: MobileNumber): string {
  return `${dialingCode}/${mobile}`;
}

/** The number that {@link numberToKeep} has written. */
export function keptNumber(text = ''): MobileNumber {
  const [dialingCode = '', mobile = ''] = text.split('/');
  return { dialingCode, mobile };
}
