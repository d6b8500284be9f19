import { expect, test } from 'vitest';
import { face, foundBy } from '../../../test/drawn-fonts.ts';
import { clippedInk } from './clipped-ink.ts';

const needs = { languages: ['en'] };
/** Ascent 0.9 and descent 0.3 put the baseline 0.3 em below the middle of a line: ink up to h needs 2h − 0.6. */
const fonts = { tall: { top: 1.1 }, hairline: { top: 1.06 }, high: { top: 2 }, usual: {} };
const about = (family: keyof typeof fonts, among: object = fonts) =>
  foundBy(clippedInk, { ...among, [family]: fonts[family] }, { latin: face(family) }, needs);

test('ink that leaves the line, with the line height that holds it', async () => {
  expect(await about('tall')).toMatchObject([
    {
      code: 'fonts/clipped-ink',
      severity: 'warning',
      pointer: '/typefaces/latin/body/family',
      message: 'Line height 1.5 clips English text in "tall": "Balance" requires 1.60.',
      remedy:
        'Set "leading": { "body": 1.6 } in typefaces.latin, or use a typeface that fits: hairline, usual.',
    },
    {
      pointer: '/typefaces/latin/display/family',
      message: 'Line height 1.2 clips English headings in "tall": "Balance" requires 1.60.',
    },
  ]);
  expect(await about('usual')).toEqual([]);
});

test('not what antialiasing spreads', async () => {
  const found = await about('hairline');
  expect(found.map(({ pointer }) => pointer)).toEqual(['/typefaces/latin/display/family']);
});

test('ink that no allowed line height holds', async () => {
  const remedies = async (among?: object) =>
    (await about('high', among)).map(({ remedy }) => remedy);
  expect((await remedies())[0]).toBe('Use a typeface that fits: hairline, usual.');
  expect((await remedies({}))[0]).toBe('Add an @fontsource package with shorter letters.');
});
