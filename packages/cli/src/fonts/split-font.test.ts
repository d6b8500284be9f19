import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rangeTest, subsetRanges } from '@livery/theme/fonts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../test/livery.ts';
import { wholeFont } from '../../test/whole-font.ts';
import { createFontReader } from './font-reader.ts';
import { partsOf, splitFont, type WholeFont } from './split-font.ts';

let folder = '';
let font: WholeFont;
const readFont = createFontReader();
beforeAll(async () => {
  folder = await temporaryFolder();
  const path = join(folder, 'harbour-400.woff2');
  await writeFile(path, await wholeFont());
  const letters = (await readFont(path)).letters();
  font = { family: 'harbour', weight: 400, path, hash: 'first', letters };
});
afterAll(() => removeFolder(folder));

describe('a font that is split', () => {
  test('has a part for each subset that it holds, with the letters of that subset and no other', async () => {
    const parts = (await splitFont(font, join(folder, 'parts'))) ?? [];
    expect(parts.map(({ subset }) => subset)).toEqual([
      'latin',
      'latin-ext',
      'currency',
      'bengali',
    ]);
    for (const { subset, path, letters } of parts) {
      expect(path).toMatch(new RegExp(`/harbour-${subset}-400\\.woff2$`));
      const isIn = rangeTest(subsetRanges[subset as keyof typeof subsetRanges]);
      expect(letters).toEqual(font.letters.filter(isIn));
      expect((await readFont(path)).letters()).toEqual(letters);
    }
  });

  test('is smaller in every part, a page without Bengali by far', async () => {
    const whole = (await stat(font.path)).size;
    const sizes = new Map<string, number>();
    for (const { subset, path } of (await splitFont(font, join(folder, 'parts'))) ?? []) {
      sizes.set(subset, (await stat(path)).size);
    }
    expect((sizes.get('latin') ?? whole) * 4).toBeLessThan(whole);
    expect(sizes.get('bengali')).toBeLessThan(whole);
  });

  test('joins letters as before', async () => {
    const parts = (await splitFont(font, join(folder, 'parts'))) ?? [];
    const bengali = await readFont(parts.find(({ subset }) => subset === 'bengali')?.path ?? '');
    const whole = await readFont(font.path);
    for (const joined of ['ক্ষ', 'জ্ঞ', 'ন্ত্র', 'স্ক্র', 'ষ্ট', 'র্ম', 'ন্দ্র', 'টুর্নামেন্ট', 'দায়িত্বশীল']) {
      const drawn = (from: typeof whole) =>
        from.shape(joined).map(({ advance, ink }) => ({ advance, ink }));
      expect(drawn(bengali)).toEqual(drawn(whole));
    }
    const { ascent, descent, lineGap } = whole;
    expect(bengali).toMatchObject({ ascent, descent, lineGap });
  });

  test('is not split again, and another font of its name is', async () => {
    const places = join(folder, 'once');
    const [first] = (await splitFont(font, places)) ?? [];
    await writeFile(first?.path ?? '', 'as it was');
    const [again] = (await splitFont({ ...font, path: 'gone.woff2' }, places)) ?? [];
    expect(again?.path).toBe(first?.path);
    expect(await readFile(again?.path ?? '', 'utf8')).toBe('as it was');
    const [other] = (await splitFont({ ...font, hash: 'second' }, places)) ?? [];
    expect(other?.path).not.toBe(first?.path);
  });
});

test('marks and joiners alone make no part of a script', () => {
  const codes = [...'aeA₫‌‍◌'].map((letter) => letter.codePointAt(0) ?? 0);
  expect(partsOf(codes.sort((a, b) => a - b)).map(({ subset }) => subset)).toEqual(['latin']);
});
