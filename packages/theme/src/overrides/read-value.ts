import type { DimensionValue } from '../compile/token-value.ts';
import { findingOf, shown } from '../document/rule.ts';
import { below, isRecord, quoted } from './findings.ts';
import { readColorValue } from './read-color-value.ts';
import { readFontFamily } from './read-font-family.ts';
import { readShadow } from './read-shadow.ts';
import {
  checkMembers,
  type Evaluated,
  isFiniteNumber,
  type Reading,
  readNumber,
  wrongType,
} from './reading.ts';
import { tokenRules } from './token-rules.ts';
import type { DtcgType } from './token-type.ts';

/** One value as its type; undefined if it is wrong, which is told. */
type Reader = (value: unknown, pointer: string, reading: Reading) => Evaluated | undefined;

/** Reads a value of DTCG 2025.10 (Format §8 and §9) that is no alias. */
export const readValue: Record<DtcgType, Reader> = {
  color: readColorValue,
  dimension: (value, pointer, reading) => {
    const read = quantity(value, pointer, reading, 'dimension', ['px', 'rem']);
    if (!read) return undefined;
    const dimension: DimensionValue = { type: 'dimension', ...read };
    return { type: 'dimension', value: dimension };
  },
  duration: (value, pointer, reading) => {
    const read = quantity(value, pointer, reading, 'duration', ['ms', 's']);
    if (!read) return undefined;
    const ms = read.unit === 's' ? read.value * 1000 : read.value;
    return { type: 'duration', value: { type: 'duration', ms } };
  },
  number: (value, pointer, reading) => {
    if (!isFiniteNumber(value)) return wrongType(value, pointer, reading, 'a number', '1.5');
    return { type: 'number', value: { type: 'number', value } };
  },
  fontWeight: (value, pointer, reading) => {
    const weight = typeof value === 'string' ? weightNames.get(value.toLowerCase()) : value;
    if (!isFiniteNumber(weight)) {
      const legal = [...weightNames.keys()];
      const near = typeof value === 'string' ? reading.findings.near(value, legal) : undefined;
      return wrongType(
        value,
        pointer,
        reading,
        'a weight from 1 to 1000 or its name',
        near ? `"${near}"` : '600',
      );
    }
    return { type: 'fontWeight', value: { type: 'fontWeight', value: weight } };
  },
  fontFamily: readFontFamily,
  cubicBezier: (value, pointer, reading) => {
    const example = '[0.2, 0, 0, 1]';
    if (!Array.isArray(value) || value.length !== 4) {
      return wrongType(value, pointer, reading, 'four numbers', example);
    }
    const points = value.map((item, index) =>
      readNumber(item, below(pointer, index), reading, ...(index % 2 === 0 ? [0, 1] : [-5, 5])),
    );
    const [x1, y1, x2, y2] = points;
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
    return { type: 'cubicBezier', value: { type: 'cubicBezier', points: [x1, y1, x2, y2] } };
  },
  shadow: readShadow,
  strokeStyle: (value, pointer, reading) => {
    if (value === 'solid' || value === 'dashed' || value === 'double') {
      return { type: 'strokeStyle', value: { type: 'borderStyle', value } };
    }
    const near =
      typeof value === 'string' ? reading.findings.near(value, ['solid', 'dashed', 'double']) : '';
    return wrongType(
      value,
      pointer,
      reading,
      '"solid", "dashed" or "double"',
      `"${near || 'solid'}"`,
    );
  },
};

/** DTCG 2025.10 Format §8.4. */
const weightNames: ReadonlyMap<string, number> = new Map(
  Object.entries({
    thin: 100,
    hairline: 100,
    'extra-light': 200,
    'ultra-light': 200,
    light: 300,
    normal: 400,
    regular: 400,
    book: 400,
    medium: 500,
    'semi-bold': 600,
    'demi-bold': 600,
    bold: 700,
    'extra-bold': 800,
    'ultra-bold': 800,
    black: 900,
    heavy: 900,
    'extra-black': 950,
    'ultra-black': 950,
  }),
);

/** `{ "value": 16, "unit": "px" }`. */
function quantity<const U extends string>(
  value: unknown,
  pointer: string,
  reading: Reading,
  type: string,
  units: readonly U[],
): { value: number; unit: U } | undefined {
  const example = `{ "value": 16, "unit": "${units[0]}" }`;
  if (!isRecord(value)) {
    const old = typeof value === 'string' ? oldForm(value, units) : undefined;
    return wrongType(value, pointer, reading, `a ${type} { "value", "unit" }`, old ?? example);
  }
  checkMembers(value, ['value', 'unit'], pointer, reading);
  const amount = readNumber(value.value, below(pointer, 'value'), reading);
  const unit = reading.part(value.unit, below(pointer, 'unit'));
  const legal = units.find((name) => name === unit?.value);
  if (unit && !legal) {
    const near =
      typeof unit.value === 'string' ? reading.findings.near(unit.value, units) : undefined;
    reading.findings.add(
      unit.pointer,
      near
        ? findingOf(tokenRules.misspeltUnit, { found: shown(unit.value), type, near })
        : findingOf(tokenRules.unknownUnit, {
            found: shown(unit.value),
            type,
            legal: quoted(units),
          }),
    );
  }
  return amount === undefined || !legal ? undefined : { value: amount, unit: legal };
}

/** Drafts before 2025.10 wrote `"16px"`: the same amount as it is written now. */
function oldForm(text: string, units: readonly string[]): string | undefined {
  const [, amount = '', unit = ''] = /^(-?\d{1,9}(?:\.\d{1,9})?)([a-z]{1,3})$/.exec(text) ?? [];
  return units.includes(unit) ? `{ "value": ${Number(amount)}, "unit": "${unit}" }` : undefined;
}
