import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { missingScriptWeight } from './missing-script-weight.ts';

test('a weight that a typeface has in another script only', async () => {
  const fonts = {
    both: {
      scripts: ['latin', 'bengali'],
      weights: { latin: [400, 600], bengali: [300, 400] },
    },
  } as const;
  const needs = { languages: ['bn'] };
  const typefaces = { latin: face('both', 400, 600), bengali: face('both', 400, 600) };
  expect(await foundBy(missingScriptWeight, fonts, typefaces, needs)).toMatchObject([
    {
      code: 'fonts/missing-weight',
      severity: 'error',
      pointer: '/typefaces/bengali/body/weights',
      message: '"both" has no Bengali letters in weight 600.',
      remedy: 'Use one of: 300, 400.',
    },
    { pointer: '/typefaces/bengali/display/weights' },
  ]);
  // In no script at all: `checkFonts` reports that.
  const nowhere = { latin: face('both', 400), bengali: face('both', 800) };
  expect(await foundBy(missingScriptWeight, fonts, nowhere, needs)).toEqual([]);
});
