import type { FieldRule, Registration } from '@livery/api/contract/registration';
import { accountOfMobile, affiliateOf, recommenderOf } from '../account/find.ts';
import type { Context } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { Refused } from '../refusal.ts';
import { checkCode } from '../session/codes.ts';
import { noNumber } from '../session/guards.ts';
import { type MobileNumber, numberOf, numberToKeep, usernameOf } from '../session/mobile.ts';
import { mayChoose } from '../session/passwords.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { checkSmsToken, type SmsToken } from '../social/sms-token.ts';
import { breachOf, dateOf, type FieldName, fieldNames } from './rules.ts';
import { termsVersion, tooYoung } from './terms.ts';

/** What the platform takes of a form: values of fields that it shows, trimmed, empty where nothing was filled in. */
export type Values = Readonly<Record<FieldName, string>>;
type Rules = Readonly<Record<FieldName, FieldRule>>;

/** Reads the fields that have a rule. A value of a field that is not shown counts for nothing. */
export function valuesOf(form: Registration, rules: Rules): Values {
  const entries = fieldNames.map((name) => {
    const value = rules[name].enabled ? (form[name] ?? '') : '';
    // Spec §5: inputs are trimmed, except the code.
    return [name, name === 'verificationCode' ? value : value.trim()] as const;
  });
  // Every name of the list, so every key of the record.
  return Object.fromEntries(entries) as Values;
}

/** Refuses a visitor who has not said to be old enough, or not accepted the terms in force (spec §5). */
export function refuseUnagreed(
  context: Pick<Context, 'settings'>,
  { ageConfirmed, termsVersion: accepted }: Pick<Registration, 'ageConfirmed' | 'termsVersion'>,
): Refused | undefined {
  if (!ageConfirmed) return tooYoung;
  if (accepted === termsVersion(context)) return undefined;
  return new Refused('TERMS_NOT_ACCEPTED', 'Expected "termsVersion" of the terms in force.');
}

/** Refuses the first value that breaks its rule (spec §5), in the order of the form. */
export function refuseFields(
  { merchant, now }: Pick<Context, 'merchant' | 'now'>,
  values: Values,
  rules: Rules,
): Refused | undefined {
  for (const name of fieldNames) {
    // The captcha has refusals of its own, and an affiliate may be named in two ways.
    if (name === 'captcha' || name === 'affiliateCode') continue;
    const isPassword = name === 'password' || name === 'paymentPassword';
    if (isPassword && values[name] !== '' && !mayChoose(values[name], values.username)) {
      return new Refused('PASSWORD_WEAK', `${name}: breaks the rule, or is too common.`);
    }
    const breach = breachOf(rules[name], values[name]);
    if (breach !== undefined) return new Refused('FIELD_INVALID', `${name}: ${breach}`);
  }
  if (values.password !== values.confirmPassword) {
    return new Refused('PASSWORD_MISMATCH', 'The confirmation differs from the password.');
  }
  if (values.paymentPassword !== '' && values.paymentPassword === values.password) {
    return new Refused('PASSWORD_SAME', 'The payment password is the login password.');
  }
  const { ageLimit = 18 } = merchant;
  const today = zoneClock(merchant.timeZone).dayOf(now);
  const isYoung = values.birthday !== '' && ageOf(values.birthday, today) < ageLimit;
  return isYoung ? tooYoung : undefined;
}

/** Who brought a visitor: the account, and the code that it was by, if it was by one. */
export interface Upline {
  readonly key: string;
  readonly code?: string | undefined;
}

/**
 * Who brought the visitor, or undefined for nobody. A code of the page's address that is wrong counts for
 * nothing where nobody needs one.
 */
export async function uplineFor(
  context: Context,
  { affiliateCode, referralCode }: Pick<Registration, 'affiliateCode' | 'referralCode'>,
  { rules, recommender }: { rules: Pick<Rules, 'affiliateCode'>; recommender: string },
): Promise<Upline | undefined | Refused> {
  const needed = context.merchant.siteSettings.DIRECTREG3 === false;
  const typed = rules.affiliateCode.enabled ? affiliateCode?.trim() : undefined;
  const code = typed || affiliateCode?.trim() || referralCode?.trim();
  if (code) {
    const found = await affiliateOf(context, code);
    if (found) return found;
    if (typed || needed) return affiliateWrong;
  }
  if (recommender !== '') {
    const found = await recommenderOf(context, recommender);
    return found ? { key: found.key } : affiliateWrong;
  }
  return needed ? affiliateRequired : undefined;
}

/** The number of a form with what proves it, if the platform wants proof. */
export interface ProvenNumber {
  readonly number: MobileNumber | undefined;
  /** Name of the code that is used up by joining. */
  readonly code?: string | undefined;
  readonly token?: SmsToken | undefined;
}

/** Reads the number and checks the code that was sent to it (spec §4); nothing is used up yet. */
export async function provenNumberOf(
  context: Context,
  form: Registration,
  values: Pick<Values, 'mobileNum' | 'verificationCode'>,
): Promise<ProvenNumber | Refused> {
  const { siteSettings, features } = context.merchant;
  if (values.mobileNum === '') return { number: undefined };
  const number = numberOf(form.countryDialingCode ?? '', values.mobileNum);
  if (number === undefined) return noNumber;
  if (siteSettings.REGMOBVERF3 !== true) return { number };
  if (features.thirdPartySms === true && form.firebaseIdToken !== undefined) {
    const token = await checkSmsToken(context, form.firebaseIdToken);
    if (token instanceof Refused) return token;
    const isSame = token.mobile === number.mobile && token.dialingCode === number.dialingCode;
    return isSame
      ? { number, token }
      : new Refused('CODE_WRONG', 'The token is of another number.');
  }
  const code = registerCodeName(number);
  const sent = await checkCode(context, code, values.verificationCode);
  return sent instanceof Refused ? sent : { number, code };
}

/** Under which name the code for joining with a number is kept. */
export function registerCodeName(number: MobileNumber): string {
  return `register/${numberToKeep(number)}`;
}

/** Refuses a username or a number that an account has already. */
export async function refuseTaken(
  context: Context,
  username: string,
  number: MobileNumber | undefined,
): Promise<Refused | undefined> {
  const { tx, merchant } = context;
  if (number && (await accountOfMobile(context, number))) return mobileTaken;
  if ((await tx.get(accounts, accountKey(merchant.code, username))) === undefined) return undefined;
  return number && usernameOf(number) === username ? mobileTaken : usernameTaken;
}

/** Whole years from a birthday to a day, `2026-11-21`. */
function ageOf(birthday: string, today: string): number {
  const born = dateOf(birthday) ?? '';
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

export const affiliateWrong = new Refused('AFFILIATE_WRONG', 'No member has this invitation code.');
const affiliateRequired = new Refused(
  'AFFILIATE_REQUIRED',
  'Joining needs an affiliate code or a recommender here.',
);
const usernameTaken = new Refused('USERNAME_TAKEN', 'An account has this username.');
const mobileTaken = new Refused('MOBILE_TAKEN', 'An account has this mobile number.');
