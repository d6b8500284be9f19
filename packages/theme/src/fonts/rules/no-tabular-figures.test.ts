import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { noTabularFigures } from './no-tabular-figures.ts';

const fonts = {
  uneven: { narrow: '1' },
  even: {},
  thai: { scripts: ['thai'], narrow: '๑' },
} as const;

test('Latin figures of different widths', async () => {
  const needs = { languages: ['en'] };
  const found = await foundBy(noTabularFigures, fonts, { latin: face('uneven') }, needs);
  expect(found).toMatchObject([
    {
      code: 'fonts/no-tabular-figures',
      severity: 'warning',
      pointer: '/typefaces/latin/body/family',
      remedy: 'Use a typeface with tabular figures: even.',
    },
    { pointer: '/typefaces/latin/display/family' },
  ]);
  expect(await foundBy(noTabularFigures, fonts, { latin: face('even') }, needs)).toEqual([]);
});

test('a script’s own figures, where amounts are written in them', async () => {
  const typefaces = { latin: face('even'), thai: face('thai') };
  const found = (nativeDigits: boolean) =>
    foundBy(noTabularFigures, fonts, typefaces, { languages: ['th'], nativeDigits });
  expect(await found(true)).toMatchObject([
    {
      pointer: '/typefaces/thai/body/family',
      remedy:
        'Add an @fontsource package with a typeface with tabular figures; no installed typeface passes.',
    },
    { pointer: '/typefaces/thai/display/family' },
  ]);
  expect(await found(false)).toEqual([]);
});
