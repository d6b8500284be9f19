import type { Failure } from '@livery/api';
import { agreementProblems, agreementSent } from '../shared/agreement.ts';
import { refusesCode } from '../shared/failure.ts';
import type { MobileNumber } from '../sms-code/sms-code.types.ts';
import type {
  RegistrationContext,
  RegistrationField,
  RegistrationProblem,
  RegistrationRequest,
  RegistrationValues,
} from './registration.types.ts';

type Values = Pick<RegistrationContext, 'values'>;

export const noValues: RegistrationValues = {
  fields: {},
  ageConfirmed: false,
  termsAccepted: false,
  termsVersion: '',
  marketingConsent: false,
};

/** Spec §5: inputs are trimmed, except a code by SMS. */
export function trimmed(values: RegistrationValues): RegistrationValues {
  const fields = Object.entries(values.fields).map(([name, value]) => [
    name,
    name === 'verificationCode' ? value : value?.trim(),
  ]);
  return { ...values, fields: Object.fromEntries(fields) };
}

/** What blocks the form. A captcha whose image has not loaded cannot be answered. */
export function problemsOf(
  { captcha }: Pick<RegistrationContext, 'captcha'>,
  values: RegistrationValues,
): RegistrationProblem[] {
  const answered = captcha?.image !== undefined && Boolean(values.fields.captcha?.trim());
  return [...agreementProblems(values), ...(captcha && !answered ? (['captcha'] as const) : [])];
}

const field = ({ values }: Values, name: RegistrationField) => values.fields[name] ?? '';

/** The invitation code to check first: only one that was typed (spec §4). */
export function typedAffiliate({
  input,
  values,
}: Pick<RegistrationContext, 'input' | 'values'>): string | undefined {
  return (input.affiliateField && values.fields.affiliateCode) || undefined;
}

export function numberOf(context: Values): MobileNumber {
  return {
    countryDialingCode: field(context, 'countryDialingCode'),
    mobileNo: field(context, 'mobileNum'),
  };
}

/** What a third-party provider's token is for. */
export function confirmedOf(context: Values): string {
  return JSON.stringify([numberOf(context), field(context, 'verificationCode')]);
}

/** The username of the account. */
export function nameOf(context: Pick<RegistrationContext, 'form' | 'values'>): string {
  return field(context, context.form === 'mobile' ? 'mobileNum' : 'username');
}

/** What its owner logs in with: a number with its country, because the same digits elsewhere are another member's. */
export function loginNameOf(context: Pick<RegistrationContext, 'form' | 'values'>): string {
  if (context.form === 'username') return nameOf(context);
  const { countryDialingCode, mobileNo } = numberOf(context);
  return `+${countryDialingCode} ${mobileNo}`;
}

export function passwordOf(context: Values): string {
  return field(context, 'password');
}

export function codeOf(context: Values): string {
  return field(context, 'verificationCode');
}

/** The registration payload (spec §3, §4). */
export function requestOf(context: RegistrationContext): RegistrationRequest {
  const { form, input, values, captcha, proof, confirmed } = context;
  const { username, verificationCode, captcha: read, affiliateCode, ...fields } = values.fields;
  const { affiliateCode: brought, ...address } = input.address;
  const code = input.affiliateField ? affiliateCode : brought;
  return {
    ...fields,
    ...address,
    ...agreementSent(values),
    ...(form === 'username' ? { username } : {}),
    ...(code ? { affiliateCode: code } : {}),
    ...(captcha ? { captcha: read, captchaKey: captcha.key } : {}),
    ...(proof === undefined ? {} : { proof }),
    ...(confirmed?.of === confirmedOf(context)
      ? { firebaseChannel: 'sms', firebaseIdToken: confirmed.token }
      : verificationCode && { verificationCode }),
  };
}

/** Somebody has the name or the number already. */
function isTaken(failure: Failure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.code === 'USERNAME_TAKEN' || failure.code === 'MOBILE_TAKEN')
  );
}

/** How the platform rejects a repeated registration whose first answer was lost: the name is taken, or the code used up. */
export function mayBeOurs(failure: Failure): boolean {
  return isTaken(failure) || refusesCode(failure);
}

/** Every rejection of an invitation code is about the code, except the one for too many attempts. */
export function isWrongAffiliate(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code !== 'TOO_MANY';
}
