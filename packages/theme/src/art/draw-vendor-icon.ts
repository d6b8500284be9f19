import { type Palette, pickPalette } from './palettes.ts';
import { type Random, seeded } from './random.ts';
import { around, box, disc, group, line, path, petal, polygon, star, svg } from './svg.ts';

export interface VendorIconOptions {
  /** The vendor's code; also the picture's accessible name. */
  readonly code: string;
  /** Default: the code. */
  readonly seed?: string;
}

/** A vendor's mark, 96 × 96: one bold shape in a soft square. The same code gives the same mark; no letters, no trademarks. */
export function drawVendorIcon({ code, seed = code }: VendorIconOptions): string {
  const random = seeded(`vendor ${seed}`);
  const palette = pickPalette(random);
  const mark = random.pick(marks)(palette, random);
  return svg(96, 96, box(2, 2, 92, 92, 24, palette.ground) + group('translate(48 48)', mark), code);
}

type Mark = (palette: Palette, random: Random) => string;

const bloom: Mark = ({ mid, bright, light }, random) => {
  const petals = random.pick([5, 6, 8]);
  return (
    around(petals, path(petal(34, 22, 0.62), mid)) +
    around(petals, path(petal(22, 13), bright)) +
    disc(0, 0, 6, light)
  );
};
const orbit: Mark = ({ mid, bright, light }) =>
  disc(0, 0, 15, bright) +
  group(
    'rotate(-28)',
    `<ellipse rx="33" ry="13" fill="none" stroke="${light}" stroke-width="5"/>`,
    disc(30, -5, 6, mid),
  );
const peaks: Mark = ({ mid, bright, light }) =>
  path('M-34 24L-8 -28L10 6L18 -8L34 24Z', mid) +
  path('M-8 -28L2 -9L-6 -3L-14 -12L-17 -10Z', light) +
  disc(20, -22, 8, bright);
const facet: Mark = ({ mid, bright, light }) =>
  path('M0 -34L30 -8L0 34L-30 -8Z', bright) +
  path('M0 -34L12 -8L0 34L-12 -8Z', light) +
  path('M12 -8H30L0 34Z', mid);
const weave: Mark = ({ mid, bright, light }) =>
  line('M-30 -14H30', mid, 11, 'stroke-linecap="round"') +
  line('M-30 14H30', bright, 11, 'stroke-linecap="round"') +
  line('M-14 -30V8M14 -8V30', light, 11, 'stroke-linecap="round"');
const burst: Mark = ({ mid, bright, light }, random) =>
  path(star(random.pick([7, 8, 10]), 34, 18), mid) + disc(0, 0, 15, bright) + disc(0, 0, 6, light);
const eclipse: Mark = ({ mid, bright, light }) =>
  disc(-7, 6, 27, mid) + disc(11, -9, 21, bright) + disc(11, -9, 9, light);
const shieldMark: Mark = ({ mid, bright, light }) =>
  path('M0 -34L28 -23C28 4 18 24 0 34C-18 24 -28 4 -28 -23Z', mid) +
  path('M0 -34L28 -23C28 4 18 24 0 34Z', bright) +
  path(
    'M-11 2L-3 11L13 -10',
    'none',
    `stroke="${light}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`,
  );
const wave: Mark = ({ mid, bright, light }) =>
  line('M-34 -14q8.5 -12 17 0t17 0t17 0t17 0', mid, 7, 'stroke-linecap="round"') +
  line('M-34 4q8.5 -12 17 0t17 0t17 0t17 0', bright, 7, 'stroke-linecap="round"') +
  line('M-34 22q8.5 -12 17 0t17 0t17 0t17 0', light, 7, 'stroke-linecap="round"');
const hive: Mark = ({ mid, bright, light }) => {
  const cell = polygon(
    Array.from({ length: 6 }, (_, index): [number, number] => [
      Math.sin((index * Math.PI) / 3) * 15,
      Math.cos((index * Math.PI) / 3) * 15,
    ]),
  );
  return (
    group('translate(-14.5 -12)', path(cell, mid)) +
    group('translate(14.5 -12)', path(cell, bright)) +
    group('translate(0 13)', path(cell, light))
  );
};

const marks = [bloom, orbit, peaks, facet, weave, burst, eclipse, shieldMark, wave, hive] as const;
