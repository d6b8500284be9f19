import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBrand } from '@livery/theme';
import { beforeAll, expect, it } from 'vitest';
import { createFontReader } from './font-reader.ts';
import { type Fonts, readFonts } from './read-fonts.ts';

const root = join(import.meta.dirname, '../../../..');
const readFont = createFontReader();
let fonts: Fonts;
beforeAll(async () => {
  const brand = parseBrand(
    JSON.stringify({
      schema: 1,
      name: 'Test',
      seeds: { brand: '#0a6a72' },
      typefaces: {
        latin: {
          display: { family: 'noto-sans', weights: [600] },
          body: { family: 'noto-sans', weights: [400, 600] },
        },
      },
    }),
    'brand.json',
  );
  if (!brand.ok) throw new Error(JSON.stringify(brand.diagnostics));
  fonts = await readFonts(root, [brand.value]);
});

it('are in a small file for each weight that a brand names', async () => {
  const { currency, 'latin-ext': extended } = fonts.catalogue['noto-sans']?.subsets ?? {};
  expect(Object.keys(currency?.files ?? {})).toEqual(['400', '600']);
  for (const [weight, path] of Object.entries(currency?.files ?? {})) {
    const [signs, all] = await Promise.all([
      readFont(path),
      readFont(extended?.files[Number(weight)] ?? ''),
    ]);
    expect((await stat(path)).size).toBeLessThan(6_000);
    expect(signs.letters()).toContain(0x20b9);
    // The euro sign is in the Latin file.
    expect(signs.letters()).not.toContain(0x20ac);
    expect(signs.shape('₹').map(({ advance, ink }) => ({ advance, ink }))).toEqual(
      all.shape('₹').map(({ advance, ink }) => ({ advance, ink })),
    );
  }
});

it('are not split off a typeface that no brand names', () => {
  expect(fonts.catalogue['anek-latin']?.subsets['currency']).toBeUndefined();
});
