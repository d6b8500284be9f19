import type { ColorValue, ShadowValue } from '../compile/token-value.ts';
import { findingOf } from '../document/rule.ts';
import { below, isRecord } from './findings.ts';
import { checkMembers, type Evaluated, type Reading, wrongType } from './reading.ts';
import { tokenRules } from './token-rules.ts';

type Layer = ShadowValue['layers'][number];

/** Layers cost paint on cheap phones; no design system seen has more. */
const mostLayers = 6;
/** px: a shadow that reaches further is a background. */
const furthest = 128;

/** One layer or several, the nearest first (DTCG 2025.10 Format §9.6). A layer that cannot be seen is left out. */
export function readShadow(
  value: unknown,
  pointer: string,
  reading: Reading,
): Evaluated | undefined {
  const many = Array.isArray(value);
  const written: readonly unknown[] = many ? value : [value];
  if (written.length > mostLayers) {
    return wrongType(value, pointer, reading, `at most ${mostLayers} layers`, '[]');
  }
  const layers = written.map((item, index) =>
    readLayer(item, many ? below(pointer, index) : pointer, reading),
  );
  if (!layers.every((layer) => layer !== undefined)) return undefined;
  const known = layers.filter((layer) => layer !== 'derived');
  if (known.length < layers.length) return { type: 'shadow' };
  const seen = known.filter((layer) => layer.color.alpha !== 0);
  return { type: 'shadow', value: { type: 'shadow', layers: seen } };
}

const members = ['color', 'offsetX', 'offsetY', 'blur', 'spread'] as const;

function readLayer(
  value: unknown,
  pointer: string,
  reading: Reading,
): Layer | 'derived' | undefined {
  if (!isRecord(value)) {
    return wrongType(value, pointer, reading, `a layer { ${members.join(', ')} }`, example);
  }
  checkMembers(value, [...members, 'inset'], pointer, reading);
  if (value.inset === true) {
    reading.findings.add(below(pointer, 'inset'), findingOf(tokenRules.inset, {}));
    return undefined;
  }
  const color = reading.nested(value.color, below(pointer, 'color'), 'color');
  const [x, y, blur, spread] = (['offsetX', 'offsetY', 'blur', 'spread'] as const).map((name) =>
    readLength(value[name], below(pointer, name), name === 'blur' ? 0 : -furthest, reading),
  );
  if (!color || x === undefined || y === undefined || blur === undefined || spread === undefined)
    return undefined;
  if (!color.value || x === 'derived' || y === 'derived' || blur === 'derived') return 'derived';
  if (spread === 'derived') return 'derived';
  // `nested` gave what was asked for: a colour.
  return { x, y, blur, spread, color: color.value as ColorValue };
}

const example =
  '{ "color": { … }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": …, "blur": …, "spread": … }';

/** px. */
function readLength(
  value: unknown,
  pointer: string,
  least: number,
  reading: Reading,
): number | 'derived' | undefined {
  const read = reading.nested(value, pointer, 'dimension');
  if (!read) return undefined;
  if (!read.value) return 'derived';
  if (read.value.type !== 'dimension') return undefined;
  const px = pxOf(read.value)[0];
  if (px >= least && px <= furthest) return px;
  reading.findings.add(
    pointer,
    findingOf(tokenRules.lengthRange, { least, most: furthest, found: px }),
  );
  return undefined;
}

/** A length in px on a phone and on a wide window, text at its usual 16 px. */
export function pxOf(value: Extract<Evaluated['value'], { type: 'dimension' }>): [number, number] {
  if (!('unit' in value)) return [value.phone * 16, value.desktop * 16];
  const px = value.unit === 'rem' ? value.value * 16 : value.value;
  return [px, px];
}
