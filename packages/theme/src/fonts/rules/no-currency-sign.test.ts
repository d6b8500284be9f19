import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { noCurrencySign } from './no-currency-sign.ts';

const fonts = {
  without: { lacks: '৳' },
  bengali: { scripts: ['bengali'] },
  with: {},
} as const;

test('a sign that no typeface of the page has', async () => {
  const latin = { latin: face('without') };
  const needs = { languages: ['en'], currencySymbol: '৳' };
  expect(await foundBy(noCurrencySign, fonts, latin, needs)).toMatchObject([
    {
      code: 'fonts/no-currency-sign',
      severity: 'warning',
      pointer: '/typefaces/latin/body/family',
      message: "No body typeface has the currency sign ৳: it is shown in the member's system font.",
      remedy: 'Use a typeface that has ৳: with.',
    },
    { pointer: '/typefaces/latin/display/family' },
  ]);
  expect(await foundBy(noCurrencySign, fonts, latin, { languages: ['en'] })).toEqual([]);
  const two = { latin: face('without'), bengali: face('bengali') };
  expect(await foundBy(noCurrencySign, fonts, two, { ...needs, languages: ['bn'] })).toEqual([]);
});
