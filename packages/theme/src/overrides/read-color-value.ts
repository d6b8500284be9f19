import { findingOf, shown } from '../document/rule.ts';
import { below, isRecord } from './findings.ts';
import { colorOf, colorSpaces, componentsOf } from './read-color.ts';
import { checkMembers, type Evaluated, type Reading, readNumber, wrongType } from './reading.ts';
import { tokenRules } from './token-rules.ts';

/** `{ "colorSpace": "oklch", "components": [0.6, 0.1, 200], "alpha": 1, "hex": "#…" }` (DTCG 2025.10 Color §4). */
export function readColorValue(
  value: unknown,
  pointer: string,
  reading: Reading,
): Evaluated | undefined {
  if (!isRecord(value))
    return wrongType(value, pointer, reading, 'a colour object', example(value));
  checkMembers(value, ['colorSpace', 'components', 'alpha', 'hex'], pointer, reading);
  const space = readSpace(value.colorSpace, below(pointer, 'colorSpace'), reading);
  const components =
    space && readComponents(space, value.components, below(pointer, 'components'), reading);
  const alpha = Object.hasOwn(value, 'alpha')
    ? readNumber(value.alpha, below(pointer, 'alpha'), reading, 0, 1)
    : 1;
  const hex = Object.hasOwn(value, 'hex')
    ? reading.part(value.hex, below(pointer, 'hex'))
    : undefined;
  if (hex && !(typeof hex.value === 'string' && /^#[0-9a-f]{6}$/i.test(hex.value))) {
    wrongType(hex.value, hex.pointer, reading, '# and six hexadecimal digits', '"#0a6a72"');
    return undefined;
  }
  if (!space || !components || alpha === undefined) return undefined;
  return { type: 'color', value: colorOf(space, components, alpha) };
}

/** Drafts before 2025.10 wrote `"#0a6a72"`: the same colour as it is written now. */
function example(value: unknown): string {
  const hex = typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#0a6a72';
  return JSON.stringify(colorObject(hex.toLowerCase()));
}

/** `#rrggbb` as a DTCG colour. Four decimals are exact for 8 bits. */
export function colorObject(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((from) =>
    Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4)),
  );
  const color = { colorSpace: 'srgb', components, hex };
  return alpha < 1 ? { ...color, alpha } : color;
}

function readSpace(written: unknown, at: string, reading: Reading): string | undefined {
  const part = reading.part(written, at);
  if (!part) return undefined;
  const { value, pointer } = part;
  if (typeof value === 'string' && componentsOf(value)) return value;
  const near = typeof value === 'string' ? reading.findings.near(value, colorSpaces) : undefined;
  reading.findings.add(
    pointer,
    near
      ? findingOf(tokenRules.misspeltColorSpace, { found: shown(value), near })
      : findingOf(tokenRules.unknownColorSpace, {
          found: shown(value),
          legal: colorSpaces.join(', '),
        }),
  );
  return undefined;
}

function readComponents(
  space: string,
  written: unknown,
  at: string,
  reading: Reading,
): (number | 'none')[] | undefined {
  const part = reading.part(written, at);
  if (!part) return undefined;
  const { value, pointer } = part;
  const wanted = componentsOf(space) ?? [];
  if (!Array.isArray(value) || value.length !== wanted.length) {
    const names = wanted.map(({ name, least, most }) => `${name} ${least}–${most}`).join(', ');
    return wrongType(
      value,
      pointer,
      reading,
      `${wanted.length} components of ${space} (${names})`,
      '[0.5, 0.5, 0.5]',
    );
  }
  const read = wanted.map(({ least, most }, index) =>
    value[index] === 'none'
      ? ('none' as const)
      : readNumber(value[index], below(pointer, index), reading, least, most),
  );
  return read.every((component) => component !== undefined) ? read : undefined;
}
