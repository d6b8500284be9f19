import type { Amount, CurrencySpec, Format } from './format.ts';
import type { LanguageCode } from './languages.ts';

/** All that a vector may print with: the formats of every page, and the short form of amounts. */
export type VectorFormat = Format & { readonly compactMoney: (amount: Amount) => string };

/** One way to format, and what it must print: checked in Node and in a browser, as their data can differ. */
export interface FormatVector {
  readonly language: LanguageCode;
  readonly currency: CurrencySpec;
  readonly nativeDigits?: boolean;
  /** What it shows, for a test's title. */
  readonly why: string;
  readonly print: (format: VectorFormat) => string;
  readonly want: string;
}

/** The time zone of every vector. */
export const vectorTimeZone = 'Asia/Kolkata';

/** 21 November 2026, 16:15 in Kolkata. */
const at = Date.UTC(2026, 10, 21, 10, 45);
/** The clock of every vector, five minutes later. */
export const vectorNow = at + 300_000;

const inr: CurrencySpec = { code: 'INR', decimals: 2 };
const bdt: CurrencySpec = { code: 'BDT', decimals: 2 };
const vnd: CurrencySpec = { code: 'VND', decimals: 0 };
const thb: CurrencySpec = { code: 'THB', decimals: 2 };
const play: CurrencySpec = { code: 'THB', decimals: 2, symbol: 'P' };

type Case = readonly [why: string, print: (format: VectorFormat) => string, want: string];

function vectors(
  language: LanguageCode,
  currency: CurrencySpec,
  cases: readonly Case[],
  nativeDigits = false,
): FormatVector[] {
  return cases.map(([why, print, want]) => ({
    language,
    currency,
    nativeDigits,
    why,
    print,
    want,
  }));
}

/** `\u00a0` is the no-break space that keeps an amount on one line. */
export const formatVectors: readonly FormatVector[] = [
  ...vectors('EN', inr, [
    ['lakh grouping', (f) => f.money('1234567.5'), '₹12,34,567.50'],
    ['crore in words', (f) => f.compactMoney('52700000000'), '₹5,270\u00a0crore'],
    ['never more than it is', (f) => f.compactMoney('9999999'), '₹99.99\u00a0lakh'],
    ['minor units', (f) => f.money(123456789n), '₹12,34,567.89'],
    ['a fraction of a unit', (f) => f.money(-5n), '-₹0.05'],
    ['a gain', (f) => f.money('12', { sign: 'always' }), '+₹12.00'],
    [
      'every digit of a long number',
      (f) => f.money('90071992547409931.25'),
      '₹90,07,19,92,54,74,09,931.25',
    ],
    ['day before month', (f) => f.date(at), '21 Nov 2026'],
    ['the past', (f) => f.relative(at), '5 minutes ago'],
    ['hours past a day', (f) => f.countdown(90_061_000), '25:01:01'],
  ]),
  ...vectors('HI', inr, [
    ['Latin digits', (f) => f.money('1234567.5'), '₹12,34,567.50'],
    ['crore in words', (f) => f.compactMoney('52700000000'), '₹5,270\u00a0करोड़'],
    ['yesterday distinct from tomorrow', (f) => f.relative(at - 86_400_000), '1 दिन पहले'],
  ]),
  ...vectors('HI', inr, [['native digits', (f) => f.money('1234567.5'), '₹१२,३४,५६७.५०']], true),
  ...vectors('EN', bdt, [
    ['lakh grouping', (f) => f.money('1234567.5'), '৳12,34,567.50'],
    ['lakh in words', (f) => f.compactMoney('1234567.89'), '৳12.34\u00a0lakh'],
  ]),
  ...vectors('BN', bdt, [
    ['Latin digits, symbol last', (f) => f.money('1234567.5'), '12,34,567.50৳'],
    ['crore in words', (f) => f.compactMoney('52700000000'), '5,270\u00a0কোটি\u00a0৳'],
    ['Latin digits', (f) => f.number(1234567), '12,34,567'],
    ['Latin digits', (f) => f.date(at), '21 নভে, 2026'],
  ]),
  ...vectors(
    'BN',
    bdt,
    [
      ['native digits', (f) => f.money('1234567.5'), '১২,৩৪,৫৬৭.৫০৳'],
      ['native digits', (f) => f.countdown(3_723_000), '১:০২:০৩'],
    ],
    true,
  ),
  ...vectors('VI', vnd, [
    ['no decimals, dots', (f) => f.money('1234567'), '1.234.567\u00a0₫'],
    ['minor units are the units', (f) => f.money(131000n), '131.000\u00a0₫'],
    ['milliards in words', (f) => f.compactMoney('52700000000'), '52,7\u00a0tỷ\u00a0₫'],
    ['all of a small amount', (f) => f.compactMoney('131000'), '131.000\u00a0₫'],
  ]),
  ...vectors('EN', vnd, [
    ['no decimals, commas', (f) => f.money('1234567'), '₫1,234,567'],
    ['short', (f) => f.compactMoney('52700000000'), '₫52.7B'],
  ]),
  ...vectors('TH', thb, [
    ['the baht sign', (f) => f.money('1234567.5'), '฿1,234,567.50'],
    ['millions in words', (f) => f.compactMoney('52700000000'), '฿52,700\u00a0ล้าน'],
    ['no Buddhist year', (f) => f.date(at), '21 พ.ย. 2026'],
    ['24 hours', (f) => f.time(at), '16:15'],
  ]),
  ...vectors('EN', thb, [['the sign, not the code', (f) => f.money('1234567.5'), '฿1,234,567.50']]),
  ...vectors('TH', play, [
    ['the merchant’s symbol', (f) => f.money('1234567.5'), 'P1,234,567.50'],
    ['the merchant’s symbol', (f) => f.compactMoney('1234567.5'), 'P1.23\u00a0ล้าน'],
  ]),
  ...vectors('EN', play, [['the merchant’s symbol', (f) => f.money('-0.5'), '-P0.50']]),
];
