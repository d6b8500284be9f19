import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { missingScript } from './missing-script.ts';

const fonts = { plain: {}, both: { scripts: ['latin', 'bengali'] } } as const;
const needs = { languages: ['bn'] };

test('a typeface without the script that it is named for', async () => {
  const typefaces = { latin: face('plain'), bengali: face('plain') };
  expect(await foundBy(missingScript, fonts, typefaces, needs)).toMatchObject([
    {
      code: 'fonts/missing-letters',
      severity: 'error',
      pointer: '/typefaces/bengali/body/family',
      message: '"plain" has no Bengali letters at all.',
      remedy: 'Use a typeface that has Bengali: both.',
    },
    { pointer: '/typefaces/bengali/display/family' },
  ]);
  const sound = { latin: face('plain'), bengali: face('both') };
  expect(await foundBy(missingScript, fonts, sound, needs)).toEqual([]);
  expect(await foundBy(missingScript, fonts, typefaces, { languages: ['en'] })).toEqual([]);
});
