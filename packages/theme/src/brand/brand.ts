import * as v from 'valibot';
import { type Parsed, parseDocument } from '../diagnostic.ts';

/** The scripts a brand may name typefaces for. `latin` also sets Vietnamese. */
export const scripts = [
  'latin',
  'devanagari',
  'bengali',
  'thai',
  'arabic',
  'tamil',
  'telugu',
] as const;
export type Script = (typeof scripts)[number];

const between = (least: number, most: number, unit: string) =>
  v.pipe(
    v.number(),
    v.minValue(least, `${least} ${unit} is the least\nWrite a number from ${least} to ${most}.`),
    v.maxValue(most, `${most} ${unit} is the most\nWrite a number from ${least} to ${most}.`),
  );

const colour = v.pipe(
  v.string(),
  v.regex(
    /^#[0-9a-f]{6}$/i,
    'A colour is written #rrggbb\nWrite it as # and six hexadecimal digits, such as "#0a6a72".',
  ),
  v.transform((text) => text.toLowerCase()),
);

const face = v.strictObject({
  family: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'A typeface is named as its @fontsource package\nWrite small letters, digits and dashes, such as "noto-sans".',
    ),
    v.maxLength(
      60,
      'A typeface name has 60 letters at most\nUse the name of its @fontsource package.',
    ),
  ),
  weights: v.pipe(
    v.array(
      v.picklist(
        [100, 200, 300, 400, 500, 600, 700, 800, 900],
        'A weight is 100, 200 … 900\nUse a hundred that the typeface has.',
      ),
    ),
    v.minLength(1, 'No weight is named\nName one to three, regular first: [400, 600].'),
    v.maxLength(3, 'More than three weights make the first view slow\nName one to three.'),
  ),
});

const pair = v.strictObject({ display: face, body: face });

const ratio = between(1.1, 1.4, 'per step');

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'The name is empty\nWrite the brand’s name as people read it.'),
  v.maxLength(60, 'The name is longer than 60 letters\nShorten it.'),
  v.regex(
    /^[^\p{Cc}\p{Bidi_Control}<>]*$/u,
    'The name holds a control character, < or >\nRemove it.',
  ),
);

/** brand.json, version 1: a brand in one small file. Only `schema`, `name` and `seeds.brand` are required. */
export const brandSchema = v.strictObject({
  schema: v.literal(1, 'This reads version 1 of the brand file\nWrite "schema": 1.'),
  name,
  seeds: v.strictObject({
    /** The merchant's own colour: kept exactly on fills in light mode. */
    brand: colour,
    accent: v.optional(colour),
    /** Its hue and strength tint texts, borders and dark surfaces; how light it is does not matter. */
    neutral: v.optional(colour),
    /** Its hue and strength tint light surfaces. Default: the neutral's. */
    paper: v.optional(colour),
    /** The deep region behind hero and jackpot. Default: a deep tone of the brand. */
    stage: v.optional(colour),
    /** A hue for a system colour, when the rule's own choice is not liked. */
    success: v.optional(colour),
    warning: v.optional(colour),
    danger: v.optional(colour),
    info: v.optional(colour),
    /** Exact fills for dark mode; else they are toned from the light ones. */
    dark: v.optional(v.strictObject({ brand: v.optional(colour), accent: v.optional(colour) }), {}),
  }),
  typefaces: v.optional(
    v.strictObject({
      latin: v.optional(pair),
      devanagari: v.optional(pair),
      bengali: v.optional(pair),
      thai: v.optional(pair),
      arabic: v.optional(pair),
      tamil: v.optional(pair),
      telugu: v.optional(pair),
    } satisfies Record<Script, unknown>),
    {},
  ),
  /** Ratio from one type size to the next. */
  typeScale: v.optional(
    v.strictObject({ phone: v.optional(ratio, 1.2), desktop: v.optional(ratio, 1.25) }),
    {},
  ),
  /** Corners in px. */
  radius: v.optional(between(0, 28, 'px'), 12),
  density: v.optional(v.picklist(['compact', 'comfortable', 'roomy']), 'comfortable'),
  elevation: v.optional(v.picklist(['flat', 'soft', 'crisp', 'deep']), 'soft'),
  border: v.optional(
    v.strictObject({
      width: v.optional(between(0.5, 4, 'px'), 1),
      style: v.optional(v.picklist(['solid', 'dashed', 'double']), 'solid'),
    }),
    {},
  ),
  cover: v.optional(v.picklist(['arch', 'round', 'pebble', 'square']), 'round'),
  motion: v.optional(
    v.strictObject({
      style: v.optional(v.picklist(['fan', 'ripple', 'sheen', 'slide']), 'slide'),
      ms: v.optional(between(80, 240, 'ms'), 160),
    }),
    {},
  ),
  motif: v.optional(v.picklist(['feather', 'lily', 'lotus', 'ribbon']), 'ribbon'),
});

/** A brand that can be trusted: every value is of its kind and every choice is made. */
export type Brand = v.InferOutput<typeof brandSchema>;
export type Motif = Brand['motif'];
export type Mode = 'light' | 'dark';

/** Reads a brand.json. Never throws: a broken file answers with every finding, its place and its mend. */
export function parseBrand(text: string, file: string): Parsed<Brand> {
  return parseDocument(text, file, brandSchema, { area: 'brand' });
}
