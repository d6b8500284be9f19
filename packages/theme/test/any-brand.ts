import fc from 'fast-check';
import { type Brand, parseBrand } from '../src/index.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The corners of the colour space, where solvers go wrong, come more often than chance would bring them. */
export const anyColour = fc.oneof(
  { arbitrary: hex, weight: 8 },
  {
    arbitrary: fc.constantFrom(
      '#000000',
      '#ffffff',
      '#777777',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#00ffff',
      '#ff00ff',
      '#fefefe',
      '#010101',
    ),
    weight: 1,
  },
);

/** Four random status colours would nearly always clash; most brands name none. */
const seldom = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 4 },
  { arbitrary: anyColour, weight: 1 },
);

/** A stage is deep; a bright one, which is refused, comes now and then. */
const mostlyDeep = fc.oneof(
  {
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0x60 }), { minLength: 3, maxLength: 3 })
      .map((channels) => `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`),
    weight: 4,
  },
  { arbitrary: anyColour, weight: 1 },
);

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const face = fc.record({
  family: fc.constantFrom('noto-sans', 'anek-latin', 'x'),
  weights: fc.uniqueArray(fc.constantFrom(100, 400, 600, 700, 900), { minLength: 1, maxLength: 3 }),
});
const pair = fc.record({ display: face, body: face });

const file = fc.record(
  {
    schema: fc.constant(1),
    name: fc.constant('Any'),
    seeds: fc.record(
      {
        brand: anyColour,
        accent: anyColour,
        neutral: anyColour,
        paper: anyColour,
        stage: mostlyDeep,
        success: seldom,
        warning: seldom,
        danger: seldom,
        info: seldom,
        dark: fc.record({ brand: anyColour, accent: anyColour }, { requiredKeys: [] }),
      },
      { requiredKeys: ['brand'] },
    ),
    typefaces: fc.record({ latin: pair, devanagari: pair, thai: pair }, { requiredKeys: [] }),
    typeScale: fc.record(
      { phone: between(1.1, 1.4), desktop: between(1.1, 1.4) },
      { requiredKeys: [] },
    ),
    radius: between(0, 28),
    density: fc.constantFrom('compact', 'comfortable', 'roomy'),
    elevation: fc.constantFrom('flat', 'soft', 'crisp', 'deep'),
    border: fc.record(
      { width: between(0.5, 4), style: fc.constantFrom('solid', 'dashed', 'double') },
      { requiredKeys: [] },
    ),
    cover: fc.constantFrom('arch', 'round', 'pebble', 'square'),
    motion: fc.record(
      { style: fc.constantFrom('fan', 'ripple', 'sheen', 'slide'), ms: between(80, 240) },
      { requiredKeys: [] },
    ),
    motif: fc.constantFrom('feather', 'lily', 'lotus', 'ribbon'),
  },
  { requiredKeys: ['schema', 'name', 'seeds'] },
);

/** Any brand that a file may describe, every seed and knob there or not, read as a file is. */
export const anyBrand: fc.Arbitrary<Brand> = file.map((content) => {
  const parsed = parseBrand(JSON.stringify(content), 'any/brand.json');
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return parsed.value;
});
