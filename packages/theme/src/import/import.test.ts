import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBrand } from '../brand/brand.ts';
import { deriveTheme } from '../derive/derive-theme.ts';
import { exportDtcg } from '../exchange/index.ts';
import { applyOverrides, parseOverrides } from '../overrides/index.ts';
import { themeOf } from '../overrides/test-theme.ts';
import { formatImport, type Imported, type ImportOptions, importTokens } from './index.ts';

const folder = new URL('../../fixtures/import/', import.meta.url);
const color = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  },
});

async function imported(document: object | string, options?: ImportOptions): Promise<Imported> {
  const text = typeof document === 'string' ? document : JSON.stringify(document, null, 1);
  const result = await importTokens(text, 'harbour.tokens.json', options);
  if (!result.ok) throw new TypeError(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value;
}
const rowOf = ({ report }: Imported, token: string) => report.find((row) => row.token === token);

/** What an import gives must pass our own gates: no finding, not even a warning. */
function findingsOf({ brand, tokens = {} }: Imported): readonly unknown[] {
  const parsed = parseBrand(JSON.stringify(brand), 'brand.json');
  if (!parsed.ok) return parsed.diagnostics;
  const overrides = parseOverrides(JSON.stringify(tokens), 'tokens.json');
  if (!overrides.ok) return overrides.diagnostics;
  const theme = deriveTheme(parsed.value);
  return theme.ok ? applyOverrides(theme.value, overrides.value).findings : theme.diagnostics;
}

describe('a real design system', () => {
  it.each(['microsoft-fluent', 'ibm-carbon', 'github-primer'])('%s imports', async (name) => {
    const text = readFileSync(new URL(`${name}/tokens.json`, folder), 'utf8');
    const result = await importTokens(text, `${name}/tokens.json`, { name });
    expect(result.ok ? [] : result.diagnostics).toEqual([]);
    if (!result.ok) return;
    const { brand, tokens, report } = result.value;
    expect(findingsOf(result.value)).toEqual([]);
    const lines = [
      formatImport(report),
      'brand.json',
      JSON.stringify(brand, null, 2),
      'tokens.json',
      JSON.stringify(tokens ?? null, null, 2),
      '',
    ].join('\n');
    await expect(lines).toMatchFileSnapshot(new URL(`${name}/report.txt`, folder).pathname);
  });
});

describe('importTokens', () => {
  it('matches and reports exact names', async () => {
    const result = await imported({
      color: {
        brand: { primary: color('#7a1fa2') },
        accent: { default: color('#e0a100') },
        background: color('#fdfbff'),
        'text-muted': color('#5a5560'),
      },
      radius: { default: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
    });
    expect(result.brand).toMatchObject({
      schema: 1,
      name: 'harbour',
      seeds: { brand: '#7a1fa2', accent: '#e0a100', paper: '#fdfbff' },
      radius: 8,
    });
    expect(rowOf(result, 'color.brand.primary')).toEqual({
      token: 'color.brand.primary',
      line: 4,
      outcome: 'taken',
      to: 'seeds.brand',
      why: 'the name matches',
    });
    expect(result.tokens).toMatchObject({ light: { text: { muted: { $type: 'color' } } } });
    expect(findingsOf(result)).toEqual([]);
  });

  it('infers the middle of a scale and skips its other steps', async () => {
    const result = await imported({
      primary: {
        100: color('#eeddff'),
        500: color('#7a1fa2'),
        900: color('#2a0a3a'),
      },
    });
    expect(result.brand.seeds).toEqual({ brand: '#7a1fa2' });
    expect(rowOf(result, 'primary.500')).toMatchObject({ outcome: 'guessed', to: 'seeds.brand' });
    expect(rowOf(result, 'primary.900')).toMatchObject({ outcome: 'left' });
  });

  it('infers the strongest colour if no name identifies the brand colour', async () => {
    const result = await imported({
      ink: color('#101010'),
      sea: color('#0a6a72'),
      fog: color('#f4f4f4'),
    });
    expect(result.brand.seeds.brand).toBe('#0a6a72');
    expect(rowOf(result, 'sea')?.why).toContain('strongest');
  });

  it('reports the seed that a token became, not the one it was first chosen for', async () => {
    const result = await imported({ accent: color('#0a6a72'), ink: color('#101010') });
    expect(result.brand.seeds).toEqual({ brand: '#0a6a72' });
    expect(rowOf(result, 'accent')).toMatchObject({ outcome: 'guessed', to: 'seeds.brand' });
  });

  it('takes the surfaces, outlines and on-colours of Material', async () => {
    const material = {
      primary: '#6750a4',
      'on-primary': '#ffffff',
      secondary: '#625b71',
      'on-secondary': '#ffffff',
      surface: '#fef7ff',
      'on-surface': '#1d1b20',
      'on-surface-variant': '#49454f',
      'surface-container': '#f3edf7',
      outline: '#79747e',
      'outline-variant': '#cac4d0',
    };
    const colours = Object.entries(material).map(([name, hex]) => [name, color(hex)]);
    const result = await imported({ md: { sys: { color: Object.fromEntries(colours) } } });
    const to = (name: string) => rowOf(result, `md.sys.color.${name}`)?.to;
    expect(Object.keys(material).map((name) => [name, to(name)])).toEqual([
      ['primary', 'seeds.brand'],
      ['on-primary', 'light.action.primaryText'],
      ['secondary', 'seeds.accent'],
      ['on-secondary', 'light.action.accentText'],
      ['surface', 'light.surface.page'],
      ['on-surface', 'light.text.body'],
      ['on-surface-variant', 'light.text.muted'],
      ['surface-container', 'light.surface.raised'],
      ['outline', 'light.border.control'],
      ['outline-variant', 'light.border.subtle'],
    ]);
    expect(findingsOf(result)).toEqual([]);
  });

  it('takes the layers, borders and texts of Carbon', async () => {
    const carbon = {
      'button-primary': '#0f62fe',
      background: '#ffffff',
      'layer-01': '#f4f4f4',
      'field-01': '#f4f4f4',
      'border-subtle-01': '#c6c6c6',
      'border-strong-01': '#8d8d8d',
      'text-primary': '#161616',
      'text-secondary': '#525252',
      'text-on-color': '#ffffff',
      'link-primary': '#0f62fe',
      focus: '#0f62fe',
      'support-error': '#da1e28',
    };
    const colours = Object.entries(carbon).map(([name, hex]) => [name, color(hex)]);
    const result = await imported({ color: Object.fromEntries(colours) });
    const taken = result.report.flatMap(({ token, to }) => (to ? [[token.slice(6), to]] : []));
    expect(taken).toEqual(
      expect.arrayContaining([
        ['button-primary', 'seeds.brand'],
        ['background', 'seeds.paper'],
        ['layer-01', 'light.surface.raised'],
        ['field-01', 'light.surface.sunken'],
        ['border-subtle-01', 'light.border.subtle'],
        ['text-primary', 'light.text.body'],
        ['text-secondary', 'light.text.muted'],
        ['text-on-color', 'light.action.primaryText'],
        ['focus', 'light.border.focus'],
        ['support-error', 'seeds.danger'],
      ]),
    );
    expect(findingsOf(result)).toEqual([]);
  });

  it('accepts a byte order mark', async () => {
    const text = `\uFEFF${JSON.stringify({ primary: color('#7a1fa2') })}`;
    expect((await imported(text)).brand.seeds).toEqual({ brand: '#7a1fa2' });
  });

  it('follows a chain of aliases as long as real systems have them', async () => {
    const links = Array.from({ length: 20 }, (_, index) => [
      `t${index}`,
      index === 0 ? color('#7a1fa2') : { $type: 'color', $value: `{t${index - 1}}` },
    ]);
    const result = await imported({
      ...Object.fromEntries(links),
      primary: { $type: 'color', $value: '{t19}' },
    });
    expect(result.brand.seeds.brand).toBe('#7a1fa2');
  });

  it('follows a thousand aliases at once', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => [
      `t${index}`,
      { $type: 'color', $value: '{primary}' },
    ]);
    const started = performance.now();
    const result = await imported({ primary: color('#7a1fa2'), ...Object.fromEntries(names) });
    expect(result.report).toHaveLength(1001);
    // Terrazzo's parser alone takes four times as long for them.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('gives an alias the type of what it stands for', async () => {
    const result = await imported({
      base: { $type: 'color', blue: { $value: color('#0f62fe').$value } },
      primary: { $value: '{base.blue}' },
      size: { $type: 'dimension', a: { $value: '{base.blue}' } },
    });
    expect(result.brand.seeds.brand).toBe('#0f62fe');
    expect(rowOf(result, 'size.a')?.why).toContain('Livery generates the value');
  });

  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `t${index}`,
        index === length - 1 ? color('#7a1fa2') : { $type: 'color', $value: `{t${index + 1}}` },
      ]),
    );
  const bomb = (part: (of: string) => unknown) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `t${index}`,
        index === 0 ? color('#7a1fa2') : part(`t${index - 1}`),
      ]),
    );

  const hundred = (of: string) => ({ $type: 'gradient', $value: Array(100).fill(`{${of}}`) });

  it.each([
    ['10,000 aliases in a chain', chain(10_000), 'import/long-chain'],
    [
      'the same chain from its end',
      Object.fromEntries(Object.entries(chain(10_000)).reverse()),
      'import/long-chain',
    ],
    [
      'aliases that double',
      bomb((of) => ({ $type: 'gradient', $value: [`{${of}}`, `{${of}}`] })),
      'import/',
    ],
    [
      'aliases that multiply by a hundred',
      Object.fromEntries(Object.entries(bomb((of) => hundred(of))).slice(0, 6)),
      'import/too-many-aliases',
    ],
    [
      'groups that double',
      bomb((of) => ({ a: { $extends: `{${of}}` }, b: { $extends: `{${of}}` } })),
      'import/',
    ],
    [
      'references that double',
      bomb((of) => ({ a: { $ref: `#/${of}` }, b: { $ref: `#/${of}` } })),
      'import/',
    ],
    [
      '6,000 tokens',
      Object.fromEntries(
        Array.from({ length: 6000 }, (_, at) => [`t${at}`, { $type: 'number', $value: 1 }]),
      ),
      'import/too-many-tokens',
    ],
    [
      'the older format of Tokens Studio',
      { color: { primary: { value: '#7a1fa2', type: 'color' } } },
      'import/legacy',
    ],
  ])('rejects %s at once', async (_, document, code) => {
    const started = performance.now();
    const result = await importTokens(JSON.stringify(document), 'x.json');
    expect(result.ok ? [] : result.diagnostics.map((found) => found.code)).toEqual([
      expect.stringContaining(code),
    ]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('skips a status seed that is too similar to another', async () => {
    const result = await imported({
      primary: color('#0a6a72'),
      danger: color('#b3261e'),
      warning: color('#b3301e'),
    });
    expect(rowOf(result, 'warning')?.outcome === 'left').not.toBe(
      rowOf(result, 'danger')?.outcome === 'left',
    );
    expect(findingsOf(result)).toEqual([]);
  });

  it('skips an unreadable text colour, with the ratio', async () => {
    const result = await imported({ primary: color('#7a1fa2'), text: { muted: color('#dddddd') } });
    expect(result.tokens).toBeUndefined();
    expect(rowOf(result, 'text.muted')).toMatchObject({
      outcome: 'left',
      why: expect.stringMatching(/text\.muted #dddddd on .* 4\.5:1 is required/),
    });
  });

  it('matches a typeface only if it is installed', async () => {
    const file = {
      primary: color('#7a1fa2'),
      font: {
        heading: { $type: 'fontFamily', $value: 'Anek Latin' },
        body: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] },
      },
    };
    const result = await imported(file, { fonts: ['anek-latin'] });
    expect(result.brand.typefaces?.latin?.display?.family).toBe('anek-latin');
    expect(rowOf(result, 'font.body')?.why).toContain('@fontsource/inter');
  });

  it('skips tokens whose value is in another file, and their aliases', async () => {
    const result = await imported({
      primary: color('#7a1fa2'),
      accent: { $type: 'color', $value: '{base.gold.500}' },
      link: { $type: 'color', $value: '{accent}' },
    });
    expect(rowOf(result, 'accent')?.why).toBe('its value "base.gold.500" is in another file');
    expect(rowOf(result, 'link')?.outcome).toBe('left');
  });

  it('imports every token of our own export', async () => {
    const theme = themeOf('#7a1fa2', { radius: 20, elevation: 'deep' });
    const result = await imported(exportDtcg(theme));
    const overrides = parseOverrides(JSON.stringify(result.tokens), 'tokens.json');
    expect(overrides.ok).toBe(true);
    if (!overrides.ok) return;
    const { theme: again } = applyOverrides(themeOf('#0a6a72'), overrides.value);
    for (const name of [
      'text.muted',
      'action.primaryFill',
      'radius.card',
      'shadow.raised',
    ] as const) {
      expect(again.dark[name]).toEqual(theme.dark[name]);
    }
  });

  it('skips a value of another type and states the expected one', async () => {
    const wrong = { colorSpace: 'srgb', components: 'red;}' };
    const result = await imported({
      primary: color('#7a1fa2'),
      accent: { $type: 'color', $value: wrong },
    });
    expect(result.brand.seeds).toEqual({ brand: '#7a1fa2' });
    expect(rowOf(result, 'accent')?.why).toContain('Expected 3 components of srgb');
  });

  it('returns a valid brand or a reason for every JSON value', async () => {
    const value = fc.oneof(
      fc.jsonValue({ depthSize: 'small' }),
      fc.constantFrom('{a}', '#fff', 'url(x)', { colorSpace: 'oklch', components: [0.5, 0.1, 40] }),
    );
    const token = fc.record({
      $type: fc.constantFrom('color', 'dimension', 'fontFamily', 'duration', 'shadow', 'x'),
      $value: value,
    });
    const name = fc.constantFrom(
      'primary',
      'accent',
      '500',
      'text',
      'muted',
      'radius',
      '__proto__',
    );
    const group = fc.dictionary(name, token);
    const file = fc.oneof(fc.jsonValue(), fc.dictionary(name, fc.oneof(group, token)));
    await fc.assert(
      fc.asyncProperty(file, async (document) => {
        const result = await importTokens(JSON.stringify(document), 'x.json');
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (result.ok) expect(findingsOf(result.value)).toEqual([]);
        else expect(result.diagnostics.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  }, 20_000);

  it.each([
    ['no JSON', '{', 'json/syntax', 1],
    [
      'no colour',
      '{"space":{"a":{"$type":"dimension","$value":{"value":4,"unit":"px"}}}}',
      'import/no-colour',
      1,
    ],
    [
      'a circle',
      '{\n "a": {"$type":"color","$value":"{b}"},\n "b": {"$type":"color","$value":"{a}"}\n}',
      'import/dtcg',
      2,
    ],
    ['a file of this machine', '{"$ref":"file:///etc/passwd"}', 'import/', 1],
    ['a way into the prototype', '{"__proto__":{"primary":{}}}', 'tokens/forbidden-name', 1],
    [
      'one in an alias',
      '{"a":{"$type":"color","$value":"{constructor.prototype}"}}',
      'tokens/forbidden-name',
      1,
    ],
    ['10,000 levels', '{"a":'.repeat(10_000), 'json/syntax', 1],
    ['10 MB', ' '.repeat(10_000_000), 'json/too-large', 1],
  ])('rejects %s with its location', async (_, text, code, line) => {
    const result = await importTokens(text, 'x.json');
    const [first] = result.ok ? [] : result.diagnostics;
    expect(first?.code).toContain(code);
    expect(first?.line).toBeGreaterThanOrEqual(line);
    expect(first?.message).not.toBe('');
  });

  it('skips a name that a brand may not have', async () => {
    const result = await imported({ primary: color('#7a1fa2') }, { name: '</style>\u0000x' });
    expect(result.brand.name).toBe('/stylex');
  });
});
