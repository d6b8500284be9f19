import type { Language, LanguageCode } from '../languages.ts';

/** Native digits, by language, for merchants that ask for them; the others write Latin ones. */
const nativeDigits: Partial<Record<LanguageCode, string>> = {
  TH: 'thai',
  BN: 'beng',
  HI: 'deva',
  MR: 'deva',
  NE: 'deva',
  MY: 'mymr',
  KM: 'khmr',
  LO: 'laoo',
  TA: 'tamldec',
  TE: 'telu',
  ML: 'mlym',
  GU: 'gujr',
  KN: 'knda',
  PA: 'guru',
  AR: 'arab',
  FA: 'arabext',
  UR: 'arabext',
};

/** Currencies of the countries that count in lakh and crore. */
export const countsInLakh = (currency: string): boolean => currency === 'INR' || currency === 'BDT';

/**
 * The locale whose rules a merchant's numbers and dates follow. Always with Latin digits (bn-BD has its own by default)
 * unless native ones are asked for, and always with Gregorian years (th-TH counts Buddhist ones).
 */
export function localeOf(
  language: Pick<Language, 'code' | 'tag'>,
  currency: string,
  native: boolean,
): string {
  const digits = (native && nativeDigits[language.code]) || 'latn';
  return `${baseOf(language, currency)}-u-ca-gregory-nu-${digits}`;
}

function baseOf({ code, tag }: Pick<Language, 'code' | 'tag'>, currency: string): string {
  switch (code) {
    case 'EN':
      // en-BD groups by thousands although Bangladesh counts in lakh; plain `en` writes American dates.
      return countsInLakh(currency) ? 'en-IN' : 'en-001';
    case 'BN':
      return currency === 'INR' ? 'bn-IN' : 'bn-BD';
    case 'HI':
      return 'hi-IN';
    case 'TH':
      return 'th-TH';
    case 'VI':
      return 'vi-VN';
    case 'TY':
      // `und` would take the machine's own locale.
      return 'en-001';
    default:
      return tag;
  }
}
