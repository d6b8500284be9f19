import { describe, expect, it } from 'vitest';
import { modeNames } from '../brand/modes.ts';
import { writeValue } from '../compile/write-value.ts';
import type { TokenName } from '../contract.ts';
import { contrast } from '../derive/colour.ts';
import { contrastPairs, hexOf, ratioIn } from '../derive/contrast-graph.ts';
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
        .filter(([name, value]) => writeValue(theme[mode][name as TokenName]) !== writeValue(value))
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

  it.each([
    ['an image', '{art.hero}', '"art.hero" is an image, which has no value here.'],
    [
      'an image in a mode',
      '{dark.art.pattern}',
      '"art.pattern" is an image, which has no value here.',
    ],
    ['a name like an image’s', '{art.heroe}', 'Unknown token "art.heroe".'],
  ])('refuses %s and suggests none', (_, $value, message) => {
    const document = { text: { muted: { $type: 'color', $value } } };
    expect(parseOverrides(JSON.stringify(document), 'tokens.json')).toMatchObject({
      ok: false,
      diagnostics: [
        {
          code: 'tokens/unknown-alias',
          pointer: '/text/muted/$value',
          message,
          remedy: 'Use a token of this file or of the contract.',
        },
      ],
    });
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
  it('is an error with a colour that passes in all its pairs', () => {
    const { findings, theme: result } = applied({ light: { text: { muted: color('#9aa0a6') } } });
    expect(result.light['text.muted'].hex).toBe('#9aa0a6');
    expect(findings[0]).toMatchObject({
      code: 'tokens/contrast',
      severity: 'error',
      line: 6,
      message: expect.stringMatching(
        /^light: text\.muted #9aa0a6 on surface\.\w+ .*4\.5:1 is required/,
      ),
    });
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    for (const pair of contrastPairs) {
      if (pair.foreground !== 'text.muted') continue;
      for (const behind of pair.backgrounds) {
        expect(contrast(near, hexOf(behind, theme.light, {}))).toBeGreaterThanOrEqual(
          ratioIn(pair, 'light'),
        );
      }
    }
    expect(applied({ light: { text: { muted: color(near) } } }).findings).toEqual([]);
  });

  it('is found where no text passes on it and on the backgrounds that are not set', () => {
    const { findings, theme: result } = applied({ dark: { surface: { page: color('#808080') } } });
    expect(findings.map(({ message }) => message).join('\n')).toContain('dark: text.body');
    expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
    // It stays readable on those.
    expect(result.dark['text.body']).toEqual(theme.dark['text.body']);
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    expect(applied({ dark: { surface: { page: color(near) } } }).findings).toEqual([]);
  });

  it('is reported with the lines of both colours if both are set', () => {
    const { findings } = applied({
      light: { action: { primaryFill: color('#dddddd'), primaryText: color('#ffffff') } },
    });
    expect(findings[0]).toMatchObject({
      line: 17,
      message: expect.stringMatching(
        /action\.primaryText #ffffff on action\.primaryFill #dddddd .* Both are set: action\.primaryText \(line 17\), action\.primaryFill \(line 6\)\.$/,
      ),
    });
  });

  it('is rejected in high contrast, which keeps its generated colours', () => {
    const { findings, theme: result } = applied({
      lightContrast: { text: { muted: color('#767676') } },
    });
    expect(findings[0]).toMatchObject({ code: 'tokens/contrast', severity: 'error' });
    expect(result.lightContrast['text.muted']).toEqual(theme.lightContrast['text.muted']);
  });
});

describe('what is read against a colour that is set', () => {
  const surfaces = (hex: string) => ({
    page: color(hex),
    raised: color(hex),
    sunken: color(hex),
    overlay: color(hex),
  });

  it('moves until it passes, and is listed', () => {
    const { findings, theme: result } = applied({
      light: { surface: { sunken: color('#b9bdc4') } },
    });
    expect(findings).toEqual([]);
    expect(result.light['surface.sunken'].hex).toBe('#b9bdc4');
    expect(result.light['text.muted']).not.toEqual(theme.light['text.muted']);
    const link = result.repairs.find(
      ({ mode, token }) => mode === 'light' && token === 'text.muted',
    );
    expect(link?.message).toMatch(
      /^light: text\.muted darkened \d+ %, \d\.\d:1 on sunken areas, now 4\.5:1 \(/,
    );
  });

  it('turns light with its pages, and so do the backgrounds that Livery chooses for it', () => {
    const { findings, theme: result } = applied({ light: { surface: surfaces('#101418') } });
    expect(findings).toEqual([]);
    expect(result.light['text.body']).toEqual(theme.dark['text.body']);
    expect(result.light['status.dangerSurface']).toEqual(theme.dark['status.dangerSurface']);
    expect(contrast(result.light['status.dangerText'].hex, '#101418')).toBeGreaterThanOrEqual(4.5);
  });

  it('is chosen for a fill, as is the fill under the pointer', () => {
    const { findings, theme: result } = applied({
      light: { action: { primaryFill: color('#ffd54f') } },
    });
    expect(findings).toEqual([]);
    const { 'action.primaryFillHover': hover, 'action.primaryText': text } = result.light;
    expect(contrast(text.hex, '#ffd54f')).toBeGreaterThanOrEqual(4.5);
    expect(hover.hex).not.toBe(theme.light['action.primaryFillHover'].hex);
    expect(contrast(text.hex, hover.hex)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays light on the stage, so one that is too bright is rejected', () => {
    const deep = applied({ stage: { fill: color('#3a0a3a') } });
    expect(deep.findings).toEqual([]);
    expect(deep.theme.light['stage.fillEnd']).not.toEqual(theme.light['stage.fillEnd']);
    const { findings } = applied({ light: { stage: { fill: color('#ffd54f') } } });
    expect(findings[0]).toMatchObject({ code: 'tokens/contrast', severity: 'error', line: 6 });
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    expect(applied({ light: { stage: { fill: color(near) } } }).findings).toEqual([]);
  });

  it('gives way as a background only if Livery chose it', () => {
    const { findings, theme: result } = applied({
      light: { action: { neutralText: color('#ffffff') } },
    });
    expect(findings).toEqual([]);
    for (const fill of ['action.neutralFill', 'action.neutralFillHover'] as const) {
      expect(contrast('#ffffff', result.light[fill].hex)).toBeGreaterThanOrEqual(4.5);
    }
    expect(applied({ light: { text: { body: color('#ffffff') } } }).findings[0]).toMatchObject({
      message: expect.stringContaining('text.body #ffffff on surface.page'),
      severity: 'error',
    });
  });

  it('takes its alias with it', () => {
    const { findings, theme: result } = applied({
      light: {
        surface: surfaces('#101418'),
        text: { link: { $type: 'color', $value: '{text.body}' } },
      },
    });
    expect(findings).toEqual([]);
    expect(result.light['text.link'].hex).toBe(result.light['text.body'].hex);
    expect(result.light['text.link'].hex).toBe(theme.dark['text.body'].hex);
  });

  it('compares the statuses again', () => {
    const { findings } = applied({
      light: { status: { successText: color('#1d4f91'), infoText: color('#1d4f91') } },
    });
    expect(findings.map(({ code }) => code)).toContain('tokens/status-alike');
    expect(findings.find(({ code }) => code === 'tokens/status-alike')).toMatchObject({
      severity: 'error',
      line: 6,
      message: expect.stringContaining('nobody can distinguish success from info in mode light'),
    });
  });
});

describe('a pair that a brand accepts', () => {
  const reason = 'The owner wants it; placeholders repeat the label.';
  const document = (accept: unknown) => ({
    $extensions: { livery: { accept } },
    light: { action: { primaryFill: color('#dddddd'), primaryText: color('#ffffff') } },
  });
  const both = ['action.primaryFill', 'action.primaryFillHover'].map((on) => ({
    token: 'action.primaryText',
    on,
    reason,
  }));
  const read = (accept: unknown) =>
    parseOverrides(JSON.stringify(document(accept), null, 1), 'tokens.json');

  it('is a warning with its reason, and keeps its colours', () => {
    const { findings, theme: result } = applied(document(both));
    expect(findings).toMatchObject([
      { code: 'tokens/accepted', severity: 'warning', message: expect.stringContaining(reason) },
      { code: 'tokens/accepted', severity: 'warning' },
    ]);
    expect(result.light['action.primaryText'].hex).toBe('#ffffff');
  });

  it('is no other pair, and of one mode if one is named', () => {
    const [first] = applied(document([both[0]])).findings;
    expect(first).toMatchObject({
      severity: 'error',
      message: expect.stringContaining('action.primaryFillHover'),
    });
    const dark = applied(document(both.map((pair) => ({ ...pair, mode: 'dark' })))).findings;
    expect(dark.map(({ code }) => code).sort()).toEqual([
      'tokens/contrast',
      'tokens/contrast',
      'tokens/unused-accept',
      'tokens/unused-accept',
    ]);
  });

  it('is reported if it does not fail', () => {
    const unused = { token: 'text.body', on: 'surface.page', reason };
    expect(applied(document([...both, unused])).findings).toContainEqual(
      expect.objectContaining({
        code: 'tokens/unused-accept',
        severity: 'warning',
        pointer: '/$extensions/livery/accept/2',
      }),
    );
  });

  it.each([
    ['no list', {}, 'tokens/type', ''],
    ['no reason', [{ token: 'text.body', on: 'surface.page' }], 'tokens/accept-reason', '/0'],
    [
      'a short reason',
      [{ token: 'text.body', on: 'surface.page', reason: 'it is fine' }],
      'tokens/accept-reason',
      '/0/reason',
    ],
    [
      'high contrast',
      [{ token: 'text.body', on: 'surface.page', mode: 'darkContrast', reason }],
      'tokens/accept-high-contrast',
      '/0/mode',
    ],
    [
      'a mistyped token',
      [{ token: 'text.boby', on: 'surface.page', reason }],
      'tokens/unknown-token',
      '/0/token',
    ],
    [
      'a field that there is not',
      [{ token: 'text.body', on: 'surface.page', reason, until: '2027' }],
      'tokens/unknown-property',
      '/0/until',
    ],
  ])('is rejected with %s', (_, accept, code, pointer) => {
    expect(read(accept)).toMatchObject({
      ok: false,
      diagnostics: [{ code, pointer: `/$extensions/livery/accept${pointer}` }],
    });
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
