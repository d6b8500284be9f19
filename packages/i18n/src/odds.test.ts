import { describe, expect, it, test } from 'vitest';
import {
  type OddsFormat,
  oddsFormats,
  returnAt,
  returnOf,
  usualOddsFormat,
  writeOdds,
} from './odds.ts';

const text = (odds: string, format: OddsFormat, locale = 'en') => {
  const { sign, figures } = writeOdds(odds, format, locale);
  return sign + figures;
};

describe('odds', () => {
  it.each([
    ['1.25', '0.25', '0.25', '−4.00', '−400'],
    ['1.50', '0.50', '0.50', '−2.00', '−200'],
    ['1.91', '0.91', '0.91', '−1.10', '−110'],
    ['2.00', '1.00', '1.00', '1.00', '+100'],
    ['2.50', '1.50', '−0.67', '1.50', '+150'],
    ['4.00', '3.00', '−0.33', '3.00', '+300'],
  ])('of %s are written in every format', (decimal, hk, malay, indo, american) => {
    expect(oddsFormats.map((format) => text(decimal, format))).toEqual([
      decimal,
      hk,
      malay,
      indo,
      american,
    ]);
  });

  it('keep to the table’s formulas at every price', () => {
    const near = (shown: string, exact: number, digits: number) =>
      expect(Math.abs(Number(shown.replace('−', '-')) - exact)).toBeLessThanOrEqual(
        0.500001 / 10 ** digits,
      );
    for (let hundredths = 101; hundredths <= 5000; hundredths += 1) {
      const decimal = (hundredths / 100).toFixed(2);
      const hk = hundredths / 100 - 1;
      near(text(decimal, 'hk'), hk, 2);
      near(text(decimal, 'malay'), hundredths <= 200 ? hk : -1 / hk, 2);
      near(text(decimal, 'indo'), hundredths >= 200 ? hk : -1 / hk, 2);
      near(text(decimal, 'american'), hundredths >= 200 ? 100 * hk : -100 / hk, 0);
    }
  });

  it('follow the language’s decimal sign, and have the minus apart', () => {
    expect(text('2.50', 'malay', 'vi')).toBe('−0,67');
    expect(writeOdds('1.91', 'indo', 'hi')).toEqual({ sign: '−', figures: '1.10' });
  });

  it.each(['1.00', '0.50', '1.9', '1.915', '-1.50', '1e3', ''])('refuse "%s"', (odds) => {
    expect(() => writeOdds(odds, 'decimal', 'en')).toThrow(RangeError);
  });

  it('begin with the format that a market is used to', () => {
    expect(['VI', 'TH', 'EN', 'HI', 'BN', 'XX'].map(usualOddsFormat)).toEqual([
      'malay',
      'hk',
      ...Array<string>(4).fill('decimal'),
    ]);
  });
});

test.each([
  ['10.00', '1.91', 2, '19.10'],
  ['7.77', '2.06', 2, '16.01'],
  // Half a unit goes to the even one.
  ['0.50', '1.01', 2, '0.50'],
  ['1.50', '1.01', 2, '1.52'],
  ['50000', '1.91', 0, '95500'],
  ['250', '1.01', 0, '252'],
  ['350', '1.01', 0, '354'],
  // More digits than the currency has.
  ['10.0000', '1.90', 2, '19.00'],
  ['50000.00', '1.90', 0, '95000'],
] as const)('%s at %s pays, with %i digits, %s', (stake, price, decimals, pays) => {
  expect(returnAt(stake, price, decimals)).toBe(pays);
});

test('a return in minor units is rounded as the platform does, a half to the even one', () => {
  expect(returnOf(50n, '1.91')).toBe(96n);
  expect(returnOf(50n, '1.89')).toBe(94n);
  expect(returnOf(1n, '1.51')).toBe(2n);
  expect(returnOf(1n, '1.49')).toBe(1n);
});
