import * as v from 'valibot';
import { breaks, findingOf, type Parsed, parseDocument, type Upgrade } from '../diagnostic.ts';
import { brandRules } from './brand-rules.ts';
import { brandMigrations, currentVersion } from './migrations/chain.ts';
import { migrate } from './migrations/migrate.ts';
import { leastMetrics, mostMetrics, type Script } from './script-metrics.ts';

const between = (least: number, most: number, unit: string) => {
  const range = { least, most, unit };
  return v.pipe(
    v.number(),
    v.minValue(least, breaks(brandRules.outOfRange, { ...range, bound: 'minimum', limit: least })),
    v.maxValue(most, breaks(brandRules.outOfRange, { ...range, bound: 'maximum', limit: most })),
  );
};

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/, breaks(brandRules.badColour)),
  v.transform((text) => text.toLowerCase()),
);

const face = v.strictObject({
  family: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, breaks(brandRules.badFamily)),
    v.maxLength(60, breaks(brandRules.longFamily)),
  ),
  weights: v.pipe(
    v.array(
      v.picklist([100, 200, 300, 400, 500, 600, 700, 800, 900], breaks(brandRules.badWeight)),
    ),
    v.minLength(1, breaks(brandRules.noWeights)),
    v.maxLength(3, breaks(brandRules.manyWeights)),
  ),
});

const leading = (script: Script) => {
  const least = leastMetrics[script];
  const times = 'times the text size';
  return v.optional(
    v.strictObject({
      body: v.optional(between(least.body, mostMetrics.body, times)),
      heading: v.optional(between(least.heading, mostMetrics.heading, times)),
    }),
  );
};

/** Latin is the measure of the others' size: it has line heights and no `larger`. */
const latin = v.strictObject({ display: face, body: face, leading: leading('latin') });

const other = (script: Script) =>
  v.strictObject({
    display: face,
    body: face,
    leading: leading(script),
    larger: v.optional(between(leastMetrics[script].larger, mostMetrics.larger, 'px')),
  });

const ratio = between(1.1, 1.4, 'per step');

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, breaks(brandRules.noName)),
  v.maxLength(60, breaks(brandRules.longName)),
  v.regex(/^[^\p{Cc}\p{Bidi_Control}<>]*$/u, breaks(brandRules.unsafeName)),
);

/** brand.json, version 1: a brand in one small file. Only `schema`, `name` and `seeds.brand` are required. */
export const brandSchema = v.strictObject({
  /** Where editors find the schema: `../brand.schema.json`. Read by nobody else. */
  $schema: v.optional(v.string()),
  schema: v.literal(currentVersion, breaks(brandRules.wrongSchema)),
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
  /**
   * By script. `leading` gives a script more room than it needs, never less; `larger` sets it some px above Latin.
   */
  typefaces: v.optional(
    v.strictObject({
      latin: v.optional(latin),
      devanagari: v.optional(other('devanagari')),
      bengali: v.optional(other('bengali')),
      thai: v.optional(other('thai')),
      arabic: v.optional(other('arabic')),
      tamil: v.optional(other('tamil')),
      telugu: v.optional(other('telugu')),
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
export { type Script, scripts } from './script-metrics.ts';

/**
 * Reads a brand.json, of this version or an older one. Never throws: a broken file answers with every finding, its place
 * and its fix.
 */
export function parseBrand(text: string, file: string): Parsed<Brand> {
  return parseDocument(text, file, brandSchema, { area: 'brand', upgrade });
}

function upgrade(value: unknown): Upgrade {
  const migrated = migrate(value, brandMigrations, currentVersion);
  if (migrated.ok) return migrated;
  const { reason, version } = migrated;
  const rule = reason === 'newer' ? brandRules.newerVersion : brandRules.olderVersion;
  const found = findingOf(rule, { version, current: currentVersion });
  return { ok: false, ...found, pointer: '/schema' };
}
