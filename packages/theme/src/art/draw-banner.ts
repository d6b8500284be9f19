import { type CoverKind, emblems, type Stage, stages } from './draw-cover.ts';
import { type Palette, pickPalette } from './palettes.ts';
import { seeded } from './random.ts';
import { checkedColours, faded, group, line, n, path, repeat, svg } from './svg.ts';

export interface BannerOptions {
  /** The same seed gives the same bytes. */
  readonly seed: string;
  /** For the picture's accessible name only: the words people read are text on the banner, never part of the art. */
  readonly title?: string;
  readonly kind: CoverKind;
  /** All `#rrggbb`. Default: one of the studio's, by seed. */
  readonly palette?: Palette;
}

const width = 1000;
const height = 400;

/**
 * A banner, 1000 × 400: one emblem on its stage at one side, the other side quiet for words. A band of its middle 250 holds
 * together as well. Throws a TypeError on a palette colour that is not `#rrggbb`.
 */
export function drawBanner({ seed, title, kind, palette }: BannerOptions): string {
  const random = seeded(`banner ${kind} ${seed}`);
  const colours = checkedColours(palette ?? pickPalette(random));
  const [stage, size] = random.pick(larger);
  const [hero, echo] = [random.pick(emblems[kind]), random.pick(emblems[kind])];
  const body = [
    path(`M0 0H${width}V${height}H0Z`, colours.ground),
    group(
      `translate(${n(730 - 150 * size)} ${n(200 - 196 * size)}) scale(${size})`,
      stage(colours, random),
    ),
    faded(0.16, group('translate(150 260) rotate(-12) scale(2.3)', echo(colours, random))),
    group('translate(730 200) scale(1.18)', hero(colours, random)),
    grain(colours.light, random),
  ].join('');
  return svg(width, height, body, title);
}

/** Stages of covers, 300 × 400, and how large they run out of the picture. The horizon ends at a cover's sides. */
const larger: readonly [readonly [Stage, number], ...(readonly [Stage, number])[]] = [
  [stages.sunrise, 1.6],
  [stages.rays, 2.8],
  [stages.arch, 1.6],
  [stages.ripples, 1.6],
  [stages.diamond, 1.6],
];

/** As on covers: specks like those of a screen print. */
function grain(colour: string, random: ReturnType<typeof seeded>): string {
  const specks = repeat(
    90,
    () => `M${n(random.between(6, width - 6))} ${n(random.between(6, height - 6))}h.1`,
  );
  return line(specks, colour, 1.7, 'stroke-linecap="round" stroke-opacity=".3"');
}
