import { asciiDigits } from '@livery/i18n/decimal';

/** A mobile number that exists by the numbering plan of its country. */
export interface MobileNumber {
  /** E.164, `+919812345678`: how it is kept. */
  readonly e164: string;
  /** Without a plus, as the platform names it: `91`. */
  readonly countryDialingCode: string;
  /** Without the zero that it is dialled with inside its country. */
  readonly nationalNumber: string;
}

/** Where the library of numbering plans comes from: tests may fail it. */
export type PlansLoader = () => Promise<
  Pick<typeof import('libphonenumber-js/mobile'), 'parsePhoneNumberFromString'>
>;

/** Some thirty kilobytes, so they come when a number is sent and never before. */
const loadPlans: PlansLoader = () => import('libphonenumber-js/mobile');

/**
 * National numbers of mobile phones by dialling code. For Bangladesh they are stricter than the plans, which know prefixes that
 * no operator has; the others stand in for the plans while those cannot be loaded.
 */
const quickPatterns: Readonly<Record<string, RegExp>> = {
  '91': /^[6-9]\d{9}$/,
  '880': /^1[3-9]\d{8}$/,
  '84': /^(3\d|5[125689]|7[06-9]|8[1-9]|9\d)\d{7}$/,
  '66': /^(6[1-7]|[89]\d)\d{7}$/,
};

/**
 * The mobile number that a member typed: in any script's digits, with spaces and dashes, with the zero of its country or with
 * a pasted `+91`. Where the plans cannot be loaded a likely number passes, as the platform has the last word.
 *
 * @param dialCode that of the field, with or without a plus
 * @returns undefined for what is no mobile number, or one of another dialling code
 */
export async function mobileNumberOf(
  typed: string,
  dialCode: string,
  load: PlansLoader = loadPlans,
): Promise<MobileNumber | undefined> {
  const code = dialCode.replace(/^\+/, '');
  const text = asciiDigits(typed).trim().replace(/^00/, '+');
  // The library finds a number inside a sentence; a field holds nothing else.
  if (!/^\+?[\d\s().\u2010-\u2015-]+$/.test(text)) return undefined;
  const nationalNumber = await nationalNumberOf(text, code, load);
  if (nationalNumber === undefined) return undefined;
  return { e164: `+${code}${nationalNumber}`, countryDialingCode: code, nationalNumber };
}

async function nationalNumberOf(
  text: string,
  code: string,
  load: PlansLoader,
): Promise<string | undefined> {
  const plans = await load().catch(() => undefined);
  if (!plans) return likelyNumber(text, code);
  const number = plans.parsePhoneNumberFromString(text, { defaultCallingCode: code });
  if (!number?.isValid() || number.countryCallingCode !== code) return undefined;
  const strict = code === '880' ? quickPatterns[code] : undefined;
  return strict?.test(number.nationalNumber) === false ? undefined : number.nationalNumber;
}

function likelyNumber(text: string, code: string): string | undefined {
  const digits = text.startsWith(`+${code}`) ? text.slice(code.length + 1) : text;
  if (digits.startsWith('+')) return undefined;
  const national = digits.replace(/\D/g, '').replace(/^0+/, '');
  return (quickPatterns[code] ?? /^\d{6,15}$/).test(national) ? national : undefined;
}
