import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../format.ts';
import { languages } from '../languages.ts';
import { asciiDigits } from './ascii-digits.ts';
import { decimalInput } from './decimal-input.ts';

const rupees = decimalInput({ locale: 'en-IN', decimals: 2, symbols: ['INR', 'Rs.'] });
const dong = decimalInput({ locale: 'vi-VN', decimals: 0, symbols: ['VND', 'đ'] });
const dongInEnglish = decimalInput({ locale: 'en-001', decimals: 0 });
const taka = decimalInput({ locale: 'bn-BD-u-nu-beng', decimals: 2 });
const dinars = decimalInput({ locale: 'en-001', decimals: 3 });

describe('an amount that is typed or pasted', () => {
  it.each([
    ['digits', rupees, '500', '500.00'],
    ['Bengali digits', rupees, '১২৩৪.৫', '1234.50'],
    ['Devanagari digits', rupees, '₹१२,३४,५६७.५०', '1234567.50'],
    ['Thai digits', rupees, '๑,๒๓๔.๕๖', '1234.56'],
    ['lakh', rupees, '1,00,000', '100000.00'],
    ['thousands', rupees, '1,234,567.5', '1234567.50'],
    ['groups of the other kind', rupees, '1.234.567', '1234567.00'],
    ['groups and decimals of the other kind', rupees, '1.234,56', '1234.56'],
    ['the decimal key of a phone from elsewhere', rupees, '12,5', '12.50'],
    ['no whole part', rupees, '.5', '0.50'],
    ['a mark with nothing behind it yet', rupees, '12.', '12.00'],
    ['a symbol before', rupees, '₹ 500', '500.00'],
    ['a code behind', rupees, '500 inr', '500.00'],
    ['an abbreviation before', rupees, 'Rs. 500', '500.00'],
    ['an amount by hand in India', rupees, 'Rs. 500/-', '500.00'],
    ['an amount by hand in Thailand', rupees, '500.-', '500.00'],
    ['a minus, to be refused by its rule', rupees, '-₹5', '-5.00'],
    ['a typographic minus', rupees, '−5', '-5.00'],
    ['no minus at zero', rupees, '-0', '0.00'],
    ['unseen marks of direction', rupees, '\u200e₹500\u200f', '500.00'],
    ['zeros before', rupees, '007', '7.00'],
    ['spaces between groups', rupees, '1\u00a0234\u00a0567', '1234567.00'],
    ['đồng with points', dong, '131.000 ₫', '131000'],
    ['đồng with a letter behind', dong, '1.234.568đ', '1234568'],
    ['đồng in English', dongInEnglish, '₫1,234,568', '1234568'],
    ['đồng in English with points', dongInEnglish, '131.000', '131000'],
    ['đồng with decimals that are none', dongInEnglish, '100.00', '100'],
    ['taka as the page writes them', taka, '১২,৩৪,৫৬৭.৫০৳', '1234567.50'],
    ['Arabic marks', rupees, '١٬٢٣٤٫٥٠', '1234.50'],
    ['three decimals', dinars, '1.234', '1.234'],
  ] as const)('%s', (_, input, text, want) => {
    expect(input.read(text)).toBe(want);
  });

  it.each([
    ['nothing', rupees, ''],
    ['words', rupees, 'five hundred'],
    ['a short form', rupees, '5k'],
    ['one number or a thousand times it', rupees, '1.234'],
    ['more decimals than the currency', rupees, '1.239999'],
    ['part of a đồng', dong, '12,5'],
    ['đồng with a forgotten mark', dong, '1234.000'],
    ['groups of no country', rupees, '1,0050,000'],
    ['a group behind the decimals', rupees, '1.23,456'],
    ['two kinds of groups', rupees, '1.234,567 890'],
    ['two amounts', rupees, '500 600 7'],
    ['two signs', rupees, '--5'],
    ['a sign between', rupees, '5-5'],
    ['a mark alone', rupees, '.'],
    ['a number with an exponent', rupees, '1e5'],
    ['a percentage', rupees, '5%'],
    ['another word before', rupees, 'EUR 5'],
  ] as const)('is not read where it is %s', (_, input, text) => {
    expect(input.read(text)).toBeUndefined();
  });

  const currencies = [
    { code: 'INR', decimals: 2 },
    { code: 'BDT', decimals: 2 },
    { code: 'THB', decimals: 2 },
    { code: 'VND', decimals: 0 },
    { code: 'KWD', decimals: 3 },
  ];

  it('is what a page wrote, in every language, currency and script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(['EN', 'TH', 'HI', 'BN', 'VI', 'AR', 'FR', 'DE'] as const)),
        fc.constantFrom(...currencies),
        fc.boolean(),
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        (code, currency, nativeDigits, minor) => {
          const format = createFormat({
            language: languages[code],
            timeZone: 'Asia/Kolkata',
            currency,
            nativeDigits,
          });
          const input = decimalInput({
            locale: format.locale,
            decimals: currency.decimals,
            symbols: [format.currencySymbol, currency.code],
          });
          const amount = input.read(format.money(minor));
          const digits = String(minor < 0n ? -minor : minor).padStart(currency.decimals + 1, '0');
          expect(amount?.replace(/^-|\./g, '')).toBe(digits);
          expect(amount?.startsWith('-')).toBe(minor < 0n);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is read back exactly from the display text and from the editable text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en-IN', 'vi-VN', 'th-TH-u-nu-thai', 'bn-BD', 'hi-IN-u-nu-deva', 'de-DE'),
        fc.constantFrom(0, 2),
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        (locale, decimals, minor) => {
          const input = decimalInput({ locale, decimals });
          const value = input.read(String(minor));
          expect(value).toBeDefined();
          if (value === undefined) return;
          expect(input.read(input.write(value))).toBe(value);
          expect(input.read(input.writePlain(value))).toBe(value);
        },
      ),
    );
  });

  it('never has digits that the text does not', () => {
    const letters = fc.constantFrom(..."0123456789.,' ₹-০৫๙١٫٬");
    const bare = (text: string) =>
      asciiDigits(text)
        .replace(/\D/g, '')
        .replace(/^0+|0+$/g, '');
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 14 }),
        fc.constantFrom(0, 2, 3),
        (typed, decimals) => {
          const text = typed.join('');
          for (const locale of ['en-IN', 'vi-VN']) {
            const value = decimalInput({ locale, decimals }).read(text);
            if (value === undefined) continue;
            expect(value).toMatch(/^-?\d+(\.\d+)?$/);
            expect(bare(value)).toBe(bare(text));
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('asciiDigits', () => {
  it('reads the digits of each script and keeps the rest', () => {
    expect(asciiDigits('০১২৩৪৫৬৭৮৯ ०९ ๐๙ ٠٩ ۰۹ ０９ ០៩')).toBe('0123456789 09 09 09 09 09 09');
    expect(asciiDigits('ก ক अ 5 ₹')).toBe('ก ক अ 5 ₹');
  });
});
