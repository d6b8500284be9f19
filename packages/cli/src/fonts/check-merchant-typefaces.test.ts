import { join } from 'node:path';
import { type Brand, parseBrand } from '@livery/theme';
import { checkTypefaces, type Glyph, type ReadFont, type TypefaceNeeds } from '@livery/theme/fonts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { checkBrandTypefaces } from './check-merchant-typefaces.ts';
import { type Fonts, readFonts } from './read-fonts.ts';

const root = join(import.meta.dirname, '../../../..');
let fonts: Fonts;
beforeAll(async () => {
  fonts = await readFonts(root, []);
});

const face = (family: string, ...weights: number[]) => ({
  family,
  weights: weights.length > 0 ? weights : [400],
});
const pair = (family: string, ...weights: number[]) => ({
  display: face(family, ...weights),
  body: face(family, ...weights),
});

function brandOf(typefaces: unknown): { brand: Brand; text: string } {
  const text = JSON.stringify(
    { schema: 1, name: 'Test', seeds: { brand: '#0a6a72' }, typefaces },
    null,
    2,
  );
  const parsed = parseBrand(text, 'brand.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
  return { brand: parsed.value, text };
}

const roomy = () => ({ body: 3, heading: 3 });
async function check(
  typefaces: unknown,
  needs: TypefaceNeeds,
  more: { lineHeights?: typeof roomy; readFont?: ReadFont } = {},
) {
  const { brand } = brandOf(typefaces);
  const options = { lineHeights: roomy, ...fonts, ...more, file: 'brand.json' };
  return checkTypefaces(brand, needs, options);
}
const codes = (found: readonly { code: string; pointer: string }[]) =>
  found.map(({ code, pointer }) => `${code} ${pointer}`);

describe('typefaces that can do it', () => {
  test.each([
    ['Hindi', 'hi', '₹', { latin: pair('noto-sans'), devanagari: pair('noto-sans-devanagari') }],
    ['Hindi', 'hi', '₹', { latin: pair('anek-latin'), devanagari: pair('anek-devanagari') }],
    ['Bengali', 'bn', '৳', { latin: pair('noto-sans'), bengali: pair('hind-siliguri') }],
    ['Bengali', 'bn', '৳', { latin: pair('noto-sans'), bengali: pair('anek-bangla') }],
    ['Thai', 'th', '฿', { latin: pair('noto-sans'), thai: pair('noto-sans-thai') }],
    ['Thai', 'th', '฿', { latin: pair('noto-sans'), thai: pair('ibm-plex-sans-thai') }],
    ['Vietnamese', 'vi', '₫', { latin: pair('noto-sans', 400, 700) }],
    ['English', 'en', '$', { latin: pair('plus-jakarta-sans', 400, 700) }],
  ])('finds no problem in %s (%s, %s)', async (_, language, currencySymbol, typefaces) => {
    expect(await check(typefaces, { languages: [language, 'en'], currencySymbol })).toEqual([]);
  });

  it('ignores scripts that no language needs', async () => {
    const typefaces = { latin: pair('noto-sans'), bengali: pair('anek-latin') };
    expect(await check(typefaces, { languages: ['en', 'hi'] })).toMatchObject([
      { code: 'fonts/no-typeface', severity: 'warning', pointer: '/typefaces' },
    ]);
    expect(await check(typefaces, { languages: ['en'] })).toEqual([]);
  });

  it('ignores a brand without typefaces', async () => {
    expect(await check({}, { languages: ['th', 'hi'], currencySymbol: '₹' })).toEqual([]);
  });
});

describe('letters', () => {
  it('rejects a Latin-only typeface for Bengali and lists typefaces that have it', async () => {
    const found = await check(
      { latin: pair('noto-sans'), bengali: pair('anek-latin') },
      { languages: ['bn'] },
    );
    expect(codes(found)).toEqual([
      'fonts/missing-letters /typefaces/bengali/body/family',
      'fonts/missing-letters /typefaces/bengali/display/family',
    ]);
    expect(found[0]).toMatchObject({
      severity: 'error',
      message: '"anek-latin" has no Bengali letters at all.',
      remedy: 'Use a typeface that has Bengali: anek-bangla, hind-siliguri, noto-sans-bengali.',
    });
  });

  it('rejects a typeface without the Vietnamese letters for Vietnamese only', async () => {
    const typefaces = { latin: pair('hind-siliguri') };
    const found = await check(typefaces, { languages: ['vi'] });
    const missing = found.filter(({ code }) => code === 'fonts/missing-letters');
    expect(missing).toHaveLength(2);
    expect(missing[0]?.message).toContain('lacks Latin letters: ');
    expect(missing[0]?.remedy).toContain('be-vietnam-pro');
    const english = await check(typefaces, { languages: ['en'] });
    expect(codes(english)).not.toContain('fonts/missing-letters /typefaces/latin/body/family');
  });

  it('rejects a weight that the typeface has in another script only', async () => {
    const bengali = fonts.catalogue['hind-siliguri']?.subsets.bengali;
    if (!bengali) throw new Error('hind-siliguri is not installed');
    const { 600: _, ...files } = bengali.files;
    const family = fonts.catalogue['hind-siliguri'];
    const catalogue = {
      ...fonts.catalogue,
      'hind-siliguri': {
        family: 'Hind Siliguri',
        subsets: { ...family?.subsets, bengali: { ...bengali, files } },
      },
    };
    const { brand } = brandOf({
      latin: pair('noto-sans'),
      bengali: pair('hind-siliguri', 400, 600),
    });
    const options = { ...fonts, catalogue, lineHeights: roomy, file: 'brand.json' };
    expect(await checkTypefaces(brand, { languages: ['bn'] }, options)).toMatchObject([
      {
        code: 'fonts/missing-weight',
        severity: 'error',
        remedy: 'Use one of: 300, 400, 500, 700.',
      },
      { pointer: '/typefaces/bengali/display/weights' },
    ]);
  });
});

describe('joined letters', () => {
  /** The same letters without the font's rules for joining them: what a face without shaping tables does. */
  const unshaped: ReadFont = async (path) => {
    const font = await fonts.readFont(path);
    return {
      ...font,
      shape: (text) => {
        let pen = 0;
        return [...text].flatMap((letter) => {
          const glyphs = font.shape(letter).map((glyph) => moved(glyph, pen));
          pen += glyphs.reduce((sum, { advance }) => sum + advance, 0);
          return glyphs;
        });
      },
    };
  };
  const moved = (glyph: Glyph, by: number): Glyph =>
    glyph.ink
      ? { ...glyph, ink: { ...glyph.ink, left: glyph.ink.left + by, right: glyph.ink.right + by } }
      : glyph;

  it.each([
    ['hi', 'devanagari', 'noto-sans-devanagari', 'क्ष ज्ञ त्र श्र द्ध'],
    ['bn', 'bengali', 'hind-siliguri', 'ক্ষ জ্ঞ ন্ত্র স্ক্র'],
    ['th', 'thai', 'noto-sans-thai', 'ญู ฐู'],
  ])(
    'rejects unjoined %s and lists the broken letters',
    async (language, script, family, broken) => {
      const typefaces = { latin: pair('noto-sans'), [script]: pair(family) };
      const found = await check(typefaces, { languages: [language] }, { readFont: unshaped });
      expect(found[0]).toMatchObject({
        code: 'fonts/broken-conjunct',
        severity: 'error',
        pointer: `/typefaces/${script}/body/family`,
      });
      expect(found[0]?.message).toContain(broken);
    },
  );

  it('rejects a visible virama', async () => {
    // A zero-width non-joiner after it asks for just that.
    const visible: ReadFont = async (path) => {
      const font = await fonts.readFont(path);
      return { ...font, shape: (text) => font.shape(text.replaceAll('\u094d', '\u094d\u200c')) };
    };
    const typefaces = { latin: pair('noto-sans'), devanagari: pair('noto-sans-devanagari') };
    const found = await check(typefaces, { languages: ['hi'] }, { readFont: visible });
    expect(codes(found)).toContain('fonts/broken-conjunct /typefaces/devanagari/body/family');
  });
});

describe('amounts', () => {
  it('warns of digits with different widths and lists typefaces that also have the letters', async () => {
    const found = await check({ latin: pair('be-vietnam-pro', 400, 700) }, { languages: ['vi'] });
    expect(found[0]).toMatchObject({ code: 'fonts/no-tabular-figures', severity: 'warning' });
    expect(found[0]?.remedy).toContain('noto-sans');
    expect(found[0]?.remedy).not.toContain('hind-siliguri');
  });

  it('looks at the script’s own digits where amounts are written in them', async () => {
    const typefaces = { latin: pair('noto-sans'), bengali: pair('hind-siliguri') };
    const native = await check(typefaces, { languages: ['bn'], nativeDigits: true });
    const latin = await check(typefaces, { languages: ['bn'] });
    expect(codes(latin)).toEqual([]);
    expect(codes(native)).toEqual([
      'fonts/no-tabular-figures /typefaces/bengali/body/family',
      'fonts/no-tabular-figures /typefaces/bengali/display/family',
    ]);
  });

  it.each(['৳', '฿'])('warns when no typeface of the page has the sign %s', async (sign) => {
    const found = await check(
      { latin: pair('anek-latin') },
      { languages: ['en'], currencySymbol: sign },
    );
    expect(found[0]).toMatchObject({
      code: 'fonts/no-currency-sign',
      severity: 'warning',
      pointer: '/typefaces/latin/body/family',
    });
    expect(found[0]?.message).toContain(sign);
  });

  it('takes the sign from another script’s typeface of the same page', async () => {
    const typefaces = { latin: pair('anek-latin'), bengali: pair('hind-siliguri') };
    expect(await check(typefaces, { languages: ['bn'], currencySymbol: '৳' })).toEqual([]);
  });
});

describe('line heights', () => {
  it.each([
    ['th', { latin: pair('noto-sans'), thai: pair('noto-sans-thai') }, 'thai'],
    ['hi', { latin: pair('noto-sans'), devanagari: pair('noto-sans-devanagari') }, 'devanagari'],
    ['vi', { latin: pair('noto-sans') }, 'latin'],
  ] as const)('1.0 cuts %s', async (language, typefaces, script) => {
    const tight = await check(
      typefaces,
      { languages: [language] },
      { lineHeights: () => ({ body: 1, heading: 3 }) },
    );
    expect(tight).toMatchObject([
      {
        code: 'fonts/clipped-ink',
        severity: 'warning',
        pointer: `/typefaces/${script}/body/family`,
      },
    ]);
    const enough = Number(/"leading": \{ "body": ([\d.]+) \}/.exec(tight[0]?.remedy ?? '')?.[1]);
    const taller = { lineHeights: () => ({ body: enough, heading: 3 }) };
    expect(await check(typefaces, { languages: [language] }, taller)).toEqual([]);
  });

  it('heeds the room that the brand gives a script', async () => {
    const thai = pair('ibm-plex-sans-thai', 700);
    const latin = pair('bricolage-grotesque', 700);
    const findingsFor = (leading: object) => {
      const { brand } = brandOf({ latin, thai: { ...thai, leading } });
      return checkTypefaces(brand, { languages: ['th'] }, { ...fonts, file: 'brand.json' });
    };
    const [found] = await findingsFor({});
    expect(found?.remedy).toContain('"leading": { "heading": 1.65 }');
    expect(await findingsFor({ heading: 1.65 })).toEqual([]);
  });

  it('counts from the first typeface of the stack, which places the line', async () => {
    const heightFor = async (latin: string) => {
      const found = await check(
        { latin: pair(latin), thai: pair('noto-sans-thai') },
        { languages: ['th'] },
        { lineHeights: () => ({ body: 0.5, heading: 3 }) },
      );
      return found.find(({ pointer }) => pointer.includes('thai'))?.message;
    };
    expect(await heightFor('noto-sans')).toContain('requires 1.31');
    expect(await heightFor('hind-siliguri')).toContain('requires 1.40');
  });
});

test('places a finding of a brand folder at its line', async () => {
  const { brand, text } = brandOf({ latin: pair('noto-sans'), thai: pair('anek-latin') });
  const texts = new Map([['tmp/brand.json', text]]);
  const [found] = await checkBrandTypefaces({ brand, folder: 'tmp', texts }, fonts);
  const line = text.split('\n').findLastIndex((one) => one.includes('"anek-latin"')) + 1;
  expect(found).toMatchObject({ file: 'tmp/brand.json', line, code: 'fonts/missing-letters' });
});
