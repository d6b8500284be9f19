import { lotteryEmblems, miniEmblems } from './emblems/chance.ts';
import { esportEmblems, sportEmblems } from './emblems/contests.ts';
import { cockEmblems, fishEmblems } from './emblems/creatures.ts';
import type { Emblems } from './emblems/emblem.ts';
import { slotEmblems } from './emblems/slot.ts';
import { cardEmblems, liveEmblems } from './emblems/tables.ts';
import { type Palette, pickPalette } from './palettes.ts';
import { type Random, seeded } from './random.ts';
import { checkedColours, disc, group, line, n, path, polar, repeat, ring, svg } from './svg.ts';

/** The halls of the site; `rng` is slots, `pvp` card games. */
export type CoverKind =
  | 'rng'
  | 'live'
  | 'fish'
  | 'pvp'
  | 'sports'
  | 'esports'
  | 'lottery'
  | 'cockfight'
  | 'mini';

export interface CoverOptions {
  /** The same seed gives the same bytes; a game's id serves well. */
  readonly seed: string;
  /** For the picture's accessible name only: the title people read is text on the card, never part of the art. */
  readonly title?: string;
  readonly kind: CoverKind;
  /** All `#rrggbb`. Default: one of the studio's, by seed. */
  readonly palette?: Palette;
}

export const emblems: Record<CoverKind, Emblems> = {
  rng: slotEmblems,
  live: liveEmblems,
  fish: fishEmblems,
  pvp: cardEmblems,
  sports: sportEmblems,
  esports: esportEmblems,
  lottery: lotteryEmblems,
  cockfight: cockEmblems,
  mini: miniEmblems,
};

/**
 * A game's cover, 300 × 400: one emblem on one stage, quiet at the top corners (badges) and at the foot.
 * Throws a TypeError on a palette colour that is not `#rrggbb`.
 */
export function drawCover({ seed, title, kind, palette }: CoverOptions): string {
  const random = seeded(`${kind} ${seed}`);
  const colours = checkedColours(palette ?? pickPalette(random));
  const stage = random.pick(coverStages);
  const emblem = random.pick(emblems[kind]);
  const size = n(random.between(120, 134));
  const body = [
    path('M0 0H300V400H0Z', colours.ground),
    stage(colours, random),
    group(`translate(150 196) scale(${Number(size) / 100})`, emblem(colours, random)),
    grain(colours.light, random),
    foot(colours.deep),
  ].join('');
  return svg(300, 400, body, title);
}

export type Stage = (palette: Palette, random: Random) => string;

const sunrise: Stage = ({ deep }) => disc(150, 196, 142, deep) + disc(150, 196, 142, 'none');

const rays: Stage = ({ deep }, random) => {
  const count = random.pick([12, 16, 20]);
  const slice = 180 / count;
  return group(
    'translate(150 196)',
    repeat(count, (index) => {
      const [ax, ay] = polar(index * slice * 2, 320);
      const [bx, by] = polar(index * slice * 2 + slice, 320);
      return path(`M0 0L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z`, deep);
    }),
  );
};

const arch: Stage = ({ deep, mid }) =>
  path('M28 400V176A122 122 0 0 1 272 176V400Z', deep) +
  line('M16 400V176A134 134 0 0 1 284 176V400', mid, 2.5, 'stroke-opacity=".8"');

const ripples: Stage = ({ deep, mid }) =>
  disc(150, 196, 118, deep) +
  repeat(4, (index) =>
    ring(150, 196, 138 + index * 26, index % 2 ? mid : deep, 5, 'stroke-opacity=".75"'),
  );

const horizon: Stage = ({ deep, mid }, random) => {
  const top = random.between(232, 262);
  return (
    disc(150, 176, 116, deep) +
    path(`M0 ${n(top)}Q75 ${n(top - 30)} 150 ${n(top)}T300 ${n(top)}V400H0Z`, deep) +
    path(
      `M0 ${n(top + 44)}Q75 ${n(top + 18)} 150 ${n(top + 44)}T300 ${n(top + 44)}V400H0Z`,
      mid,
      'fill-opacity=".45"',
    )
  );
};

const diamond: Stage = ({ deep, mid }) =>
  path('M150 22L290 196L150 370L10 196Z', deep) +
  line('M150 2L306 196L150 390L-6 196Z', mid, 2.5, 'stroke-opacity=".8"');

export const stages = { sunrise, rays, arch, ripples, horizon, diamond };
const coverStages = [sunrise, rays, arch, ripples, horizon, diamond] as const;

/** A little grain: specks like those of a screen print, so that flat colour has a surface. */
function grain(colour: string, random: Random): string {
  const specks = repeat(34, () => `M${n(random.between(6, 294))} ${n(random.between(6, 394))}h.1`);
  return line(specks, colour, 1.7, 'stroke-linecap="round" stroke-opacity=".3"');
}

const foot = (deep: string) =>
  `<linearGradient id="g" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".85"/></linearGradient><path d="M0 300H300V400H0Z" fill="url(#g)"/>`;
