import type { MobileCountry } from '@livery/merchant/site-config';

/** Zeros of the scripts that our languages write digits in: Latin, Devanagari, Bengali, Thai. */
const zeros = [0x30, 0x966, 0x9e6, 0xe50];

/**
 * The national number as calls carry it: Latin digits, without a pasted code of the country, the zero that it is dialled with inside
 * the country, and what people put between digits. What is no number stays as it is, so that a rule can refuse it.
 */
export function nationalNumber(typed: string, { dialingCode }: MobileCountry): string {
  const plain = latinDigits(typed).replace(/[\s().-]/g, '');
  const abroad = plain.replace(/^00/, '+');
  const national = abroad.startsWith(`+${dialingCode}`)
    ? abroad.slice(dialingCode.length + 1)
    : plain;
  return national.replace(/^0+(?=\d)/, '');
}

function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Mobile numbers by country, without the leading zero: quick to ask, and right but for a few numbers in a hundred. */
const quick: Readonly<Record<string, RegExp>> = {
  IN: /^[6-9]\d{9}$/,
  BD: /^1[3-9]\d{8}$/,
  VN: /^(3\d|5[125689]|7[06-9]|8[1-9]|9\d)\d{7}$/,
  TH: /^(6[1-7]|[89]\d)\d{7}$/,
};

/** Countries of which the quick pattern knows more than the library, which takes numbers that were never given out. */
const quickIsBetter: ReadonlySet<string> = new Set(['BD']);

/** Says whether a number can be a mobile one of its country. */
export type MobileCheck = (national: string, country: MobileCountry) => boolean;

/** By patterns alone, for as long as the library is not there. */
export const looksMobile: MobileCheck = (national, { country }) =>
  (quick[country] ?? /^\d{6,15}$/).test(national);

/** By the numbering plans of all countries, whose data are large: to be loaded when a number is asked for. */
export async function loadMobileCheck(): Promise<MobileCheck> {
  const { isValidPhoneNumber, isSupportedCountry } = await import('libphonenumber-js/mobile');
  return (national, place) =>
    quickIsBetter.has(place.country) || !isSupportedCountry(place.country)
      ? looksMobile(national, place)
      : isValidPhoneNumber(national, place.country);
}
