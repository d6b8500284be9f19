import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { breaks, defineRule, formatDiagnostic, nearestName, parseDocument } from '../diagnostic.ts';

const badColour = defineRule({
  code: 'test/bad-colour',
  severity: 'error',
  says: 'A colour is #rrggbb (found {{found}}).',
  fix: 'Write six digits.',
});

const schema = v.strictObject({
  name: v.string(),
  density: v.picklist(['compact', 'comfortable', 'roomy']),
  seeds: v.optional(
    v.strictObject({
      brand: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, breaks(badColour))),
      accent: v.optional(v.string()),
    }),
  ),
  list: v.optional(v.array(v.number())),
  texts: v.optional(v.record(v.picklist(['en', 'th']), v.string())),
});

const findings = (text: string) => {
  const parsed = parseDocument(text, 'a.json', schema, { area: 'test' });
  return parsed.ok ? [] : parsed.diagnostics;
};

describe('parseDocument', () => {
  it('returns the value of a valid document', () => {
    const parsed = parseDocument('{"name":"A","density":"roomy"}', 'a.json', schema, {
      area: 'test',
    });
    expect(parsed).toEqual({ ok: true, value: { name: 'A', density: 'roomy' }, warnings: [] });
  });

  it('places a wrong value at the value and names the rule of the schema’s check', () => {
    const [finding, ...more] = findings(
      '{\n  "name": "A",\n  "density": "roomy",\n  "seeds": {\n    "brand": "teal"\n  }\n}',
    );
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      code: 'test/bad-colour',
      line: 5,
      column: 14,
      pointer: '/seeds/brand',
      message: 'A colour is #rrggbb (found "teal").',
      remedy: 'Write six digits.',
    });
  });

  it('places an unknown key at the key and suggests the nearest allowed name', () => {
    const found = findings(
      '{"name":"A","density":"roomy","seeds":{"brand":"#000000",\n "acent":"x",\n "zzzzzzzz":1}}',
    );
    expect(found).toMatchObject([
      {
        code: 'test/unknown-key',
        line: 2,
        column: 2,
        pointer: '/seeds/acent',
        remedy: 'Did you mean "accent"?',
      },
      {
        line: 3,
        column: 2,
        pointer: '/seeds/zzzzzzzz',
        remedy: 'Allowed names: "brand", "accent".',
      },
    ]);
  });

  it('lists the allowed values and the nearest one', () => {
    const [finding] = findings('{"name":"A","density":"comfy"}');
    expect(finding?.message).toBe(
      'Expected one of "compact", "comfortable", "roomy", found "comfy".',
    );
    const [slip] = findings('{"name":"A","density":"compakt"}');
    expect(slip?.remedy).toBe(
      'Did you mean "compact"? Allowed values: "compact", "comfortable", "roomy".',
    );
  });

  it('places a missing key at its object and gives the fix', () => {
    expect(findings('{\n "name": "A"\n}')).toMatchObject([
      {
        code: 'test/missing',
        line: 1,
        column: 1,
        pointer: '/density',
        remedy: 'Add "density": one of "compact", "comfortable", "roomy".',
      },
    ]);
    expect(findings('{"name":"A","density":"roomy",\n"seeds":{}}')).toMatchObject([
      { line: 2, column: 1, pointer: '/seeds/brand', message: '"seeds" has no "brand".' },
    ]);
  });

  it('reports a key written twice with the line of the first, even if the rest is good', () => {
    expect(findings('{"name":"A",\n"density":"roomy",\n"name":"B"}')).toMatchObject([
      {
        code: 'json/duplicate-key',
        line: 3,
        column: 1,
        pointer: '/name',
        message: 'Duplicate field "name"; the first one is on line 1.',
      },
    ]);
  });

  it('finds the place inside lists and records', () => {
    expect(findings('{"name":"A","density":"roomy","list":[1,\n  "two"]}')).toMatchObject([
      { line: 2, column: 3, pointer: '/list/1', message: 'Expected a number, found "two".' },
    ]);
    expect(findings('{"name":"A","density":"roomy","texts":{\n"e":"x"}}')).toMatchObject([
      { code: 'test/unknown-key', line: 2, column: 1, pointer: '/texts/e' },
    ]);
  });

  it.each([
    ['a comma too many', '{\n "a": 1,\n}', 3, 1],
    ['an end too early', '{"a": 1', 1, 8],
    ['a bare word', '{"a": yes}', 1, 7],
    ['nothing', '  \n', 1, 1],
    ['HTML', '<!doctype html>', 1, 1],
  ])('places a syntax error: %s', (_, text, line, column) => {
    expect(findings(text)).toMatchObject([{ code: 'json/syntax', line, column, pointer: '' }]);
  });

  it.each([
    ['little-endian', Buffer.from('\uFEFF{"name":"A"}', 'utf16le')],
    ['big-endian', Buffer.from('\uFEFF{"name":"A"}', 'utf16le').swap16()],
    ['without a mark', Buffer.from('{"name":"A"}', 'utf16le')],
  ])('knows a UTF-16 file: %s', (_, bytes) => {
    expect(findings(bytes.toString('utf8'))).toMatchObject([
      { code: 'json/encoding', message: expect.stringContaining('UTF-16') },
    ]);
  });

  it.each([
    ['{"a": 1', 'Add the missing closing'],
    ['{"a": "b\n}', 'Add the missing closing'],
    ['{"a": 1,\n}', 'Remove the comma'],
    ['{"a": 1 // b\n}', 'Remove the comment'],
    ["{'a': 1}", 'double quotes'],
    ['{"a": "b" "c"}', 'missing comma'],
  ])('suggests a fix for the syntax of %j', (text, remedy) => {
    expect(findings(text)[0]?.remedy).toContain(remedy);
  });

  it('handles a document with excessive nesting', () => {
    expect(findings('['.repeat(100_000))).toMatchObject([{ code: 'json/syntax' }]);
  });

  it('keeps a key named __proto__ as data', () => {
    expect(findings('{"name":"A","density":"roomy","__proto__":{"polluted":1}}')).toMatchObject([
      { code: 'test/unknown-key', pointer: '/__proto__' },
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('accepts a byte order mark', () => {
    expect(findings('\uFEFF{"name":"A","density":"roomy"}')).toEqual([]);
  });
});

describe('formatDiagnostic', () => {
  it('shows place, message, marked line and remedy', () => {
    const text = '{\n  "name": 1,\n  "density": "roomy"\n}';
    const [finding] = findings(text);
    expect(finding && formatDiagnostic(finding, text)).toBe(
      [
        'a.json:2:11  error  test/type',
        '  Expected a text in quotes, found 1.',
        '    1 | {',
        '  > 2 |   "name": 1,',
        '      |           ^',
        '    3 |   "density": "roomy"',
        '  → Write a text in quotes here.',
      ].join('\n'),
    );
  });

  it('strips terminal control sequences', () => {
    const text = '{"name":"A","density":"\u001b[2J"}';
    const [finding] = findings(text);
    expect(finding && formatDiagnostic(finding, text)).not.toContain('\u001b');
  });
});

describe('nearestName', () => {
  it.each([
    ['acent', 'accent'],
    ['Brand', 'brand'],
    ['dnesity', 'density'],
    ['colour', undefined],
  ])('%s → %s', (written, want) => {
    expect(nearestName(written, ['brand', 'accent', 'density', 'name'])).toBe(want);
  });
});
