import type { SecondStepMethod } from '@livery/api/contract/session';
import { Secret, TOTP } from 'otpauth';
import type { AccountRow } from './rows.ts';

/** How long a sign-in waits for its second step, and a sent code for being typed. */
export const ticketMs = 10 * 60_000;
export const codeMinutes = 2;
/** Wrong answers after which the sign-in begins again. */
export const triesAtMost = 5;

/** Whether a sign-in from this address needs a second step (spec §1). */
export function needsSecondStep({ addresses }: AccountRow, address: string): boolean {
  return addresses !== undefined && !addresses.includes(address);
}

/** What the account can prove itself with, in the order of the specification. */
export function methodsOf({ contact }: AccountRow): SecondStepMethod[] {
  const all = ['mobile', 'email', 'holder', 'authenticator'] as const;
  return all.filter((method) => contact[method] !== undefined);
}

/** What a member may see of each: enough to know it again, too little to learn it. */
export function hintsOf({
  contact,
}: Pick<AccountRow, 'contact'>): Partial<Record<SecondStepMethod, string>> {
  return {
    ...(contact.mobile && { mobile: maskMobile(contact.dialingCode, contact.mobile) }),
    ...(contact.email && { email: maskEmail(contact.email) }),
    ...(contact.holder && { holder: maskName(contact.holder) }),
  };
}

function maskMobile(dialingCode: string | undefined, mobile: string): string {
  return `${dialingCode ? `+${dialingCode} ` : ''}••••• •${mobile.slice(-3)}`;
}

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

function maskName(name: string): string {
  return name.replace(/(?<=\S)\S+/gu, '•••');
}

/** Whether two names are the same but for case, spacing and the way of writing accents. */
export function sameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  return plain(one) === plain(other);
}

/** The authenticator of an account, as an app is set up with it. */
export function authenticatorOf(secret: string, account: string): TOTP {
  return new TOTP({ issuer: 'Livery sandbox', label: account, secret: Secret.fromBase32(secret) });
}

/**
 * The time step that an authenticator's code belongs to.
 *
 * @param usedStep the step of the last code that was taken: neither it nor an older one is good again
 * @returns undefined for a wrong or used code
 */
export function authenticatorStepOf(
  secret: string,
  code: string,
  now: number,
  usedStep = -1,
): number | undefined {
  const totp = authenticatorOf(secret, '');
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / totp.period) + delta;
  return step > usedStep ? step : undefined;
}
