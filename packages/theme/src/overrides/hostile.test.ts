import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBrand } from '../brand/brand.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { parseOverrides } from './index.ts';

const folder = new URL('../../fixtures/hostile/', import.meta.url);

/** File, code and part of the message: malformed and hostile tokens.json files, each with its own answer. */
const files: readonly (readonly [file: string, code: string, message: string])[] = [
  ['empty', 'json/syntax', 'The file is empty'],
  ['only-spaces', 'json/syntax', 'The file is empty'],
  ['html', 'json/syntax', 'This is not JSON'],
  ['comment', 'json/syntax', 'This is not JSON'],
  ['trailing-comma', 'json/syntax', '"}" found'],
  ['cut-short', 'json/syntax', 'This is not JSON'],
  ['single-quotes', 'json/syntax', 'This is not JSON'],
  ['nan', 'json/syntax', 'This is not JSON'],
  ['array', 'tokens/type', 'Expected an object'],
  ['null', 'tokens/type', 'Expected an object'],
  ['text', 'tokens/type', 'Expected an object'],
  ['duplicate-key', 'json/duplicate-key', 'Duplicate field "muted"; the first one is on line 3'],
  ['duplicate-key-escaped', 'json/duplicate-key', 'Duplicate field "a"'],
  ['lone-surrogate-name', 'json/lone-surrogate', 'half a character'],
  ['lone-surrogate-value', 'json/lone-surrogate', 'half a character'],
  ['name-proto', 'tokens/forbidden-name', '"__proto__" is not allowed as a name'],
  ['name-constructor', 'tokens/forbidden-name', '"constructor" is not allowed as a name'],
  ['name-prototype', 'tokens/forbidden-name', '"prototype" is not allowed as a name'],
  ['name-proto-deep', 'tokens/forbidden-name', '"__proto__"'],
  ['name-to-string', 'tokens/unknown-token', 'Unknown token "toString.valueOf"'],
  ['name-closes-rule', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-semicolon', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-ends-style', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-control', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-null-byte', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-bidi', 'tokens/bad-name', 'is not a valid name for a token'],
  ['name-dot', 'tokens/bad-name', '"text.muted" is not a valid name'],
  ['name-empty', 'tokens/bad-name', '"" is not a valid name'],
  ['name-too-long', 'tokens/bad-name', 'is not a valid name for a token'],
  ['unknown-token', 'tokens/unknown-token', 'Unknown token "text.mutd"'],
  ['unknown-group', 'tokens/unknown-token', 'Unknown token "txet.muted"'],
  ['unknown-mode', 'tokens/unknown-token', 'Unknown token "dusk.text.muted"'],
  ['locked-protection', 'tokens/locked', 'A brand cannot set "protection.text"'],
  ['locked-in-mode', 'tokens/locked', '"protection.surface"'],
  ['locked-leading', 'tokens/locked', 'line heights depend on the script'],
  ['art-url', 'tokens/locked', 'images are generated'],
  ['unknown-property', 'tokens/unknown-property', 'Unknown field "$valeu"'],
  ['value-and-ref', 'tokens/two-values', 'both'],
  ['token-in-token', 'tokens/inside-token', '"soft" is inside a token'],
  ['root-without-value', 'tokens/no-value', '"$root" is a token but has no "$value"'],
  ['no-type', 'tokens/no-type', 'has a "$type"'],
  ['unknown-type', 'tokens/unknown-type', 'Unsupported type "colour"'],
  ['type-number', 'tokens/type', 'the name of a type'],
  ['wrong-type', 'tokens/type', '"text.muted" is a color, found a dimension'],
  ['color-string', 'tokens/type', 'Expected a colour object, found "#0a6a72"'],
  ['color-css', 'tokens/type', 'Expected a colour object'],
  ['color-space', 'tokens/color-space', '"oklsh" is not a supported colour space'],
  ['color-two-components', 'tokens/type', '3 components of srgb'],
  ['color-out-of-range', 'tokens/range', 'from 0 to 1, found 1.2'],
  ['color-huge-number', 'tokens/type', 'Expected a number'],
  ['color-component-text', 'tokens/type', 'Expected a number, found "0"'],
  ['color-alpha', 'tokens/range', 'from 0 to 1, found 2'],
  ['color-see-through', 'tokens/see-through', 'must be opaque'],
  ['color-hex-css', 'tokens/type', 'six hexadecimal digits'],
  ['color-extra-member', 'tokens/unknown-property', 'Unknown field "url"'],
  ['dimension-string', 'tokens/type', 'found "12px"'],
  ['dimension-unit', 'tokens/unit', '"pt" is not a unit'],
  ['dimension-unit-css', 'tokens/unit', 'is not a unit'],
  ['dimension-text-value', 'tokens/type', 'Expected a number, found "12"'],
  ['dimension-negative', 'tokens/range', '0 to 999 px'],
  ['text-too-small', 'tokens/range', '11 to 160 px'],
  ['control-too-low', 'tokens/range', '24 to 96 px'],
  ['control-huge', 'tokens/range', '24 to 96 px'],
  ['duration-unit', 'tokens/unit', '"min" is not a unit of a duration'],
  ['duration-long', 'tokens/range', '0 to 1000 ms'],
  ['bezier-three', 'tokens/type', 'four numbers'],
  ['bezier-range', 'tokens/range', 'from 0 to 1, found 2'],
  ['weight-name', 'tokens/type', 'a weight from 1 to 1000'],
  ['weight-zero', 'tokens/range', '1 to 1000'],
  ['font-url', 'tokens/font-name', 'is not a valid typeface name'],
  ['font-closes-rule', 'tokens/font-name', 'is not a valid typeface name'],
  ['font-semicolon', 'tokens/font-name', 'is not a valid typeface name'],
  ['font-ends-style', 'tokens/font-name', 'is not a valid typeface name'],
  ['font-control', 'tokens/font-name', 'is not a valid typeface name'],
  ['font-many', 'tokens/type', '1 to 8 names'],
  ['font-number', 'tokens/type', 'the name of a typeface'],
  ['shadow-many', 'tokens/type', 'at most 6 layers'],
  ['shadow-inset', 'tokens/inset', 'Inset shadows'],
  ['shadow-far', 'tokens/range', '-128 to 128 px'],
  ['shadow-text', 'tokens/type', 'Expected a layer'],
  ['style-groove', 'tokens/type', '"solid", "dashed" or "double"'],
  ['alias-nothing', 'tokens/unknown-alias', 'Unknown token "palette.sea"'],
  ['alias-picture', 'tokens/unknown-alias', 'is an image'],
  ['alias-prototype', 'tokens/unknown-alias', 'Unknown token "__proto__"'],
  ['alias-itself', 'tokens/cycle', 'text.muted → text.muted'],
  ['alias-circle', 'tokens/cycle', 'palette.a → palette.b → palette.c → palette.a'],
  ['alias-wrong-type', 'tokens/alias-type', 'Expected a color, but "radius.card" is a dimension'],
  ['alias-circle-in-shadow', 'tokens/cycle', 'form a cycle'],
  ['alias-chain', 'tokens/long-chain', 'more than 32 steps'],
  ['alias-unclosed', 'tokens/type', 'Expected a colour object'],
  ['ref-nothing', 'tokens/unknown-alias', 'Unknown token "palette.sea"'],
  ['ref-outside', 'tokens/reference-outside', 'points to another file'],
  ['ref-file', 'tokens/reference-outside', 'points to another file'],
  ['ref-circle', 'tokens/cycle', 'The references form a cycle'],
  ['ref-part-nothing', 'tokens/unknown-alias', 'No value found at'],
  ['extends-nothing', 'tokens/unknown-group', 'Unknown group "palette.b"'],
  ['extends-itself', 'tokens/cycle', 'is the group itself or extends it'],
  ['extends-around', 'tokens/cycle', 'is the group itself or extends it'],
  ['extends-text', 'tokens/type', 'the name of a group'],
  ['extends-bomb', 'tokens/too-many', 'more than 5000'],
  ['description-number', 'tokens/type', 'a text in quotes'],
  ['deprecated-number', 'tokens/type', 'true, false or a text'],
  ['extensions-text', 'tokens/type', 'an object'],
  ['fluid-text', 'tokens/type', 'dimension'],
  ['corners-three', 'tokens/type', 'four corners'],
  ['corners-unit', 'tokens/type', 'px or %'],
  ['high-contrast-see-through', 'tokens/see-through', 'must be opaque'],
];

function findingsOf(text: string): readonly Diagnostic[] {
  const parsed = parseOverrides(text, 'tokens.json');
  return parsed.ok ? [] : parsed.diagnostics;
}

const summary = ({ code, message }: Diagnostic) => `${code} ${message}`;

describe('a malformed or hostile tokens.json', () => {
  it.each(files)('%s: %s', (file, code, message) => {
    const text = readFileSync(new URL(`${file}.json`, folder), 'utf8');
    const found = findingsOf(text);
    const answer = found.find(
      (finding) => finding.code === code && finding.message.includes(message),
    );
    expect(answer ?? found.map(summary)).toMatchObject({ severity: 'error', file: 'tokens.json' });
    const lines = text.split('\n');
    expect(answer?.remedy).not.toBe('');
    expect(lines.length).toBeGreaterThanOrEqual(answer?.line ?? Number.POSITIVE_INFINITY);
    expect((lines[(answer?.line ?? 0) - 1] ?? '').length + 1).toBeGreaterThanOrEqual(
      answer?.column ?? Number.POSITIVE_INFINITY,
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('has a row in this table for each file in the folder', () => {
    const written = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
    expect(written.sort()).toEqual(files.map(([file]) => file).sort());
  });
});

const color = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } };

/** Files too large to keep, made here. */
const huge: readonly (readonly [what: string, text: string, code: string, message: string])[] = [
  ['10 MB of spaces', ' '.repeat(10_000_000), 'json/too-large', '10.0 million characters'],
  ['10 MB in one text', `{"a":"${'x'.repeat(10_000_000)}"}`, 'json/too-large', '10.0 million'],
  ['10,000 open lists', '['.repeat(10_000), 'json/syntax', 'deeper than 64 levels'],
  [
    '10,000 groups in one another',
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    'json/syntax',
    'deeper than 64 levels',
  ],
  [
    'a text of 1.9 million letters with escapes',
    `{"font":{"body":{"$type":"fontFamily","$value":"${'\\"'.repeat(950_000)}"}}}`,
    'tokens/font-name',
    'is not a valid typeface name',
  ],
  [
    '9,000 tokens',
    JSON.stringify({
      palette: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`a${i}`, color])),
    }),
    'tokens/too-many',
    'more than 5000',
  ],
  [
    '4,000 aliases in one chain',
    JSON.stringify({
      palette: Object.fromEntries(
        Array.from({ length: 4000 }, (_, i) => [
          `a${i}`,
          { $type: 'color', $value: `{palette.a${i + 1}}` },
        ]),
      ),
    }),
    'tokens/long-chain',
    'more than 32 steps',
  ],
  [
    '4,000 names that are nearly right',
    JSON.stringify({
      palette: Object.fromEntries(
        Array.from({ length: 4000 }, (_, i) => [
          `${'x'.repeat(50)}${i}`,
          { $type: 'color', $value: `{palette.${'x'.repeat(50)}${i}y}` },
        ]),
      ),
    }),
    'tokens/unknown-alias',
    'Unknown token',
  ],
];

describe('a huge file', () => {
  it.each(huge)(
    'gives one clear error within seconds: %s',
    { timeout: 10_000 },
    (_, text, code, message) => {
      const found = findingsOf(text);
      expect(found.map(summary).join('\n').slice(0, 2000)).toContain(code);
      expect(found.some((finding) => finding.message.includes(message))).toBe(true);
      expect(found.length).toBeLessThanOrEqual(101);
    },
  );

  it('gives one clear error as brand.json, too', () => {
    for (const [text, code] of [
      [`{"name":"${'x'.repeat(10_000_000)}"}`, 'json/too-large'],
      ['{"a":'.repeat(10_000), 'json/syntax'],
      ['{"schema":1,"name":"\\ud83d","seeds":{"brand":"#000000"}}', 'json/lone-surrogate'],
    ] as const) {
      const parsed = parseBrand(text, 'brand.json');
      expect(parsed.ok ? [] : parsed.diagnostics.map((finding) => finding.code)).toContain(code);
    }
  });
});
