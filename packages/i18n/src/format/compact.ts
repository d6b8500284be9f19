import type { LanguageCode } from '../languages.ts';
import { type DecimalString, wholeDigits } from './decimal.ts';
import { countsInLakh } from './locale.ts';

/** A large unit: its power of ten and its word. */
interface Unit {
  readonly power: number;
  readonly word: string;
}

/**
 * Large units as people say them, largest first. `Intl` has none of these readably: `₹5.3KCr`, `₹52.7 अ॰`, `5.3শত কো৳`,
 * `52,7 T ₫`, and English letters in Thai. The words are part of writing a number, so they live here and not in a catalogue.
 */
const unitsOf: Partial<Record<LanguageCode, readonly Unit[]>> = {
  EN: [
    { power: 7, word: 'crore' },
    { power: 5, word: 'lakh' },
  ],
  HI: [
    { power: 7, word: 'करोड़' },
    { power: 5, word: 'लाख' },
  ],
  BN: [
    { power: 7, word: 'কোটি' },
    { power: 5, word: 'লাখ' },
  ],
  TH: [{ power: 6, word: 'ล้าน' }],
  VI: [
    { power: 9, word: 'tỷ' },
    { power: 6, word: 'triệu' },
  ],
};

/** Whether amounts in this language and currency are shortened by our words rather than by `Intl`. */
export function hasOwnUnits(language: LanguageCode, currency: string): boolean {
  // Thai and Vietnamese count so whatever the money; lakh and crore belong to the countries' own.
  return language === 'TH' || language === 'VI' || (language in unitsOf && countsInLakh(currency));
}

/** The largest unit that an amount reaches; undefined below the smallest. */
export function unitFor(language: LanguageCode, amount: DecimalString): Unit | undefined {
  const { length } = wholeDigits(amount);
  return unitsOf[language]?.find(({ power }) => length > power);
}

/** The amount in a unit, exactly: `Intl` reads an exponent, so nothing is divided. */
export function inUnit(amount: DecimalString, unit: Unit): DecimalString {
  return `${amount}e-${unit.power}` as DecimalString;
}

/** Two decimals where they carry something, none once there are three digits before the point. */
export function decimalsFor(amount: DecimalString, unit: Unit): number {
  return wholeDigits(amount).length - unit.power >= 3 ? 0 : 2;
}

const noBreakSpace = '\u00a0';

const numeric: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

/** Sets a unit's word behind the number, apart from it and from a symbol that follows, without a place to break. */
export function withWord(
  parts: readonly Intl.NumberFormatPart[],
  word: string,
): Intl.NumberFormatPart[] {
  const last = parts.findLastIndex(({ type }) => numeric.has(type));
  const after = parts.slice(last + 1);
  const gap = after[0]?.type === 'currency' ? noBreakSpace : '';
  return [
    ...parts.slice(0, last + 1),
    { type: 'literal', value: `${noBreakSpace}${word}${gap}` },
    ...after,
  ];
}
