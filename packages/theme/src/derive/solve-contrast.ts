import { type Mode, modes } from '../brand/modes.ts';
import type { ColorToken } from '../compile/token-value.ts';
import { lowestContrast, solve, textOn, toHex, toOklch } from './colour.ts';
import { type ContrastPair, contrastPairs, ratioIn } from './contrast-pairs.ts';
import type { Draft } from './draft-colours.ts';

export type SolvedColours = Record<keyof Draft, string>;

/** A foreground that had to move: what it was, and the hardest of what it stands on. */
export interface Moved {
  readonly token: Solvable;
  readonly from: string;
  readonly to: string;
  readonly ratio: number;
  /** The background on which `from` read worst. */
  readonly hardest: ColorToken;
  readonly backgrounds: readonly string[];
}

/** Moves each foreground of the table, the way that the table says, until it passes on all its backgrounds. */
export function solveContrast(
  draft: Draft,
  mode: Mode,
): { colours: SolvedColours; moved: readonly Moved[] } {
  const colours = emitted(draft);
  const moved: Moved[] = [];
  for (const [token, pairs] of solvable) {
    const from = colours[token];
    const tokens = pairs.flatMap((pair) => pair.backgrounds.filter(isSolvable));
    const backgrounds = tokens.map((background) => colours[background]);
    const ratio = Math.max(...pairs.map((pair) => ratioIn(pair, mode)));
    const to = settle(pairs, draft[token], from, backgrounds, ratio, mode);
    if (to === from) continue;
    colours[token] = to;
    const worst = lowestContrast(from, backgrounds);
    const hardest =
      tokens.find((_, index) => lowestContrast(from, [backgrounds[index] ?? from]) === worst) ??
      'surface.page';
    moved.push({ token, from, to, ratio, hardest, backgrounds });
  }
  return { colours, moved };
}

function emitted(draft: Draft): SolvedColours {
  // Same keys in, same keys out; Object.fromEntries forgets them.
  return Object.fromEntries(
    Object.entries(draft).map(([token, colour]) => [token, toHex(colour)]),
  ) as SolvedColours;
}

type Solvable = keyof Draft;
const isSolvable = (token: ColorToken): token is Solvable => token !== 'surface.scrim';

const solvable: ReadonlyMap<Solvable, readonly ContrastPair[]> = (() => {
  const groups = new Map<Solvable, ContrastPair[]>();
  for (const pair of contrastPairs) {
    const { foreground, by } = pair;
    if (by === 'locked' || by === 'reversed' || !isSolvable(foreground)) continue;
    groups.set(foreground, [...(groups.get(foreground) ?? []), pair]);
  }
  return groups;
})();

function settle(
  pairs: readonly ContrastPair[],
  wanted: Draft[Solvable],
  from: string,
  backgrounds: readonly string[],
  ratio: number,
  mode: Mode,
): string {
  if (pairs.some((pair) => pair.by === 'chosen')) {
    if (lowestContrast(from, backgrounds) >= ratio) return from;
    return textOn(backgrounds, toOklch(backgrounds[0] ?? '#000000'), ratio);
  }
  return solve(wanted, backgrounds, ratio, pairs[0]?.direction[modes[mode].base] ?? 'either');
}
