import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { missingLetters } from './missing-letters.ts';

const fonts = { plain: { lacks: 'ếộ' }, whole: {}, poor: { lacks: 'abcdefghij' } };

test('a letter of one language, for that language only', async () => {
  const typefaces = { latin: face('plain') };
  const [found] = await foundBy(missingLetters, fonts, typefaces, { languages: ['vi'] });
  expect(found).toMatchObject({
    code: 'fonts/missing-letters',
    severity: 'error',
    pointer: '/typefaces/latin/body/family',
    message: '"plain" lacks Latin letters: ế ộ.',
    remedy: 'Use a typeface that has them: whole.',
  });
  expect(await foundBy(missingLetters, fonts, typefaces, { languages: ['en'] })).toEqual([]);
});

test('the first eight of many', async () => {
  const typefaces = { latin: face('poor') };
  const [found] = await foundBy(missingLetters, fonts, typefaces, { languages: ['en'] });
  expect(found?.message).toBe('"poor" lacks Latin letters: a b c d e f g h and 2 more.');
});
