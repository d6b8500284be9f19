import type { CornerShapeValue, DimensionValue } from '../compile/token-value.ts';
import { below, isRecord } from './findings.ts';
import { readValue } from './read-value.ts';
import { type Evaluated, type Reading, readNumber, wrongType } from './reading.ts';
import type { RawToken } from './token-tree.ts';

/**
 * What DTCG cannot say, under `$extensions.livery`: `phone` is a dimension's size on a phone, while `$value` is the one
 * on a wide window; `corners` are the four corners of a cover, while `$value` is the nearest single radius.
 */
export const extensionKey = 'livery';

function extensionOf(raw: RawToken): { value: Readonly<Record<string, unknown>>; at: string } {
  const all = isRecord(raw.extensions) ? raw.extensions : {};
  const own = Object.hasOwn(all, extensionKey) ? all[extensionKey] : {};
  const at = below(raw.pointer, '$extensions', extensionKey);
  return { value: isRecord(own) ? own : {}, at };
}

const rem = (value: DimensionValue) =>
  'unit' in value ? (value.unit === 'px' ? value.value / 16 : value.value) : value.desktop;

/** A dimension that grows with the window, if the token says so. */
export function readFluid(read: Evaluated, raw: RawToken, reading: Reading): Evaluated | undefined {
  const { value, at } = extensionOf(raw);
  if (read.value?.type !== 'dimension' || !Object.hasOwn(value, 'phone')) return read;
  const phone = readValue.dimension(value.phone, below(at, 'phone'), reading)?.value;
  if (phone?.type !== 'dimension') return undefined;
  const grown: DimensionValue = { type: 'dimension', phone: rem(phone), desktop: rem(read.value) };
  return { ...read, value: grown };
}

/** The four corners of a cover, if the token says so; undefined without, or if they are wrong, which is told. */
export function readCorners(raw: RawToken, reading: Reading): CornerShapeValue | undefined {
  const { value, at } = extensionOf(raw);
  if (!Object.hasOwn(value, 'corners')) return undefined;
  const pointer = below(at, 'corners');
  if (!isRecord(value.corners)) {
    return wrongType(value.corners, pointer, reading, '{ "across", "down" }', '{ … }');
  }
  const across = side(value.corners.across, below(pointer, 'across'), reading);
  const down = side(value.corners.down, below(pointer, 'down'), reading);
  return across && down ? { type: 'cornerShape', across, down } : undefined;
}

type Corners = CornerShapeValue['across'];

function side(value: unknown, pointer: string, reading: Reading): Corners | undefined {
  if (!Array.isArray(value) || value.length !== 4) {
    const example = '[{ "value": 12, "unit": "px" }, …]';
    return wrongType(value, pointer, reading, 'four corners', example);
  }
  const [a, b, c, d] = value.map((item, index) => corner(item, below(pointer, index), reading));
  return a && b && c && d ? [a, b, c, d] : undefined;
}

function corner(value: unknown, pointer: string, reading: Reading): Corners[0] | undefined {
  const unit = isRecord(value) ? value.unit : undefined;
  if (!isRecord(value) || (unit !== 'px' && unit !== '%')) {
    return wrongType(value, pointer, reading, 'px or %', '{ "value": 12, "unit": "px" }');
  }
  const most = unit === '%' ? 100 : 999;
  const amount = readNumber(value.value, below(pointer, 'value'), reading, 0, most);
  return amount === undefined ? undefined : { value: amount, unit };
}
