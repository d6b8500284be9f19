import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { brokenConjunct } from './broken-conjunct.ts';

test('letters that come out in pieces', async () => {
  const fonts = {
    pieces: { scripts: ['latin', 'devanagari'], breaks: ['क्ष', 'त्र'] },
    joined: { scripts: ['latin', 'devanagari'] },
  } as const;
  const needs = { languages: ['hi'] };
  const typefaces = (family: string) => ({ latin: face('joined'), devanagari: face(family) });
  expect(await foundBy(brokenConjunct, fonts, typefaces('pieces'), needs)).toMatchObject([
    {
      code: 'fonts/broken-conjunct',
      severity: 'error',
      pointer: '/typefaces/devanagari/body/family',
      message: '"pieces" does not join or overlaps these Devanagari letters: क्ष त्र.',
      remedy: 'Use a typeface that joins them: joined.',
    },
    { pointer: '/typefaces/devanagari/display/family' },
  ]);
  expect(await foundBy(brokenConjunct, fonts, typefaces('joined'), needs)).toEqual([]);
});
