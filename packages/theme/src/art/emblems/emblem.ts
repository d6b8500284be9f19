import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** Draws around the origin, in a circle of radius 100. */
export type Emblem = (palette: Palette, random: Random) => string;
export type Emblems = readonly [Emblem, ...Emblem[]];
