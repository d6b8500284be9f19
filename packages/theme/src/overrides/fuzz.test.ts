import * as csstree from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modeNames } from '../brand/modes.ts';
import { compileTheme } from '../compile/compile-theme.ts';
import { componentTokenNames } from '../component-lookup.ts';
import { customProperty } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { applyOverrides, parseOverrides } from './index.ts';
import { themeOf } from './test-theme.ts';
import { tokenNames } from './token-type.ts';

const theme = themeOf('#0a6a72', { elevation: 'deep', motion: { style: 'fan', ms: 200 } });
const px = (value: number) => ({ value, unit: 'px' });
const sea = { colorSpace: 'oklch', components: [0.5, 0.1, 200], hex: '#0a6a72' };
/** Every type, and every way to lead from one token to another. */
const valid: unknown = {
  $description: 'A brand’s own tokens',
  palette: {
    $type: 'color',
    sea: { $value: sea },
    deep: { $value: { ...sea, alpha: 0.5 } },
    again: { $extends: '{palette.base}' },
    base: { a: { $value: '{palette.sea}' }, b: { $ref: '#/palette/sea/$value' } },
  },
  text: { muted: { $type: 'color', $value: '{palette.again.a}', $deprecated: 'no more' } },
  radius: {
    card: { $type: 'dimension', $value: px(9) },
    cover: { $type: 'dimension', $value: px(7) },
  },
  size: {
    lg: {
      $type: 'dimension',
      $value: { value: 2, unit: 'rem' },
      $extensions: { livery: { phone: { value: 1, unit: 'rem' } } },
    },
  },
  font: { body: { $type: 'fontFamily', $value: ['Noto Sans', 'system-ui'] } },
  weight: { body: { $type: 'fontWeight', $value: 'medium' } },
  motion: {
    base: { $type: 'duration', $value: { value: 0.2, unit: 's' } },
    easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
  },
  shadow: {
    raised: {
      $type: 'shadow',
      $value: [
        { color: '{palette.deep}', offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(0) },
      ],
    },
  },
  border: { style: { $type: 'strokeStyle', $value: 'dashed' } },
  button: {
    radius: { $type: 'dimension', $value: '{card.radius}' },
    primaryFill: { $type: 'color', $value: '{palette.sea}' },
  },
  dark: {
    text: { link: { $type: 'color', $value: { $ref: '#/palette/sea' } } },
    button: { accentFill: { $type: 'color', $value: '{button.primaryFill}' } },
  },
};

/** What an attacker would like to see in a style sheet, and what breaks careless readers. */
const nasty = fc.constantFrom<unknown>(
  'url(https://evil.example/x)',
  '</style><script>alert(1)</script>',
  '@import "//evil.example"',
  'red;}body{display:none',
  '"}*{',
  '{text.body}',
  '{palette.a}',
  '{__proto__}',
  '{}',
  '\u0000\u001b[2J',
  '\ud800',
  -0,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  null,
  true,
  [],
  {},
  { $ref: '#/text/body' },
  { $ref: '#' },
  { $ref: '#/text/body/$value/components/0' },
  { $value: 1 },
  { $extends: '{light}' },
);
const anything = fc.oneof(nasty, fc.jsonValue({ depthSize: 'small' }));
const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '$value', '$type', '$ref', '$extends', '$root'),
  fc.constantFrom('light', 'dark', 'palette', 'text', 'a', '}', '</style>', 'toString'),
  fc.string({ unit: 'grapheme' }),
);

interface Change {
  /** Which of the document's values, in depth-first order, round and round. */
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add' | 'rename';
  readonly key: string;
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'add', 'rename'),
  key,
  value: anything,
});

/** A copy of a document with one place in it changed. */
function mutate(document: unknown, { at, how, key: name, value }: Change): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  const places: { holder: Record<string, unknown>; name: string }[] = [];
  const walk = (here: unknown) => {
    if (typeof here !== 'object' || here === null) return;
    // Arrays are changed by index, as objects are by name.
    const holder = here as Record<string, unknown>;
    for (const inside of Object.keys(here)) {
      places.push({ holder, name: inside });
      walk(holder[inside]);
    }
  };
  walk(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return value;
  const put = (where: string, what: unknown) =>
    Object.defineProperty(place.holder, where, {
      value: what,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  if (how === 'replace') put(place.name, value);
  else if (how === 'add' && !Array.isArray(place.holder)) put(name, value);
  else if (how === 'rename' && !Array.isArray(place.holder)) {
    put(name, place.holder[place.name]);
    if (name !== place.name) delete place.holder[place.name];
  } else if (!Array.isArray(place.holder)) delete place.holder[place.name];
  return copy;
}

/** Custom properties and selectors of a style sheet, and what no theme may bring in. */
function shapeOf(css: string) {
  const errors: string[] = [];
  const tree = csstree.parse(css, {
    parseCustomProperty: true,
    onParseError: (error) => errors.push(error.message),
  });
  const rules: string[] = [];
  csstree.walk(tree, (node) => {
    if (node.type === 'Rule') {
      const names: string[] = [];
      for (const child of node.block.children.toArray()) {
        names.push(child.type === 'Declaration' ? child.property : child.type);
      }
      rules.push(`${csstree.generate(node.prelude)} ${names.sort().join()}`);
    }
    if (node.type === 'Atrule' && node.name !== 'media') errors.push(`@${node.name}`);
    if (node.type === 'Url') errors.push(`url ${node.value}`);
    if (node.type === 'Raw') errors.push(`raw ${node.value}`);
  });
  return { errors, rules };
}

const compile = (of: DerivedTheme) => compileTheme(of, { selector: ':root' });
const usual = shapeOf(compile(theme)).rules.slice(1).map(selectorOf);
const whole = new Set(tokenNames.map(customProperty));
const ofComponents = new Set(componentTokenNames.map(customProperty));

function expectSafe(text: string): 'passed' | 'refused' {
  const parsed = parseOverrides(text, 'tokens.json');
  if (!parsed.ok) {
    expect(parsed.diagnostics.length).toBeGreaterThan(0);
    return 'refused';
  }
  const { theme: result, findings } = applyOverrides(theme, parsed.value);
  for (const finding of findings) expect(finding.line).toBeGreaterThan(0);
  const css = compile(result);
  const { errors, rules } = shapeOf(css);
  expect(errors).toEqual([]);
  expect(css).not.toMatch(/<|url\(|@import|evil/i);
  const [root = '', ...others] = rules;
  const declared = root.slice(':root '.length).split(',');
  // The first rule declares exactly the contract, once each, the colour scheme, and of components what is set.
  const set = componentTokenNames.filter((name) => result.components.light[name]);
  expect(declared).toEqual([...whole, ...set.map(customProperty), 'color-scheme'].sort());
  for (const rule of others) {
    for (const name of rule.slice(rule.lastIndexOf(' ') + 1).split(',')) {
      // Any name may be asked for.
      const property = name as `--${string}`;
      const known = /^--[a-z]/.test(name)
        ? whole.has(property) || ofComponents.has(property)
        : true;
      expect(known, rule).toBe(true);
    }
  }
  expect(others.map(selectorOf)).toEqual(usual);
  for (const mode of modeNames) {
    expect(Object.keys(result[mode]).sort()).toEqual([...tokenNames].sort());
    expect(result[mode]['protection.text']).toEqual(theme[mode]['protection.text']);
  }
  return 'passed';
}

function selectorOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf(' '));
}

describe('arbitrary tokens.json', { timeout: 20_000 }, () => {
  it('never throws, for any JSON value', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expectSafe(JSON.stringify(value));
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expectSafe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('with any value for a token, compiles to the contract’s declarations or is rejected', () => {
    const seen = { passed: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const document = changes.reduce(mutate, valid);
        seen[expectSafe(JSON.stringify(document))] += 1;
      }),
      { numRuns: 500 },
    );
    // A fuzz that reaches one side only would prove nothing about the other.
    expect(Math.min(seen.passed, seen.refused)).toBeGreaterThan(20);
  });

  it('with any text for a string, compiles to the contract’s declarations or is rejected', () => {
    const written = nasty.filter((value) => typeof value === 'string');
    const text = fc.oneof(written, fc.string(), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (value) => {
        const at = (holder: object) => expectSafe(JSON.stringify(holder));
        at({ font: { body: { $type: 'fontFamily', $value: value } } });
        at({ font: { body: { $type: 'fontFamily', $value: ['Noto Sans', value] } } });
        at({ border: { style: { $type: 'strokeStyle', $value: value } } });
        at({ radius: { card: { $type: 'dimension', $value: { value: 1, unit: value } } } });
        at({ text: { muted: { $type: 'color', $value: { ...sea, hex: value } } } });
        at({ palette: { [value]: { $type: 'color', $value: sea } } });
      }),
      { numRuns: 150 },
    );
  });

  it('with any valid numbers, compiles to what is declared', () => {
    const amount = fc.double({ min: 0, max: 1, noNaN: true });
    const color = fc.record({
      $type: fc.constant('color'),
      $value: fc.record({
        colorSpace: fc.constantFrom('srgb', 'display-p3', 'rec2020', 'xyz-d50', 'prophoto-rgb'),
        components: fc.tuple(amount, amount, amount),
      }),
    });
    const length = fc.record({
      $type: fc.constant('dimension'),
      $value: fc.record({
        value: fc.double({ min: 1, max: 28, noNaN: true }),
        unit: fc.constant('px'),
      }),
    });
    const document = fc.record({
      text: fc.record({ muted: color, link: color }),
      surface: fc.record({ page: color }),
      radius: fc.record({ card: length, cover: length }),
      space: fc.record({ s1: length }),
      button: fc.record({ radius: length, primaryFill: color, accentText: color }),
      card: fc.record({ fill: color, padding: length }),
    });
    fc.assert(
      fc.property(document, (value) => {
        expect(expectSafe(JSON.stringify(value))).toBe('passed');
      }),
      { numRuns: 60 },
    );
  });
});
