import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFace, systemFonts } from '@livery/theme/fonts';
import { expect, test } from 'vitest';
import { createFontReader } from './font-reader.ts';

const root = join(import.meta.dirname, '../../../..');
const fileOf = (name: string, subset: string, weight: number) =>
  join(root, `node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);

test('reads heights and widths in em', async () => {
  const font = await createFontReader()(fileOf('noto-sans', 'latin', 400));
  expect(font.ascent).toBeCloseTo(1.069, 3);
  expect(font.descent).toBeCloseTo(0.293, 3);
  expect(font.shape('0').map(({ advance }) => advance)).toEqual([0.572]);
  const [glyph] = font.shape('p');
  expect(glyph?.ink?.top).toBeCloseTo(0.545, 1);
  expect(glyph?.ink?.bottom).toBeLessThan(-0.2);
});

test('joins what HarfBuzz joins, and shows a letter that is not there as glyph 0', async () => {
  const font = await createFontReader()(fileOf('noto-sans-devanagari', 'devanagari', 400));
  expect(font.shape('क्ष')).toHaveLength(1);
  expect(font.shape('ก').map(({ id }) => id)).toEqual([0]);
  expect(font.glyphOf(0xe01)).toBeUndefined();
});

test('opens the same bytes once, whatever the file is called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-font-'));
  try {
    const copy = join(folder, 'copy.woff2');
    await copyFile(fileOf('noto-sans-thai', 'thai', 400), copy);
    const read = createFontReader();
    const font = await read(fileOf('noto-sans-thai', 'thai', 400));
    expect(await read(copy)).toBe(font);
    expect(font.shape('ที่')).toBe(font.shape('ที่'));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('names the file that is not a font', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-font-'));
  try {
    const file = join(folder, 'broken.woff2');
    await writeFile(file, 'wOF2 and then nothing');
    await expect(createFontReader()(file)).rejects.toThrow('broken.woff2 is not a WOFF2 font');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['latin', 'Roboto-Regular', 'roboto'],
  ['latin', 'ArialMT', 'arimo'],
  ['devanagari', 'NotoSansDevanagari-Regular', 'noto-sans-devanagari'],
  ['bengali', 'NotoSansBengali-Regular', 'noto-sans-bengali'],
  ['thai', 'NotoSansThai-Regular', 'noto-sans-thai'],
] as const)('the table has the width of %s in %s', async (script, local, packageName) => {
  const { width } = systemFonts[script].find(({ regular }) => regular[0] === local) ?? {};
  const read = createFontReader();
  const measured = async (weight: number) =>
    measureFace(await read(fileOf(packageName, script, weight)), script).width;
  expect(width?.regular).toBeCloseTo(await measured(400), 3);
  expect(width?.bold).toBeCloseTo(await measured(700), 3);
});
