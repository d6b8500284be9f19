import { type BaseMode, type Mode, modes } from '../brand/modes.ts';
import type { AnyColor, ColorToken, ComponentColor } from '../compile/token-value.ts';
import { isComponentToken, semanticOf } from '../component-lookup.ts';
import {
  contrast,
  lowestContrast,
  nearestPassing,
  type Oklch,
  solve,
  textOn,
  toHex,
  toOklch,
} from './colour.ts';
import {
  type ContrastPair,
  contrastPairs,
  hoverFills,
  ratioIn,
  yieldingGrounds,
} from './contrast-graph.ts';
import { type Draft, type Fixed, hoverOf } from './draft-colours.ts';
import { statuses } from './status-colours.ts';
import { alike } from './status-hues.ts';

type Solvable = keyof Draft;
export type SolvedColours = Record<Solvable, string>;

/** What contrast made of a mode's draft. */
export interface Solved {
  readonly colours: SolvedColours;
  /** What each was to be: the draft, or that of the other base for what turned with its ground. */
  readonly wanted: Draft;
  /** The component tokens that the brand does not set, and that follow or give way to those that it does. */
  readonly components: ReadonlyMap<ComponentColor, string>;
  readonly moved: readonly Moved[];
}

/** A colour that had to move: what it was, and the hardest of those that it meets. */
export interface Moved {
  readonly token: AnyColor;
  readonly from: string;
  readonly to: string;
  /** The other colour of the pair in which `from` read worst. */
  readonly hardest: AnyColor;
  /** All that it meets, and their colours, `#rrggbb`. */
  readonly met: readonly AnyColor[];
  readonly others: readonly string[];
  /** Whether it is a ground, under what it meets. */
  readonly isGround: boolean;
}

/** A mode to solve. */
interface Problem {
  readonly mode: Mode;
  readonly draft: Draft;
  /** What the brand sets by itself: it stays, and all else is solved around it. */
  readonly fixed: Fixed;
  /** The draft of the other base: what a text wants that stands on a dark ground in light mode. */
  readonly turned: () => Draft;
}

/**
 * Moves each colour of the graph that may give way, as the graph says, until its pairs pass. Where that is out of reach,
 * a colour is solved for the grounds that the brand does not set, and the check names the pair that fails.
 */
export function solveContrast(problem: Problem): Solved {
  const { draft, fixed } = problem;
  const state: State = {
    ...problem,
    hexes: new Map<AnyColor, string>([...emitted(draft), ...fixed]),
    wanted: { ...draft },
    moved: new Map(),
  };
  solveForegrounds(state);
  // Without a brand's own colours every ground is as light or dark as its mode, and no text needs more than to move.
  if (fixed.size > 0) {
    keepStatusesApart(state);
    if (solveGrounds(state)) solveForegrounds(state);
  }
  const components = solveComponents(state);
  // Same keys in, same keys out; Object.fromEntries forgets them.
  const colours = Object.fromEntries(
    Object.keys(draft).map((token) => [token, state.hexes.get(token as Solvable)]),
  ) as SolvedColours;
  return { colours, wanted: state.wanted, components, moved: [...state.moved.values()] };
}

/** A problem on its way to a solution. */
interface State extends Problem {
  /** Every colour that is painted, as far as it is solved. */
  readonly hexes: Map<AnyColor, string>;
  readonly wanted: Record<Solvable, Oklch>;
  readonly moved: Map<AnyColor, Moved>;
}

const emitted = (draft: Draft) =>
  // The keys of a draft are its tokens; Object.entries forgets it.
  (Object.entries(draft) as [Solvable, Oklch][]).map(
    ([token, colour]) => [token, toHex(colour)] as const,
  );

/** The pairs of each foreground that can give way. */
const byForeground: ReadonlyMap<AnyColor, readonly ContrastPair[]> = Map.groupBy(
  contrastPairs.filter(({ by }) => by === 'moves' || by === 'chosen'),
  ({ foreground }) => foreground,
);
const semanticForegrounds = [...byForeground].flatMap(([token, pairs]) =>
  isComponentToken(token) ? [] : [[token as Solvable, pairs] as const],
);
const componentForegrounds = [...byForeground].flatMap(([token, pairs]) =>
  isComponentToken(token) ? [[token, pairs] as const] : [],
);

function solveForegrounds(state: State): void {
  for (const [token, pairs] of semanticForegrounds) {
    if (!state.fixed.has(token)) solveForeground(state, token, pairs);
  }
}

function solveForeground(state: State, token: Solvable, pairs: readonly ContrastPair[]): void {
  const { draft, hexes, wanted } = state;
  // A component token that is not set paints nothing of its own.
  const grounds = pairs.flatMap(({ backgrounds }) => backgrounds.filter((one) => hexes.has(one)));
  const settled = settle(state, wanted[token], token, pairs, grounds);
  hexes.set(token, settled.hex);
  wanted[token] = settled.wanted;
  note(state, { token, from: toHex(draft[token]), to: settled.hex, met: grounds, isGround: false });
}

/**
 * Status texts that had to move may have come near each other, and lightness is what a colour-blind member tells them apart
 * by: then all move as far as the one that moved most.
 */
function keepStatusesApart(state: State): void {
  const { hexes, fixed, wanted } = state;
  const tokens = statuses.map((status) => `status.${status}Text` as const);
  if (alike((status) => hexes.get(`status.${status}Text`) ?? '').length === 0) return;
  const ways = tokens
    .filter((token) => !fixed.has(token))
    .map((token) => toOklch(hexes.get(token) ?? '').l - wanted[token].l);
  const way = ways.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  for (const [token, pairs] of semanticForegrounds) {
    if (!tokens.some((one) => one === token) || fixed.has(token)) continue;
    wanted[token] = { ...wanted[token], l: wanted[token].l + way };
    solveForeground(state, token, pairs);
  }
}

/** Makes the yielding grounds give way to what stands on them; whether one did. */
function solveGrounds(state: State): boolean {
  const { fixed, turned, mode, hexes, wanted } = state;
  let changed = false;
  for (const ground of yieldingGrounds) {
    if (fixed.has(ground)) continue;
    const from = hexes.get(ground) ?? '';
    const on = contrastPairs.filter(
      ({ foreground, backgrounds }) => hexes.has(foreground) && backgrounds.includes(ground),
    );
    const needs = on.map((pair) => ({
      against: hexes.get(pair.foreground) ?? '',
      ratio: ratioIn(pair, mode),
    }));
    const passes = (hex: string) =>
      needs.every(({ against, ratio }) => contrast(hex, against) >= ratio);
    if (passes(from)) continue;
    const other = turned()[ground];
    const isTurned = passes(toHex(other));
    const to = isTurned ? toHex(other) : nearestPassing(from, needs);
    if (to === undefined) continue;
    hexes.set(ground, to);
    if (isTurned) wanted[ground] = other;
    changed = true;
    note(state, {
      token: ground,
      from,
      to,
      met: on.map((pair) => pair.foreground),
      isGround: true,
    });
  }
  return changed;
}

/** What a component paints in front of a fill that the brand sets for it, and the fills under the pointer. */
function solveComponents(state: State): ReadonlyMap<ComponentColor, string> {
  const { fixed, mode, hexes, wanted } = state;
  const own = new Map<ComponentColor, string>();
  const give = (token: ComponentColor, hex: string) => {
    own.set(token, hex);
    hexes.set(token, hex);
  };
  // A colour's fallback is a colour, and all semantic ones are there.
  const painted = (token: AnyColor) =>
    hexes.get(token) ?? hexes.get(semanticOf(token) as ColorToken) ?? '';
  for (const { fill, hover, text } of hoverFills) {
    const ratio = modes[mode].ratio.text;
    const [front, back] = [painted(text), painted(fill)];
    const isFaint = fixed.has(text) && contrast(front, painted(hover)) < ratio;
    if (fixed.has(hover) || !(fixed.has(fill) || isFaint)) continue;
    const keeps = fixed.has(text) || contrast(front, back) >= ratio;
    give(hover, toHex(hoverOf(toOklch(back), ratio, keeps ? front : undefined).hover));
  }
  for (const [token, pairs] of componentForegrounds) {
    const declared = pairs.flatMap(({ backgrounds }) => backgrounds);
    if (fixed.has(token) || !declared.some((one) => isComponentToken(one) && hexes.has(one))) {
      continue;
    }
    const grounds = declared.map((one) => (hexes.has(one) ? one : (semanticOf(one) as ColorToken)));
    const from = painted(token);
    const behind = grounds.map(painted);
    const ratio = Math.max(...pairs.map((pair) => ratioIn(pair, mode)));
    if (lowestContrast(from, behind) >= ratio) continue;
    // As above; and only the scrim has no draft, which carries nothing.
    const { hex: to, passes } = settle(
      state,
      wanted[semanticOf(token) as Solvable],
      token,
      pairs,
      grounds,
    );
    if (!passes) continue;
    give(token, to);
    note(state, { token, from, to, met: grounds, isGround: false });
  }
  return own;
}

/** A colour, what it was to be, and whether its pairs pass. */
interface Settled {
  readonly hex: string;
  readonly wanted: Oklch;
  readonly passes: boolean;
}

/** The colour of a foreground that passes on all these grounds; else on those that neither the brand sets nor yield. */
function settle(
  state: State,
  wanted: Oklch,
  token: AnyColor,
  pairs: readonly ContrastPair[],
  grounds: readonly AnyColor[],
): Settled {
  const { fixed, hexes } = state;
  const on = (which: readonly AnyColor[]) =>
    settleOn(
      state,
      wanted,
      token,
      pairs,
      which.map((ground) => hexes.get(ground) ?? ''),
    );
  const all = on(grounds);
  if (all.passes || !grounds.some((ground) => fixed.has(ground))) return all;
  const isOurs = (ground: AnyColor) =>
    yieldingGrounds.some((one) => one === ground) && !fixed.has(ground);
  const firm = on(grounds.filter((ground) => !isOurs(ground)));
  if (firm.passes) return { ...firm, passes: false };
  const free = grounds.filter((ground) => !fixed.has(ground));
  return free.length > 0 ? { ...on(free), passes: false } : all;
}

function settleOn(
  { mode, fixed, turned }: State,
  wanted: Oklch,
  token: AnyColor,
  pairs: readonly ContrastPair[],
  behind: readonly string[],
): Settled {
  const ratio = Math.max(...pairs.map((pair) => ratioIn(pair, mode)));
  const passes = (hex: string) => lowestContrast(hex, behind) >= ratio;
  const result = (hex: string, from = wanted): Settled => ({
    hex,
    wanted: from,
    passes: passes(hex),
  });
  const start = toHex(wanted);
  const [first] = pairs;
  if (passes(start) || !first) return result(start);
  if (first.by === 'chosen') return result(textOn(behind, toOklch(behind[0] ?? '#000000'), ratio));
  const { base } = modes[mode];
  const opposite: BaseMode = base === 'light' ? 'dark' : 'light';
  const [way, back] = [first.direction[base], first.direction[opposite]];
  const usual = result(solve(wanted, behind, ratio, way));
  // Only what a brand sets can be in the way, and what stands on the stage has one way only.
  if (usual.passes || fixed.size === 0 || back === way) return usual;
  // A colour's fallback is a colour, and only the scrim has no draft, which carries nothing.
  const other = turned()[semanticOf(token) as Solvable];
  const there = result(solve(other, behind, ratio, back), other);
  if (there.passes) return there;
  const needs = behind.map((against) => ({ against, ratio }));
  return result(nearestPassing(start, needs) ?? usual.hex);
}

/** Keeps what moved; a colour that is solved again is told from where it began. */
function note({ moved, hexes }: State, move: Omit<Moved, 'hardest' | 'others'>): void {
  const { token, from, to, met } = move;
  if (from === to) {
    moved.delete(token);
    return;
  }
  const others = met.map((one) => hexes.get(one) ?? '');
  const ratios = others.map((other) => contrast(from, other));
  const hardest = met[ratios.indexOf(Math.min(...ratios))] ?? token;
  moved.set(token, { ...move, hardest, others });
}
