import type { Brand } from '../brand/brand.ts';
import { type Mode, modeNames, modeWords } from '../brand/modes.ts';
import type { TokenValues } from '../compile/token-value.ts';
import { hueDistance, type Oklch, toHex, toOklch } from './colour.ts';
import {
  type ColourVision,
  colourVisions,
  distanceSeen,
  type Seen,
  seen,
} from './colour-vision.ts';
import { type Status, statuses, statusTone } from './status-colours.ts';

/** A system colour that looks like the brand or like another says nothing: at least this many degrees of hue lie between them. */
export const leastHueDistance = 24;

/**
 * OKLab distance of two status colours in every kind of vision: twice what an eye just tells apart side by side (0.02),
 * because they are seldom side by side. Colour is never alone: an icon and a word stand beside each (WCAG 2.2 1.4.1).
 */
const leastStatusDistance = 0.04;

/** A seed with less chroma has no hue that could be taken from it. */
export const leastStatusChroma = 0.04;

export type StatusHues = Readonly<Record<Status, number>>;

/** First choice first. The others keep the meaning: plum for danger, olive or sea green for success. */
const candidates: Readonly<Record<Status, readonly number[]>> = {
  danger: [27, 354, 50],
  warning: [80, 108, 56],
  success: [150, 125, 176],
  info: [245, 218, 272],
};

/**
 * The hues of the four system colours for a brand: the operator's own, else the first that are not the brand's and stay
 * apart from each other in every kind of vision. An operator's own hue that leaves no such choice stays as it is:
 * `deriveTheme` refuses it.
 */
export function statusHues(seeds: Brand['seeds']): StatusHues {
  const brand = toOklch(seeds.brand);
  const choices = (status: Status): readonly Choice[] => {
    const own = seeds[status];
    if (own) return [choice(status, toOklch(own).h)];
    const all = ready()[status];
    const free = all.filter(({ hue }) => isDistinct(hue, brand));
    return free.length > 0 ? free : all;
  };
  const combinations = inOrderOfPreference({
    success: choices('success'),
    warning: choices('warning'),
    danger: choices('danger'),
    info: choices('info'),
  });
  const known = new Map<string, boolean>();
  const apart = (one: Choice, other: Choice) => {
    const key = `${one.hue} ${other.hue}`;
    const found = known.get(key) ?? areApart(one, other);
    known.set(key, found);
    return found;
  };
  const apartBut = (free: (status: Status) => boolean) =>
    combinations.find((four) =>
      pairs.every(([one, other]) => free(one) || free(other) || apart(four[one], four[other])),
    );
  // Where an operator's own hue clashes whatever is chosen, ours stay apart from each other: only that seed is to blame.
  const chosen =
    apartBut(() => false) ?? apartBut((status) => seeds[status] !== undefined) ?? combinations[0];
  // Each status has at least one choice, so there is at least one combination.
  const { success, warning, danger, info } = chosen as Four;
  return { success: success.hue, warning: warning.hue, danger: danger.hue, info: info.hue };
}

const isDistinct = (hue: number, brand: Oklch) =>
  brand.c < leastStatusChroma || hueDistance(hue, brand.h) >= leastHueDistance;

/** A hue for a status, and how its text looks in each mode to each kind of vision. */
interface Choice {
  readonly hue: number;
  readonly looks: Readonly<Record<Mode, Seen>>;
}
type Four = Readonly<Record<Status, Choice>>;

function choice(status: Status, hue: number): Choice {
  const look = (mode: Mode) => seen(toHex(statusTone(status, mode, hue)));
  return {
    hue,
    looks: {
      light: look('light'),
      dark: look('dark'),
      lightContrast: look('lightContrast'),
      darkContrast: look('darkContrast'),
    },
  };
}

/** Our own choices never change, and a panel derives at every stroke: measured once, at the first derivation. */
let measured: Readonly<Record<Status, readonly Choice[]>> | undefined;
function ready(): Readonly<Record<Status, readonly Choice[]>> {
  const all = (status: Status) => candidates[status].map((hue) => choice(status, hue));
  measured ??= {
    success: all('success'),
    warning: all('warning'),
    danger: all('danger'),
    info: all('info'),
  };
  return measured;
}

/** All combinations, those with fewest second choices first. */
function inOrderOfPreference(choices: Record<Status, readonly Choice[]>): readonly Four[] {
  const ranked = choices.danger.flatMap((danger, a) =>
    choices.warning.flatMap((warning, b) =>
      choices.success.flatMap((success, c) =>
        choices.info.map((info, d) => ({
          four: { danger, warning, success, info },
          rank: a + b + c + d,
        })),
      ),
    ),
  );
  return ranked.sort((one, other) => one.rank - other.rank).map(({ four }) => four);
}

/** Two statuses that are too alike, and who sees them so. */
export interface StatusClash {
  readonly pair: readonly [Status, Status];
  /** Absent where the hues themselves are too near. */
  readonly vision?: ColourVision;
  /** OKLab distance, or degrees of hue where no vision is named. */
  readonly distance: number;
}

/** Those of four status colours (`#rrggbb`) that are too near each other for some kind of vision. */
export function alike(hexOf: (status: Status) => string): StatusClash[] {
  const look = {
    success: seen(hexOf('success')),
    warning: seen(hexOf('warning')),
    danger: seen(hexOf('danger')),
    info: seen(hexOf('info')),
  };
  return pairs.flatMap((pair) =>
    colourVisions.flatMap((vision): StatusClash[] => {
      const distance = distanceSeen(look[pair[0]], look[pair[1]], vision);
      return distance < leastStatusDistance ? [{ pair, vision, distance }] : [];
    }),
  );
}

/** Those of a mode's status colours that some members take for one another. */
export const alikeIn = (tokens: TokenValues): StatusClash[] =>
  alike((status) => tokens[`status.${status}Text`].hex);

/** Who cannot distinguish two status colours in a mode, in words. */
export function alikeWords(
  one: Status,
  other: Status,
  { vision, distance }: Pick<StatusClash, 'vision' | 'distance'>,
  mode: Mode,
): string {
  const who = vision === 'usual' ? 'nobody can' : `a member with ${vision} cannot`;
  const shown = (Math.floor(distance * 1000) / 1000).toFixed(3);
  return `${who} distinguish ${one} from ${other} in mode ${modeWords(mode)}: their OKLab distance is ${shown}, ${leastStatusDistance} is required.`;
}

/** Those hues that are too near each other. */
export function nearHues(hues: StatusHues): StatusClash[] {
  return pairs.flatMap((pair): StatusClash[] => {
    const distance = hueDistance(hues[pair[0]], hues[pair[1]]);
    return distance < leastHueDistance ? [{ pair, distance }] : [];
  });
}

/** Whether nobody takes a seed's hue for that of another status, given the brand's other seeds. */
export function standsApart(seeds: Brand['seeds'], status: Status): boolean {
  const hues = statusHues(seeds);
  const own = choice(status, hues[status]);
  return statuses.every((other) => other === status || areApart(own, choice(other, hues[other])));
}

const pairs = statuses.flatMap((one, index) =>
  statuses.slice(index + 1).map((other) => [one, other] as const),
);

function areApart(one: Choice, other: Choice): boolean {
  if (hueDistance(one.hue, other.hue) < leastHueDistance) return false;
  return modeNames.every((mode) =>
    colourVisions.every(
      (vision) => distanceSeen(one.looks[mode], other.looks[mode], vision) >= leastStatusDistance,
    ),
  );
}
