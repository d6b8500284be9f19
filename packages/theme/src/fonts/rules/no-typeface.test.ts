import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { noTypeface } from './no-typeface.ts';

const fonts = { plain: {}, thai: { scripts: ['thai'] } } as const;

test('a script that a brand with typefaces has none for', async () => {
  const latin = { latin: face('plain') };
  expect(await foundBy(noTypeface, fonts, latin, { languages: ['th', 'en'] })).toMatchObject([
    {
      code: 'fonts/no-typeface',
      severity: 'warning',
      pointer: '/typefaces',
      message: 'The brand has no typeface for Thai: members see their system font.',
      remedy: 'Use a typeface under "thai": thai.',
    },
  ]);
  expect(await foundBy(noTypeface, fonts, latin, { languages: ['en'] })).toEqual([]);
  expect(await foundBy(noTypeface, fonts, {}, { languages: ['th'] })).toEqual([]);
});
