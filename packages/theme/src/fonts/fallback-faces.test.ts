import { createFontStack } from '@capsizecss/core';
import { describe, expect, it } from 'vitest';
import { fourBrands } from '../../test/four-brands.ts';
import type { Brand } from '../brand/brand.ts';
import { type FontCatalogue, fallbackFontCss, fontFaceCss } from '../fonts.ts';
import { deriveTokens, writeValue } from '../index.ts';
import { fallbackFaceCss } from './fallback-faces.ts';
import { systemFonts } from './system-fonts.ts';

const metrics = { ascent: 1.069, descent: 0.293, lineGap: 0.1, width: 0.466 };
const face = { packageName: 'noto-sans', script: 'latin', weight: 400, metrics } as const;

/** The declarations of each rule, by name. */
function rules(css: string): Record<string, string>[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body.split(';').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)];
      }),
    ),
  );
}

describe('fallbackFaceCss', () => {
  it('scales Arial and Roboto as Capsize does', () => {
    const em = { capHeight: 700, xHeight: 500, unitsPerEm: 1000 };
    for (const [index, name] of ['ArialMT', 'Roboto-Regular'].entries()) {
      const width = systemFonts.latin.find(({ regular }) => regular[0] === name)?.width?.regular;
      const { fontFaces } = createFontStack(
        [
          {
            ...em,
            familyName: 'Noto Sans',
            ascent: 1069,
            descent: -293,
            lineGap: 100,
            xWidthAvg: 466,
            subsets: { latin: { xWidthAvg: 466 }, thai: { xWidthAvg: 466 } },
          },
          {
            ...em,
            familyName: name,
            ascent: 900,
            descent: -200,
            lineGap: 30,
            xWidthAvg: (width ?? 0) * 1000,
            subsets: {
              latin: { xWidthAvg: (width ?? 0) * 1000 },
              thai: { xWidthAvg: (width ?? 0) * 1000 },
            },
          },
        ],
        { fontFaceFormat: 'styleObject' },
      );
      const want = fontFaces[0]?.['@font-face'];
      const got = rules(fallbackFaceCss(face))[index];
      for (const [ours, theirs] of [
        ['size-adjust', want?.sizeAdjust],
        ['ascent-override', want?.ascentOverride],
        ['descent-override', want?.descentOverride],
        ['line-gap-override', want?.lineGapOverride],
      ] as const) {
        expect(Number.parseFloat(got?.[ours] ?? '')).toBeCloseTo(
          Number.parseFloat(String(theirs)),
          1,
        );
      }
    }
  });

  it('puts the fonts of most phones last, so that they take precedence', () => {
    expect(rules(fallbackFaceCss(face)).map(({ src }) => src)).toEqual([
      'local("ArialMT"),local("LiberationSans"),local("Arimo-Regular")',
      'local("Roboto-Regular")',
    ]);
  });

  it('uses the bold face for 600 and up', () => {
    expect(rules(fallbackFaceCss({ ...face, weight: 600 }))[1]).toMatchObject({
      src: 'local("Roboto-Bold")',
      'font-weight': '600',
    });
  });

  it('keeps the width of a font that was not measured, but sets its height', () => {
    const [unmeasured] = rules(fallbackFaceCss({ ...face, script: 'telugu' }));
    expect(unmeasured).toMatchObject({
      'ascent-override': '106.9%',
      'descent-override': '29.3%',
      'line-gap-override': '10%',
    });
    expect(unmeasured).not.toHaveProperty('size-adjust');
  });

  it('limits the fallback font of a script to that script', () => {
    for (const rule of rules(fallbackFaceCss({ ...face, script: 'bengali' }))) {
      expect(rule['unicode-range']).toBe('U+964-965,U+980-9FF');
    }
  });
});

describe('fallbackFontCss', () => {
  const subset = (name: string) => ({
    unicodeRange: 'U+0-FF',
    files: { 400: `${name}-400.woff2`, 600: `${name}-600.woff2`, 700: `${name}-700.woff2` },
    metrics: { 400: metrics, 600: metrics, 700: metrics },
  });
  const family = (...names: string[]) => ({
    family: 'x',
    subsets: Object.fromEntries(names.map((name) => [name, subset(name)])),
  });
  const catalogue: FontCatalogue = {
    'anek-latin': family('latin'),
    'anek-devanagari': family('latin', 'devanagari'),
    'noto-sans': family('latin', 'devanagari', 'cyrillic'),
    'noto-sans-devanagari': family('latin', 'devanagari'),
    'be-vietnam-pro': family('latin', 'vietnamese'),
  };
  const standIns = (languages: string[], brand = fourBrands.mayura) => [
    ...new Set(
      rules(fallbackFontCss(brand, catalogue, languages))
        .filter((rule) => rule['font-weight'])
        .map((rule) => `${rule['font-family']} ${rule['font-weight']}`),
    ),
  ];

  it('keeps the name of each typeface from installed fonts, and loads nothing for it', () => {
    const names = rules(fallbackFontCss(fourBrands.mayura, catalogue, ['en'])).filter(
      (rule) => !rule['font-weight'],
    );
    expect(names.map((rule) => rule['font-family'])).toEqual(['"Noto Sans"', '"Anek Latin"']);
    for (const rule of names) expect(rule['unicode-range']).toBe('U+10FFFF');
  });

  it('adds fallback fonts only for scripts that the languages need', () => {
    expect(standIns(['en'])).toEqual([
      '"Noto Sans Fallback" 400',
      '"Noto Sans Fallback" 600',
      '"Anek Latin Fallback" 700',
    ]);
    expect(standIns(['en', 'hi'])).toContain('"Noto Sans Devanagari Fallback" 400');
  });

  it('loads no script that no language needs, whatever the family contains', () => {
    const css = fontFaceCss(fourBrands.mayura, catalogue, ['en'], ({ path }) => `/${path}`);
    expect(css).toContain('latin-400.woff2');
    expect(css).not.toMatch(/cyrillic|devanagari/);
  });

  it('lists fallback fonts after every real family, as in the tokens', () => {
    const stack = writeValue(deriveTokens(fourBrands.mayura).light['font.body']).split(',');
    for (const name of standIns(['en', 'hi']).filter((one) => one.includes('Noto'))) {
      const family = name.replace(/ \d+$/, '');
      expect(stack).toContain(family);
      expect(stack.indexOf(family)).toBeGreaterThan(stack.indexOf('"Noto Sans Devanagari"'));
    }
  });

  it('reports it once if body and display are the same typeface', () => {
    const family = 'be-vietnam-pro';
    const typefaces: Brand['typefaces'] = {
      latin: { display: { family, weights: [700] }, body: { family, weights: [400, 600] } },
    };
    expect(standIns(['vi', 'en'], { ...fourBrands['sen-vang'], typefaces })).toEqual([
      '"Be Vietnam Pro Fallback" 400',
      '"Be Vietnam Pro Fallback" 600',
      '"Be Vietnam Pro Fallback" 700',
    ]);
  });
});
