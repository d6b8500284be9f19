import type { SpokenText } from './sports-names.ts';

/** Ways to write the same price. */
export const oddsFormats = ['decimal', 'hk', 'malay', 'indo', 'american'] as const;
/** See {@link oddsFormats}. */
export type OddsFormat = (typeof oddsFormats)[number];

/** A price as it is written: the sign apart from the figures, so that a minus can be spoken. */
export interface WrittenOdds {
  /** The minus is U+2212, which is as wide as the plus. */
  readonly sign: '' | '+' | '−';
  readonly figures: string;
}

/** What markets are used to (domain D3). */
const usual: Readonly<Record<string, OddsFormat>> = { VI: 'malay', TH: 'hk' };

/** The format that members of a language expect; decimal where none is usual. */
export function usualOddsFormat(language: string): OddsFormat {
  return usual[language] ?? 'decimal';
}

/**
 * Writes decimal odds in another format (domain D3). It counts in whole hundredths, and rounds a half away from zero; what travels and
 * what is paid is always the decimal price.
 *
 * @param odds decimal odds above one with two digits after the point, such as `"1.91"`
 * @param locale BCP 47 tag that the figures are written by
 * @throws RangeError for anything else
 */
export function writeOdds(odds: string, format: OddsFormat, locale: string): WrittenOdds {
  const price = hundredthsOf(odds);
  const gain = price - 100;
  switch (format) {
    case 'decimal':
      return written('', price, locale);
    case 'hk':
      return written('', gain, locale);
    case 'malay':
      return gain <= 100 ? written('', gain, locale) : written('−', rounded(10_000, gain), locale);
    case 'indo':
      return gain >= 100 ? written('', gain, locale) : written('−', rounded(10_000, gain), locale);
    case 'american':
      return gain >= 100
        ? { sign: '+', figures: whole(gain, locale) }
        : { sign: '−', figures: whole(rounded(10_000, gain), locale) };
  }
}

/** A price as it is shown and as it is read out, which says its sign in words. */
export function spokenOdds(
  odds: string,
  format: OddsFormat,
  {
    locale,
    plus,
    minus,
  }: {
    readonly locale: string;
    readonly plus: (figures: string) => string;
    readonly minus: (figures: string) => string;
  },
): SpokenText {
  const { sign, figures } = writeOdds(odds, format, locale);
  if (sign === '') return { shown: figures, spoken: figures };
  return { shown: sign + figures, spoken: (sign === '−' ? minus : plus)(figures) };
}

/**
 * What a stake pays at decimal odds, the stake included; half a minor unit goes to the even one, as the platform posts it.
 *
 * @param stake minor units
 * @param odds decimal odds above one with two digits after the point, such as `"1.91"`
 */
export function returnOf(stake: bigint, odds: string): bigint {
  const product = stake * BigInt(hundredthsOf(odds));
  const [whole, rest] = [product / 100n, product % 100n];
  return rest > 50n || (rest === 50n && whole % 2n === 1n) ? whole + 1n : whole;
}

/**
 * {@link returnOf} of a decimal string of major units without a sign.
 *
 * @param decimals digits of the currency's minor unit
 */
export function returnAt(stake: string, odds: string, decimals: number): string {
  const [major = '', minor = ''] = stake.split('.');
  const digits = minor.slice(0, decimals).padEnd(decimals, '0');
  const pays = String(returnOf(BigInt(major + digits), odds)).padStart(decimals + 1, '0');
  return decimals === 0 ? pays : `${pays.slice(0, -decimals)}.${pays.slice(-decimals)}`;
}

function hundredthsOf(odds: string): number {
  const digits = /^(\d{1,6})\.(\d{2})$/.exec(odds);
  const hundredths = Number(`${digits?.[1]}${digits?.[2]}`);
  if (!(hundredths > 100)) {
    throw new RangeError(
      `livery/i18n: expected decimal odds above 1 with two digits, such as "1.91", found ${JSON.stringify(odds)}.`,
    );
  }
  return hundredths;
}

/** A quotient of whole numbers above zero to the nearest whole one. */
const rounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

function written(sign: WrittenOdds['sign'], hundredths: number, locale: string): WrittenOdds {
  const digits = String(hundredths).padStart(3, '0');
  // A decimal string is written as it is, without becoming a float.
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return {
    sign,
    figures: new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      useGrouping: false,
    }).format(decimal),
  };
}

const whole = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
