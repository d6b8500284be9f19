import { readFile } from 'node:fs/promises';
import { deriveTokens, parseBrand } from '@livery/theme';
import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { drawMonogram } from '../generate/draw-monogram.ts';
import { appPictures } from './app-pictures.ts';

const brandFile = new URL('../../../../themes/mayura/brand.json', import.meta.url);

/** The brand's tokens, and how many pixels of an icon are of the letter's colour. */
async function open() {
  const parsed = parseBrand(await readFile(brandFile, 'utf8'), 'brand.json');
  if (!parsed.ok) throw new Error('expected the brand to be valid');
  const theme = deriveTokens(parsed.value);
  const ink = [1, 3, 5].map((at) =>
    Number.parseInt(theme.dark['action.primaryText'].hex.slice(at, at + 2), 16),
  );
  const letterIn = async (svg: string): Promise<number> => {
    const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
    const pictures = appPictures({ light: svg, dark: svg, width, height: 32 }, theme);
    const { data, channels } = decode(await pictures.icon(192));
    let count = 0;
    for (let at = 0; at < data.length; at += channels) {
      if (ink.every((value, place) => Math.abs(value - (data[at + place] ?? 0)) < 8)) count += 1;
    }
    return count;
  };
  return { theme, letterIn };
}

it.each(['Harbour', 'ไทยทอง', 'শাপলা', 'मयूर', 'Ưu Việt'])(
  'shows the letter of a monogram in its icon: %s',
  async (name) => {
    const { theme, letterIn } = await open();
    const monogram = drawMonogram(name, theme.dark, 10);
    const tileAlone = monogram.replaceAll(/<text.*<\/text>/g, '');
    expect(await letterIn(tileAlone)).toBe(0);
    expect(await letterIn(monogram)).toBeGreaterThan(150);
  },
);

it('takes the letter that a Thai vowel stands before', async () => {
  const { theme } = await open();
  expect(drawMonogram('ไทยทอง', theme.dark, 10)).toContain('>ท</text>');
});
