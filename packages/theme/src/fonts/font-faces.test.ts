import { describe, expect, it } from 'vitest';
import { fourBrands } from '../../test/four-brands.ts';
import type { Brand } from '../brand/brand.ts';
import { checkFonts, type FontCatalogue, fontFaceCss, fontFilesOf } from '../fonts.ts';
import { deriveTokens, writeValue } from '../index.ts';

const family = (name: string, ...subsets: string[]) => ({
  family: name,
  subsets: Object.fromEntries(
    subsets.map((subset) => [
      subset,
      {
        unicodeRange: 'U+0-FF,U+131',
        files: {
          400: `${name}-${subset}-400.woff2`,
          600: `${name}-${subset}-600.woff2`,
          700: `${name}-${subset}-700.woff2`,
        },
      },
    ]),
  ),
});
const catalogue: FontCatalogue = {
  'anek-latin': family('a', 'latin', 'latin-ext', 'vietnamese'),
  'anek-devanagari': family('b', 'latin', 'devanagari'),
  'noto-sans': family('c', 'latin', 'latin-ext', 'cyrillic'),
  'noto-sans-devanagari': family('d', 'latin', 'devanagari'),
  'be-vietnam-pro': family('e', 'latin', 'latin-ext', 'vietnamese'),
};
const names = (languages: string[]) =>
  fontFilesOf(fourBrands.mayura, catalogue, languages).map(
    (file) => `${file.packageName} ${file.subset} ${file.weight}`,
  );

describe('fontFilesOf', () => {
  it('uses Latin for an English page, body first', () => {
    expect(names(['en'])).toEqual([
      'noto-sans latin 400',
      'noto-sans latin-ext 400',
      'noto-sans latin 600',
      'noto-sans latin-ext 600',
      'anek-latin latin 700',
      'anek-latin latin-ext 700',
    ]);
  });

  it('adds a script when a language needs it, and of its family that script only', () => {
    const hindi = names(['en', 'hi']);
    expect(hindi).toContain('noto-sans-devanagari devanagari 400');
    expect(hindi).toContain('anek-devanagari devanagari 700');
    expect(hindi).not.toContain('noto-sans-devanagari latin 400');
  });

  it('adds stacked marks for Vietnamese, and names a file once when body and display share it', () => {
    const family = 'be-vietnam-pro';
    const typefaces: Brand['typefaces'] = {
      latin: { display: { family, weights: [400, 700] }, body: { family, weights: [400, 600] } },
    };
    const brand = { ...fourBrands['sen-vang'], typefaces };
    const files = fontFilesOf(brand, catalogue, ['vi', 'en']).map(
      (file) => `${file.subset} ${file.weight}`,
    );
    expect(files).toContain('vietnamese 400');
    // Of two that have a letter the last one serves it.
    expect(files.indexOf('vietnamese 400')).toBeGreaterThan(files.indexOf('latin-ext 400'));
    expect(new Set(files).size).toBe(files.length);
  });

  it('names a file once that holds two scripts', () => {
    const files = { 400: 'own-400.woff2' };
    const subset = { unicodeRange: 'U+0-FF,U+900-97F', files };
    const own = { family: 'own', subsets: { latin: subset, devanagari: subset } };
    const face = { family: 'own', weights: [400 as const] };
    const both = { display: face, body: face };
    const brand = { ...fourBrands.mayura, typefaces: { latin: both, devanagari: both } };
    expect(fontFilesOf(brand, { own }, ['hi']).map(({ path }) => path)).toEqual(['own-400.woff2']);
  });
});

describe('fontFaceCss', () => {
  it('names the family as the tokens do', () => {
    const css = fontFaceCss(fourBrands.mayura, catalogue, ['en'], (file) => `/fonts/${file.path}`);
    expect(css).toContain(
      '@font-face{font-family:"Noto Sans";font-style:normal;font-weight:400;font-display:swap;src:url("/fonts/c-latin-400.woff2") format("woff2");unicode-range:U+0-FF,U+131}',
    );
    expect(writeValue(deriveTokens(fourBrands.mayura).light['font.body'])).toContain('"Noto Sans"');
  });

  it('rejects an external URL and an invalid range', () => {
    expect(() => fontFaceCss(fourBrands.mayura, catalogue, ['en'], () => '//x/y.woff2')).toThrow(
      'path on this site',
    );
    const bad = {
      ...catalogue,
      'noto-sans': {
        family: 'x',
        subsets: { latin: { unicodeRange: 'U+0} body{', files: { 400: 'x' } } },
      },
    };
    expect(() => fontFaceCss(fourBrands.mayura, bad, ['en'], () => '/f.woff2')).toThrow(
      'unicode-range',
    );
  });
});

describe('checkFonts', () => {
  it('finds no problem if all typefaces are installed', () => {
    expect(checkFonts(fourBrands.mayura, catalogue, 'b.json')).toEqual([]);
  });

  it('names a typeface that is not installed and a weight that does not exist', () => {
    const { 'noto-sans': _, ...rest } = catalogue;
    expect(checkFonts(fourBrands.mayura, rest, 'b.json')).toMatchObject([
      { code: 'fonts/unknown-family', pointer: '/typefaces/latin/body/family' },
    ]);
    const thin = {
      ...catalogue,
      'noto-sans': {
        family: 'x',
        subsets: { latin: { unicodeRange: 'U+0', files: { 400: 'x' } } },
      },
    };
    expect(checkFonts(fourBrands.mayura, thin, 'b.json')).toMatchObject([
      {
        code: 'fonts/missing-weight',
        message: '"noto-sans" has no weight 600.',
        remedy: 'Use one of: 400.',
      },
    ]);
  });
});
