import schema from '../../themes/brand.schema.json' with { type: 'json' };
import { isObject, type Json, stepsOf } from './draft.ts';

/** One input of the panel. Its limits and choices are the schema's own, so the panel offers what the parser takes. */
export interface Field {
  readonly pointer: string;
  readonly label: string;
  readonly kind: 'text' | 'colour' | 'number' | 'choice';
  readonly required: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly choices?: readonly string[];
  /** What holds when the file does not say. */
  readonly fallback?: Json;
  /** What the schema says of it, to be read on the label. */
  readonly about?: string;
}

interface Section {
  readonly title: string;
  readonly fields: readonly Field[];
}

const field = (
  pointer: string,
  label: string,
  more: { unit?: string; step?: number } = {},
): Field => {
  const part = schemaAt(pointer);
  const { minimum, maximum, default: fallback, description: about } = part;
  const choices = Array.isArray(part['enum']) ? part['enum'].map(String) : undefined;
  const kind = choices ? 'choice' : part['type'] === 'number' ? 'number' : 'text';
  return {
    pointer,
    label,
    kind: String(part['pattern'] ?? '').startsWith('^#') ? 'colour' : kind,
    required: /^\/brand\/(name|seeds\/brand)$/.test(pointer),
    ...(typeof minimum === 'number' ? { least: minimum } : {}),
    ...(typeof maximum === 'number' ? { most: maximum } : {}),
    ...(choices ? { choices } : {}),
    ...(fallback === undefined ? {} : { fallback }),
    ...(typeof about === 'string' ? { about } : {}),
    ...more,
  };
};

/** What the schema says of a member of `brand.json`; empty for one that it does not know. */
export function schemaAt(pointer: string): Readonly<Record<string, Json | undefined>> {
  const [, ...steps] = stepsOf(pointer);
  // Imported JSON is JSON; its literal type is of no use here.
  const found = steps.reduce<Json>((part, step) => {
    const members = isObject(part) ? part['properties'] : undefined;
    return isObject(members) && Object.hasOwn(members, step) ? (members[step] ?? null) : null;
  }, schema as Json);
  return isObject(found) ? found : {};
}

const seed = (name: string, label: string) => field(`/brand/seeds/${name}`, label);

/** The inputs of the panel, but for typefaces and single tokens. */
export const sections: readonly Section[] = [
  {
    title: 'Brand',
    fields: [
      field('/brand/name', 'Name'),
      seed('brand', 'Brand'),
      seed('accent', 'Accent'),
      seed('neutral', 'Neutral'),
      seed('paper', 'Paper'),
      seed('stage', 'Stage'),
      seed('dark/brand', 'Brand, dark mode'),
      seed('dark/accent', 'Accent, dark mode'),
    ],
  },
  {
    title: 'Shape and movement',
    fields: [
      field('/brand/radius', 'Radius', { unit: 'px', step: 1 }),
      field('/brand/density', 'Density'),
      field('/brand/elevation', 'Elevation'),
      field('/brand/border/width', 'Border width', { unit: 'px', step: 0.5 }),
      field('/brand/border/style', 'Border style'),
      field('/brand/cover', 'Cover'),
      field('/brand/motif', 'Motif'),
      field('/brand/motion/style', 'Motion'),
      field('/brand/motion/ms', 'Motion time', { unit: 'ms', step: 10 }),
    ],
  },
  {
    title: 'Status colours',
    fields: [
      seed('success', 'Success'),
      seed('warning', 'Warning'),
      seed('danger', 'Danger'),
      seed('info', 'Info'),
    ],
  },
];

/** The inputs of the type scale. */
export const scaleFields: readonly Field[] = [
  field('/brand/typeScale/phone', 'Scale, phone', { step: 0.01 }),
  field('/brand/typeScale/desktop', 'Scale, desktop', { step: 0.01 }),
];

/** The scripts that a brand may name typefaces for, and the subset that a typeface must have for it. */
export const scriptNames = Object.keys(
  (schemaAt('/brand/typefaces')['properties'] ?? {}) as Record<string, Json>,
);

/** The inputs of a script beside its typefaces: room between lines, and for all but Latin its size. */
export function scriptFields(script: string): readonly Field[] {
  const pointer = `/brand/typefaces/${script}`;
  const fields = [
    field(`${pointer}/leading/body`, `${script} leading, body`, { step: 0.05 }),
    field(`${pointer}/leading/heading`, `${script} leading, heading`, { step: 0.05 }),
    field(`${pointer}/larger`, `${script} larger`, { unit: 'px', step: 0.5 }),
  ];
  return fields.filter((one) => one.kind === 'number');
}

/** An edited place in words: `/brand/seeds/dark/brand` is `seeds.dark.brand`; a token has its mode behind it. */
export function placeName(pointer: string): string {
  const [file, ...steps] = stepsOf(pointer);
  if (file === 'brand') return steps.join('.');
  const [first = '', ...rest] = steps;
  return rest.length > 1 ? `${rest.join('.')} (${first})` : `${steps.join('.')} (every mode)`;
}
