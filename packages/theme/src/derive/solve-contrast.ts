import type { Mode } from '../brand/brand.ts';
import type { ColorToken } from '../compile/token-value.ts';
import { lowestContrast, solve, textOn, toHex, toOklch } from './colour.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import type { Draft } from './draft-colours.ts';

/** A colour that had to differ from what the brand asked for, and why. */
export interface Repair {
  readonly token: ColorToken;
  readonly mode: Mode;
  /** `#rrggbb` as asked and as emitted. */
  readonly from: string;
  readonly to: string;
  /** WCAG ratio before and after, on the hardest background. */
  readonly ratioBefore: number;
  readonly ratioAfter: number;
  readonly message: string;
}

export type SolvedColours = Record<keyof Draft, string>;

/** Moves each foreground of the table until it passes on all its backgrounds; what was moved is told. */
export function solveContrast(
  draft: Draft,
  mode: Mode,
): { colours: SolvedColours; repairs: Repair[] } {
  const colours = emitted(draft);
  const repairs: Repair[] = [];
  for (const [token, pairs] of byForeground()) {
    const wanted = colours[token];
    const final = settle(token, pairs, draft, colours);
    if (final === wanted) continue;
    colours[token] = final;
    if (told[token]) repairs.push(repair(token, mode, pairs, wanted, final, colours));
  }
  return { colours, repairs };
}

function emitted(draft: Draft): SolvedColours {
  // Same keys in, same keys out; Object.fromEntries forgets them.
  return Object.fromEntries(
    Object.entries(draft).map(([token, colour]) => [token, toHex(colour)]),
  ) as SolvedColours;
}

type Solvable = keyof Draft;

function byForeground(): Map<Solvable, ContrastPair[]> {
  const groups = new Map<Solvable, ContrastPair[]>();
  for (const pair of contrastPairs) {
    if (pair.by === 'locked' || pair.foreground === 'surface.scrim') continue;
    const group = groups.get(pair.foreground);
    if (group) group.push(pair);
    else groups.set(pair.foreground, [pair]);
  }
  return groups;
}

function settle(
  token: Solvable,
  pairs: readonly ContrastPair[],
  draft: Draft,
  colours: SolvedColours,
): string {
  const backgrounds = backgroundsOf(pairs, colours);
  if (pairs.some((pair) => pair.by === 'chosen')) {
    const passes = lowestContrast(colours[token], backgrounds) >= 4.5;
    return passes ? colours[token] : textOn(backgrounds, toOklch(backgrounds[0] ?? '#000000'));
  }
  return solve(draft[token], backgrounds, Math.max(...pairs.map((pair) => pair.ratio)));
}

function backgroundsOf(pairs: readonly ContrastPair[], colours: SolvedColours): string[] {
  return pairs.flatMap((pair) =>
    pair.backgrounds.flatMap((token) => (token === 'surface.scrim' ? [] : [colours[token]])),
  );
}

/** Uses of a merchant's own colour: these repairs are worth telling. Greys and system colours are ours to choose. */
const told: Partial<Record<Solvable, string>> = {
  'text.brand': 'text in the brand colour',
  'text.accent': 'text in the accent colour',
  'text.link': 'link text',
  'border.focus': 'the focus ring',
  'action.primaryEdge': 'the edge of primary buttons',
  'action.accentEdge': 'the edge of accent buttons',
  'stage.accent': 'the accent on the stage',
};

function repair(
  token: Solvable,
  mode: Mode,
  pairs: readonly ContrastPair[],
  from: string,
  to: string,
  colours: SolvedColours,
): Repair {
  const backgrounds = backgroundsOf(pairs, colours);
  const ratioBefore = lowestContrast(from, backgrounds);
  const ratioAfter = lowestContrast(to, backgrounds);
  const hardest = backgrounds.find((hex) => lowestContrast(from, [hex]) === ratioBefore) ?? '';
  const change = toOklch(to).l - toOklch(from).l;
  const percent = Math.max(1, Math.round(Math.abs(change) * 100));
  const need = Math.max(...pairs.map((pair) => pair.ratio));
  const how = change < 0 ? 'darkened' : 'lightened';
  // Rounded down: 4.49 must never be told as 4.5.
  const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
  return {
    token,
    mode,
    from,
    to,
    ratioBefore,
    ratioAfter,
    message: `${mode}: ${told[token] ?? token} ${how} ${percent} % (${from} → ${to}), because ${from} is ${shown(ratioBefore)}:1 on ${hardest} and ${need}:1 is needed.`,
  };
}
