import { describe, expect, it } from 'vitest';
import { parseBrand } from '../index.ts';

const good = { schema: 1, name: 'Test', seeds: { brand: '#123456' } };
const parse = (change: Record<string, unknown>) =>
  parseBrand(JSON.stringify({ ...good, ...change }, null, 2), 'themes/test/brand.json');

describe('parseBrand', () => {
  it('needs one seed and generates the rest', () => {
    const parsed = parse({});
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        radius: 12,
        density: 'comfortable',
        motif: 'ribbon',
        typeScale: { phone: 1.2, desktop: 1.25 },
      },
    });
  });

  it('reads colours in any case', () => {
    const parsed = parse({ seeds: { brand: '#ABCDEF' } });
    expect(parsed.ok && parsed.value.seeds.brand).toBe('#abcdef');
  });

  const hostile = [
    'red} body{display:none',
    '</style><script>alert(1)</script>',
    'url(//evil.example/x)',
    '#000000;background:url(//x)',
    '#fff',
    'var(--x)',
    'expression(alert(1))',
    '#12345g',
    '#000000\n}',
  ];
  it.each(hostile)('rejects %j as a colour, with its location and a fix', (value) => {
    const parsed = parse({ seeds: { brand: value } });
    expect(parsed).toMatchObject({
      ok: false,
      diagnostics: [
        {
          code: 'brand/bad-colour',
          line: 5,
          pointer: '/seeds/brand',
          remedy: 'Write it as # and six hexadecimal digits, such as "#0a6a72".',
        },
      ],
    });
  });

  it.each(hostile)('rejects %j as a typeface', (family) => {
    const face = { family, weights: [400] };
    const parsed = parse({ typefaces: { latin: { display: face, body: face } } });
    expect(parsed.ok).toBe(false);
  });

  it.each(hostile)('rejects %j wherever a word or number is chosen', (value) => {
    for (const key of ['radius', 'density', 'elevation', 'cover', 'motif']) {
      expect(parse({ [key]: value })).toMatchObject({
        ok: false,
        diagnostics: [{ pointer: `/${key}` }],
      });
    }
    expect(parse({ border: { style: value } }).ok).toBe(false);
    expect(parse({ motion: { ms: value } }).ok).toBe(false);
  });

  it('rejects markup in a name', () => {
    expect(parse({ name: '</title><script>' })).toMatchObject({
      ok: false,
      diagnostics: [{ pointer: '/name' }],
    });
  });

  it.each([
    ['radius', 400, 'Write a number from 0 to 28.'],
    ['radius', -1, 'Write a number from 0 to 28.'],
    ['schema', 2, 'Update Livery, or write the file as version 1: "schema": 1.'],
    ['schema', 0, 'Write "schema": 1.'],
    ['schema', '1', 'Write "schema": 1.'],
    [
      'density',
      'compackt',
      'Did you mean "compact"? Allowed values: "compact", "comfortable", "roomy".',
    ],
  ])('gives the fix for %s: %j', (key, value, remedy) => {
    const parsed = parse({ [key]: value });
    expect(parsed.ok ? [] : parsed.diagnostics.map((finding) => finding.remedy)).toEqual([remedy]);
  });

  it('reports an unknown version with its location', () => {
    expect(parse({ schema: 2 })).toMatchObject({
      ok: false,
      diagnostics: [
        {
          code: 'brand/newer-version',
          line: 2,
          column: 13,
          pointer: '/schema',
          message: 'Unsupported version 2 of the brand file; versions 1 to 1 are supported.',
        },
      ],
    });
  });

  it('lets a brand give a script more line height than its marks need, never less', () => {
    const face = { family: 'noto-sans-thai', weights: [400] };
    const thai = (more: object) =>
      parse({ typefaces: { thai: { display: face, body: face, ...more } } });
    expect(thai({ leading: { body: 1.8, heading: 1.5 }, larger: 2 }).ok).toBe(true);
    const findings = [{ leading: { body: 1.5 } }, { leading: { heading: 1.2 } }, { larger: 0 }].map(
      (more) => {
        const parsed = thai(more);
        return parsed.ok ? [] : parsed.diagnostics.map(({ remedy }) => remedy);
      },
    );
    expect(findings).toEqual([
      ['Write a number from 1.65 to 2.2.'],
      ['Write a number from 1.35 to 1.8.'],
      ['Write a number from 1 to 3.'],
    ]);
  });

  it('rejects a number too large for JSON to hold', () => {
    const parsed = parseBrand(
      '{"schema":1,"name":"T","seeds":{"brand":"#000000"},"radius":1e999}',
      'b.json',
    );
    expect(parsed.ok).toBe(false);
  });

  it('suggests the nearest name', () => {
    const parsed = parse({ seeds: { brand: '#123456', acccent: '#ffffff' } });
    expect(parsed.ok ? [] : parsed.diagnostics).toMatchObject([
      { code: 'brand/unknown-key', line: 6, remedy: 'Did you mean "accent"?' },
    ]);
  });

  const face = (change: object) => ({
    typefaces: { latin: { display: { family: 'noto-sans', weights: [400], ...change } } },
  });
  it.each([
    ['brand/bad-family', face({ family: 'Noto Sans' })],
    ['brand/long-family', face({ family: 'a'.repeat(61) })],
    ['brand/bad-weight', face({ weights: [450] })],
    ['brand/no-weights', face({ weights: [] })],
    ['brand/many-weights', face({ weights: [400, 500, 600, 700] })],
    ['brand/missing', { seeds: {} }],
    ['brand/no-name', { name: ' ' }],
    ['brand/long-name', { name: 'a'.repeat(61) }],
    ['brand/unsafe-name', { name: 'a\u0000b' }],
    ['brand/schema', { schema: '1' }],
    ['brand/older-version', { schema: 0 }],
    ['brand/out-of-range', { radius: 400 }],
    ['brand/type', { name: 5 }],
  ])('%s', (code, change) => {
    const parsed = parse(change);
    expect(parsed.ok ? [] : parsed.diagnostics.map((finding) => finding.code)).toContain(code);
  });
});
