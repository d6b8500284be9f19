import {
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Rgb,
  useMode,
} from 'culori/fn';
import type { ColorValue } from '../compile/token-value.ts';
import { toHex } from '../derive/colour.ts';

for (const mode of [modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab]) {
  // One array of them all has no type that useMode takes.
  useMode(mode as typeof modeLab);
}
for (const mode of [modeP3, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) {
  useMode(mode as typeof modeP3);
}
const asRgb = useMode(modeRgb);
const asOklch = useMode(modeOklch);

interface Component {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** What DTCG's number is divided by to give culori's. */
  readonly scale?: number;
}
const unit = (name: string): Component => ({ name, least: 0, most: 1 });
const percent = (name: string, scale = 1): Component => ({ name, least: 0, most: 100, scale });
const hue: Component = { name: 'h', least: 0, most: 360 };
/** Without bounds in the specification; no colour that a person sees lies outside these. */
const axis = (name: string, reach: number): Component => ({ name, least: -reach, most: reach });
const chroma = (most: number): Component => ({ name: 'c', least: 0, most });

const rgb = [unit('r'), unit('g'), unit('b')] as const;
const xyz = [unit('x'), unit('y'), unit('z')] as const;

/** The colour spaces of DTCG 2025.10 (Color §4.2), by their name there, with culori's name and the components. */
const spaces = new Map<string, { mode: string; components: readonly Component[] }>([
  ['srgb', { mode: 'rgb', components: rgb }],
  ['srgb-linear', { mode: 'lrgb', components: rgb }],
  ['hsl', { mode: 'hsl', components: [hue, percent('s', 100), percent('l', 100)] }],
  ['hwb', { mode: 'hwb', components: [hue, percent('w', 100), percent('b', 100)] }],
  ['lab', { mode: 'lab', components: [percent('l'), axis('a', 160), axis('b', 160)] }],
  ['lch', { mode: 'lch', components: [percent('l'), chroma(230), hue] }],
  ['oklab', { mode: 'oklab', components: [unit('l'), axis('a', 0.5), axis('b', 0.5)] }],
  ['oklch', { mode: 'oklch', components: [unit('l'), chroma(0.5), hue] }],
  ['display-p3', { mode: 'p3', components: rgb }],
  ['a98-rgb', { mode: 'a98', components: rgb }],
  ['prophoto-rgb', { mode: 'prophoto', components: rgb }],
  ['rec2020', { mode: 'rec2020', components: rgb }],
  ['xyz-d65', { mode: 'xyz65', components: xyz }],
  ['xyz-d50', { mode: 'xyz50', components: xyz }],
]);

export const colorSpaces: readonly string[] = [...spaces.keys()];

/** The components of a colour space in their order; undefined for a name that is none. */
export const componentsOf = (colorSpace: string): readonly Component[] | undefined =>
  spaces.get(colorSpace)?.components;

/**
 * A colour of any DTCG colour space as the 8-bit sRGB colour that is emitted. Outside sRGB, chroma gives way and
 * lightness and hue stay. Components are in range and as many as the space has; `none` counts as 0 (CSS Color 4 §4.4).
 */
export function colorOf(
  colorSpace: string,
  components: readonly (number | 'none')[],
  alpha = 1,
): ColorValue {
  const space = spaces.get(colorSpace);
  if (!space) throw new TypeError(`Unknown colour space ${JSON.stringify(colorSpace)}.`);
  const channels = space.components.map(({ name, scale = 1 }, index) => {
    const written = components[index];
    return [name, typeof written === 'number' ? written / scale : 0] as const;
  });
  // The table pairs each culori mode with its own channels, which a type cannot follow through a lookup.
  const colour = { mode: space.mode, ...Object.fromEntries(channels) } as Rgb;
  const hex = emitted(colour);
  return alpha < 1 ? { type: 'color', hex, alpha } : { type: 'color', hex };
}

/** Rounding of a conversion can put a colour of sRGB's own edge a hair outside. */
const hair = 1e-4;

function emitted(colour: Rgb): string {
  const { r, g, b } = asRgb(colour);
  const inside = [r, g, b].every((channel) => channel >= -hair && channel <= 1 + hair);
  if (inside) return formatHex({ mode: 'rgb', r, g, b });
  const { l, c, h = 0 } = asOklch(colour);
  return toHex({ l, c, h });
}
