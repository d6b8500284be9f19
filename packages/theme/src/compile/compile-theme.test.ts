import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourBrands, seeded } from '../../test/four-brands.ts';
import {
  compileTheme,
  customProperty,
  deriveTokens,
  type TokenName,
  tokenTypes,
} from '../index.ts';
import { writeValue } from './write-value.ts';

const brandNames = Object.keys(fourBrands) as (keyof typeof fourBrands)[];
const allProperties = Object.entries(tokenTypes).flatMap(([group, tokens]) =>
  // The contract's own keys make contract names.
  Object.keys(tokens).map((token) => customProperty(`${group}.${token}` as TokenName)),
);
const art = {
  light: {
    hero: '/brand/mayura/hero-light.0a1b2c3d.svg',
    pattern: '/brand/p.svg',
    divider: '/brand/d.svg',
  },
  dark: {
    hero: '/brand/mayura/hero-dark.0a1b2c3d.svg',
    pattern: '/brand/pd.svg',
    divider: '/brand/dd.svg',
  },
};

/** The declarations of the rule whose selector is exactly this. */
function rule(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start));
  return new Map(
    body
      .split(';')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe('compileTheme', () => {
  it.each([':root', '.scope-3', '[data-scope="a1"]'])(
    'sets every token of the contract on %s',
    (selector) => {
      const css = compileTheme(deriveTokens(fourBrands.mayura), { selector });
      const set = rule(css, selector);
      expect(allProperties.filter((property) => !set.get(property))).toEqual([]);
      expect(set.get('color-scheme')).toBe('light');
    },
  );

  it('sets in dark mode every token that differs, so that light shows through nowhere', () => {
    for (const name of brandNames) {
      const theme = deriveTokens(fourBrands[name]);
      const css = compileTheme(theme, { selector: '.x', art });
      const seen = new Map([...rule(css, '.x'), ...rule(css, '.x[data-mode="dark"]')]);
      expect(seen.get('color-scheme')).toBe('dark');
      for (const [token, value] of Object.entries(theme.dark)) {
        if (token.startsWith('art.')) continue;
        expect(seen.get(customProperty(token as TokenName)), token).toBe(writeValue(value));
      }
      expect(seen.get('--art-hero')).toBe(`url("${art.dark.hero}")`);
    }
  });

  it.each([
    ['light', '.x:not([data-mode="dark"])'],
    ['dark', '.x[data-mode="dark"]'],
  ] as const)(
    'sets in high contrast of %s every token that differs, by system and by choice',
    (base, selector) => {
      for (const name of brandNames) {
        const theme = deriveTokens(fourBrands[name]);
        const css = compileTheme(theme, { selector: '.x', art });
        const standard = new Map([
          ...rule(css, '.x'),
          ...(base === 'dark' ? rule(css, '.x[data-mode="dark"]') : []),
        ]);
        const whens = [
          ':not([data-contrast="standard"],[data-contrast="standard"] *)',
          ':is([data-contrast="more"],[data-contrast="more"] *):not([data-contrast="standard"])',
        ];
        for (const when of whens) {
          const seen = new Map([...standard, ...rule(css, `${selector}${when}`)]);
          for (const [token, value] of Object.entries(theme[`${base}Contrast`])) {
            if (token.startsWith('art.')) continue;
            expect(seen.get(customProperty(token as TokenName)), token).toBe(writeValue(value));
          }
          expect(seen.get('--art-hero')).toBe(`url("${art[base].hero}")`);
        }
      }
    },
  );

  it('uses system colours for borders and focus in forced colours', () => {
    const css = compileTheme(deriveTokens(fourBrands.shapla), { selector: ':root' });
    const forced = css.slice(css.indexOf('@media (forced-colors:active)'));
    expect(forced).toContain('--border-focus:Highlight!important');
    expect(forced).toContain('--border-control:ButtonBorder!important');
    expect(forced).not.toMatch(/#[0-9a-f]{6}/);
  });

  it.each(brandNames)('%s, all four modes, is at most 4 kB gzip', async (name) => {
    const css = compileTheme(deriveTokens(fourBrands[name]), { selector: ':root', art });
    expect(await gzipped(css)).toBeLessThanOrEqual(4096);
  });

  it('gives the same bytes for the same brand, and other bytes for another', () => {
    const css = (name: keyof typeof fourBrands) =>
      compileTheme(deriveTokens(fourBrands[name]), { selector: ':root' });
    expect(css('shapla')).toBe(css('shapla'));
    expect(new Set(brandNames.map(css)).size).toBe(4);
  });

  it.each([
    [':lang(bn)', '1.65', '1.45'],
    [':is(:lang(th),:lang(lo),:lang(km),:lang(my))', '1.65', '1.35'],
    [':is(:lang(hi),:lang(mr),:lang(ne))', '1.7', '1.45'],
    [':lang(vi)', '1.55', '1.3'],
  ])('%s has line heights of %s and %s at least, in every brand', (lang, body, heading) => {
    for (const name of brandNames) {
      const css = compileTheme(deriveTokens(fourBrands[name]), { selector: ':root' });
      const set = rule(css, `:root${lang},:root [lang]${lang}`);
      expect(Number(set.get('--leading-body'))).toBeGreaterThanOrEqual(Number(body));
      expect(Number(set.get('--leading-heading'))).toBeGreaterThanOrEqual(Number(heading));
    }
  });

  it('gives a script the line height that its brand requests', () => {
    const css = compileTheme(deriveTokens(fourBrands['sen-vang']), { selector: ':root' });
    const set = rule(css, ':root:lang(vi),:root [lang]:lang(vi)');
    expect([set.get('--leading-body'), set.get('--leading-heading')]).toEqual(['1.6', '1.4']);
  });

  it('sets Thai and Bengali one pixel larger, and resets other languages inside them', () => {
    const css = compileTheme(deriveTokens(fourBrands.shapla), { selector: ':root' });
    expect(rule(css, ':root:lang(bn),:root [lang]:lang(bn)').get('--size-md')).toBe(
      'calc(1rem + 1px)',
    );
    expect(rule(css, ':root [lang]').get('--size-md')).toBe('1rem');
    expect(rule(css, ':root [lang]').get('--leading-body')).toBe('1.5');
    expect(rule(css, ':root').get('--leading-body')).toBe('1.5');
  });

  it('gives a script the line height that its brand requests, and Vietnamese at least what its marks need', () => {
    const face = { family: 'noto-sans', weights: [400] };
    const typefaces = {
      latin: { display: face, body: face, leading: { body: 1.6 } },
      thai: { display: face, body: face, leading: { heading: 1.5 }, larger: 2 },
    };
    const theme = deriveTokens(seeded({ brand: '#0a6a72' }, { typefaces }));
    const css = compileTheme(theme, { selector: ':root' });
    expect(rule(css, ':root').get('--leading-body')).toBe('1.6');
    expect(rule(css, ':root [lang]').get('--leading-body')).toBe('1.6');
    const thai = ':is(:lang(th),:lang(lo),:lang(km),:lang(my))';
    const set = rule(css, `:root${thai},:root [lang]${thai}`);
    expect(set.get('--leading-body')).toBe('1.65');
    expect(set.get('--leading-heading')).toBe('1.5');
    expect(set.get('--size-md')).toBe('calc(1rem + 2px)');
    const vietnamese = rule(css, ':root:lang(vi),:root [lang]:lang(vi)');
    expect(vietnamese.get('--leading-body')).toBe('1.6');
    expect(vietnamese.get('--leading-heading')).toBe('1.3');
  });

  it('stops motion on request, and makes touch targets 44 px', () => {
    const css = compileTheme(deriveTokens(fourBrands['sen-vang']), { selector: ':root' });
    expect(css).toContain(
      '@media (prefers-reduced-motion:reduce){:root{--motion-fast:.01ms;--motion-base:.01ms}}',
    );
    expect(css).toContain(
      ':root:is([data-motion="less"],[data-motion="less"] *){--motion-fast:.01ms;--motion-base:.01ms}',
    );
    expect(css).toMatch(
      /"less"\] \*\) ::after\{animation:none!important;transition:none!important/,
    );
    expect(css).toContain('@media (pointer:coarse){:root{--control-height:max(44px,2.25rem)}}');
  });

  it('is self-contained for any brand: balanced, one level of media, no markup, no external URL', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        hex,
        fc.integer({ min: 0, max: 28 }),
        fc.double({ min: 1.1, max: 1.4, noNaN: true }),
        (brand, radius, desktop) => {
          const theme = deriveTokens(seeded({ brand }, { radius, typeScale: { desktop } }));
          const css = compileTheme(theme, { selector: ':root' });
          expect(css.split('{').length).toBe(css.split('}').length);
          expect(css).not.toMatch(/[<\\]|\/\/|NaN|Infinity|undefined|e[-+]\d/);
        },
      ),
      { numRuns: 100, verbose: 1 },
    );
  });

  it.each([':root{}', 'a,b', '*/', 'x y', ''])('rejects %j as a scope', (selector) => {
    expect(() => compileTheme(deriveTokens(fourBrands.mayura), { selector })).toThrow(
      'compound selector',
    );
  });
});

describe('writeValue', () => {
  it.each([
    [{ type: 'color', hex: '#0a6a72' }, '#0a6a72'],
    [{ type: 'color', hex: '#000000', alpha: 0.5 }, '#00000080'],
    [{ type: 'dimension', value: 0.875, unit: 'rem' }, '.875rem'],
    [{ type: 'dimension', value: 999, unit: 'px' }, '999px'],
    [{ type: 'dimension', phone: 1.2, desktop: 1.2 }, '1.2rem'],
    [
      { type: 'fontFamily', families: ['Anek Latin'] },
      '"Anek Latin","Anek Latin Fallback",sans-serif',
    ],
    [{ type: 'cubicBezier', points: [0.2, -0.5, 0, 1] }, 'cubic-bezier(.2,-.5,0,1)'],
    [{ type: 'duration', ms: 160 }, '160ms'],
    [{ type: 'shadow', layers: [] }, '0 0 #0000'],
    [{ type: 'image' }, 'none'],
    [
      { type: 'image', url: 'data:image/svg+xml,%3Csvg/%3E' },
      'url("data:image/svg+xml,%3Csvg/%3E")',
    ],
  ] as const)('writes %j as %s', (value, want) => {
    expect(writeValue(value)).toBe(want);
  });

  it('escapes what could end a string or a style element', () => {
    const written = writeValue({ type: 'fontFamily', families: ['x"}</style><script>\n\\'] });
    const escaped = 'x\\22 }\\3c /style\\3e \\3c script\\3e \\a \\5c ';
    expect(written).toBe(`"${escaped}","${escaped} Fallback",sans-serif`);
  });

  it.each([
    '//evil.example/x.svg',
    'https://evil.example/x.svg',
    'javascript:alert(1)',
    'data:text/html,<script>',
    '/a") ; } body{display:none',
    '/\\evil.example',
    '',
  ])('rejects %j as an image URL', (url) => {
    expect(() => writeValue({ type: 'image', url })).toThrow('path on this site');
  });

  it('rejects a colour or number outside its type', () => {
    expect(() => writeValue({ type: 'color', hex: 'red} body{display:none' })).toThrow('#rrggbb');
    expect(() => writeValue({ type: 'number', value: Number.NaN })).toThrow('finite');
  });
});
