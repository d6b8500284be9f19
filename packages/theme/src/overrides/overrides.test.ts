import { describe, expect, it } from 'vitest';
import { modeNames } from '../brand/modes.ts';
import { writeValue } from '../compile/write-value.ts';
import type { TokenName } from '../contract.ts';
import { contrast } from '../derive/colour.ts';
import { contrastPairs, ratioIn } from '../derive/contrast-pairs.ts';
import { applyOverrides, type OverriddenTheme, parseOverrides } from './index.ts';
import { themeOf } from './test-theme.ts';

const theme = themeOf('#0a6a72');
const srgb = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
});
const color = (hex: string) => ({ $type: 'color', $value: srgb(hex) });
const rem = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'rem' } });

function applied(document: object): OverriddenTheme {
  const parsed = parseOverrides(JSON.stringify(document, null, 1), 'tokens.json');
  if (!parsed.ok) throw new TypeError(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return applyOverrides(theme, parsed.value);
}
const cssOf = (document: object, name: TokenName, mode: (typeof modeNames)[number] = 'light') =>
  writeValue(applied(document).theme[mode][name]);

describe('where an override applies', () => {
  it('applies in every mode at the top level, and a mode’s own value takes precedence', () => {
    const document = { radius: { card: rem(1) }, dark: { radius: { card: rem(0.5) } } };
    const result = modeNames.map((mode) => cssOf(document, 'radius.card', mode));
    expect(result).toEqual(['1rem', '.5rem', '1rem', '1rem']);
  });

  it('keeps the generated colours of high contrast, unless a colour is given for exactly that mode', () => {
    const { theme: result } = applied({
      text: { body: color('#123456') },
      darkContrast: { text: { link: color('#ffffff') } },
    });
    expect(result.light['text.body'].hex).toBe('#123456');
    expect(result.lightContrast['text.body']).toEqual(theme.lightContrast['text.body']);
    expect(result.darkContrast['text.link'].hex).toBe('#ffffff');
  });

  it('changes only what it names', () => {
    const { theme: result } = applied({ text: { muted: color('#333333') } });
    const changed = modeNames.flatMap((mode) =>
      Object.entries(result[mode])
        .filter(([name, value]) => theme[mode][name as TokenName] !== value)
        .map(([name]) => `${mode} ${name}`),
    );
    expect(changed).toEqual(['light text.muted', 'dark text.muted']);
  });
});

describe('resolving an alias (DTCG 2025.10 Format §7)', () => {
  it('follows the palette, groups that extend others and inherited types', () => {
    const document = {
      palette: {
        $type: 'color',
        sea: { base: { $value: srgb('#0b5c63') }, deep: { $value: srgb('#03282b') } },
        lake: { $extends: '{palette.sea}', deep: { $value: srgb('#000000') } },
        shore: { $root: { $value: '{palette.lake.base}' } },
      },
      text: {
        muted: { $value: '{palette.shore.$root}' },
        body: { $type: 'color', $value: '{palette.lake.deep}' },
      },
    };
    expect(cssOf(document, 'text.muted')).toBe('#0b5c63');
    expect(cssOf(document, 'text.body')).toBe('#000000');
  });

  it('follows JSON Pointers to tokens, to values and to parts of values', () => {
    const document = {
      palette: { sea: color('#0b5c63') },
      text: {
        muted: { $type: 'color', $ref: '#/palette/sea' },
        body: { $type: 'color', $value: { $ref: '#/palette/sea/$value' } },
        link: {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [0, { $ref: '#/palette/sea/$value/components/1' }, 0],
          },
        },
      },
    };
    expect(cssOf(document, 'text.muted')).toBe('#0b5c63');
    expect(cssOf(document, 'text.body')).toBe('#0b5c63');
    expect(cssOf(document, 'text.link')).toBe('#005c00');
  });

  it('uses the mode’s own value of the token that it names, generated or overridden', () => {
    const document = {
      text: { muted: { $type: 'color', $value: '{text.body}' } },
      dark: { text: { body: color('#ffffff') } },
    };
    expect(cssOf(document, 'text.muted', 'dark')).toBe('#ffffff');
    expect(cssOf(document, 'text.muted', 'light')).toBe(theme.light['text.body'].hex);
  });

  it('resolves from parts of a shadow', () => {
    const length = { value: 2, unit: 'px' };
    const layer = {
      color: '{palette.ink}',
      offsetX: '{palette.none}',
      offsetY: length,
      blur: length,
      spread: length,
    };
    const document = {
      palette: {
        ink: { $type: 'color', $value: { ...srgb('#102030'), alpha: 0.5 } },
        none: rem(0),
      },
      shadow: { raised: { $type: 'shadow', $value: layer } },
    };
    expect(cssOf(document, 'shadow.raised')).toBe('0 2px 2px 2px #10203080');
  });

  it('warns about a deprecated token, with the reason', () => {
    const document = {
      palette: { old: { ...color('#333333'), $deprecated: 'use ink' } },
      text: { muted: { $type: 'color', $value: '{palette.old}' } },
    };
    const parsed = parseOverrides(JSON.stringify(document), 'tokens.json');
    expect(parsed).toMatchObject({
      ok: true,
      warnings: [{ code: 'tokens/deprecated', severity: 'warning', pointer: '/text/muted/$value' }],
    });
  });
});

/** Known colours in every space's own numbers, from CSS Color 4, and what 8-bit sRGB makes of them. */
const known: readonly (readonly [
  space: string,
  components: readonly (number | 'none')[],
  hex: string,
])[] = [
  ['srgb', [0, 0.5, 0.5], '#008080'],
  ['srgb-linear', [0, 0.2140411, 0.2140411], '#008080'],
  ['hsl', [180, 100, 25], '#008080'],
  ['hwb', [180, 0, 50], '#008080'],
  ['lab', [47.99, -30.39, -8.98], '#008080'],
  ['lch', [47.99, 31.69, 196.45], '#008080'],
  ['oklab', [0.62796, 0.22486, 0.12585], '#ff0000'],
  ['oklch', [0.62796, 0.25768, 29.234], '#ff0000'],
  ['xyz-d65', [0.1149, 0.1684, 0.2288], '#008080'],
  ['display-p3', [1, 1, 1], '#ffffff'],
  ['a98-rgb', [1, 1, 1], '#ffffff'],
  ['prophoto-rgb', [1, 1, 1], '#ffffff'],
  ['rec2020', [0, 0, 0], '#000000'],
  ['xyz-d50', [0.96422, 1, 0.82521], '#ffffff'],
  ['hsl', ['none', 0, 50], '#808080'],
];

describe('colours (DTCG 2025.10 Color §4)', () => {
  it.each(known)('%s %j is %s', (colorSpace, components, hex) => {
    const document = {
      light: { surface: { page: { $type: 'color', $value: { colorSpace, components } } } },
    };
    const written = cssOf(document, 'surface.page');
    const bytes = (text: string) =>
      [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    // The numbers above are rounded: one step of 8 bits is as near as they are.
    bytes(written).forEach((byte, index) => {
      expect(Math.abs(byte - (bytes(hex)[index] ?? 0)), written).toBeLessThanOrEqual(1);
    });
  });

  it('keep lightness and hue where sRGB lacks the chroma', () => {
    const value = { colorSpace: 'display-p3', components: [0, 1, 0], hex: '#00ff00' };
    const written = cssOf({ text: { muted: { $type: 'color', $value: value } } }, 'text.muted');
    expect(written).toMatch(/^#[0-9a-f]{6}$/);
    expect(written).not.toBe('#00ff00');
  });
});

describe('a colour with too little contrast', () => {
  it('is a warning with a colour that passes in all its pairs', () => {
    const { findings, theme: result } = applied({ light: { text: { muted: color('#9aa0a6') } } });
    expect(result.light['text.muted'].hex).toBe('#9aa0a6');
    expect(findings[0]).toMatchObject({
      code: 'tokens/contrast',
      severity: 'warning',
      line: 6,
      message: expect.stringMatching(
        /^light: text\.muted #9aa0a6 on surface\.\w+ .*4\.5:1 is required/,
      ),
    });
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    for (const pair of contrastPairs) {
      if (pair.foreground !== 'text.muted') continue;
      for (const behind of pair.backgrounds) {
        expect(contrast(near, theme.light[behind].hex)).toBeGreaterThanOrEqual(
          ratioIn(pair, 'light'),
        );
      }
    }
    expect(applied({ light: { text: { muted: color(near) } } }).findings).toEqual([]);
  });

  it('is found when the background is overridden', () => {
    const { findings } = applied({ dark: { surface: { page: color('#808080') } } });
    expect(findings.map(({ message }) => message).join('\n')).toContain('dark: text.body');
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('is rejected in high contrast, which keeps its generated colours', () => {
    const { findings, theme: result } = applied({
      lightContrast: { text: { muted: color('#767676') } },
    });
    expect(findings[0]).toMatchObject({ code: 'tokens/contrast', severity: 'error' });
    expect(result.lightContrast['text.muted']).toEqual(theme.lightContrast['text.muted']);
  });
});

it('keeps a generated value that cannot be an alias', () => {
  const document = { control: { height: { $type: 'dimension', $value: '{space.s1}' } } };
  const { findings, theme: result } = applied(document);
  expect(findings).toMatchObject([{ code: 'tokens/range', severity: 'error', line: 5 }]);
  expect(result.light['control.height']).toEqual(theme.light['control.height']);
});

it('lists no contrast adjustment for a replaced colour', () => {
  const bright = themeOf('#ffd400');
  const repaired = bright.repairs.find(({ mode }) => mode === 'light');
  const [group = '', name = ''] = repaired?.token.split('.') ?? [];
  const parsed = parseOverrides(
    JSON.stringify({ light: { [group]: { [name]: color('#000000') } } }),
    'tokens.json',
  );
  if (!parsed.ok) throw new TypeError('The document above is right.');
  const { repairs } = applyOverrides(bright, parsed.value).theme;
  expect(repairs).toHaveLength(
    bright.repairs.filter(({ mode, token }) => mode !== 'light' || token !== repaired?.token)
      .length,
  );
  expect(repairs.length).toBeLessThan(bright.repairs.length);
});
