import { type BaseMode, type Mode, modes } from '../brand/modes.ts';
import type {
  AnyColor,
  ColorToken,
  ComponentColor,
  ComponentValues,
  TokenValues,
} from '../compile/token-value.ts';
import { componentTokenNames, isComponentToken, semanticOf } from '../component-lookup.ts';
import type { ComponentToken } from '../component-tokens.ts';
import { contrast } from './colour.ts';

/** Where a foreground goes when its pair fails. */
export type Direction = 'lighter' | 'darker';

/**
 * An edge of the graph: a foreground with grounds that it may stand on. Derivation, the check, P3 values, `livery diff` and the theme
 * panel all read this one graph.
 */
export interface ContrastPair {
  readonly foreground: AnyColor;
  readonly backgrounds: readonly AnyColor[];
  /** WCAG 2.2: 4.5 text (1.4.3), 3 parts of a control and graphics (1.4.11). */
  readonly ratio: 4.5 | 3;
  /** The ratio in high contrast: 7 text (1.4.6), 4.5 edges of controls, 3 outlines. See `modes`. */
  readonly highContrast: 7 | 4.5 | 3;
  /**
   * Which side gives way when the pair fails. The foreground's lightness `moves`, hue and background stay. Or it is
   * `chosen` as white or tinted black, because the background is the merchant's exact colour; only in high contrast,
   * where neither may reach 7:1, that fill moves as well. Or both sides are `locked` for every brand. Or it is another pair
   * `reversed`, which is as clear as that one. A background gives way where it is one of `yieldingGrounds`; what a brand
   * sets by itself never does.
   */
  readonly by: 'moves' | 'chosen' | 'locked' | 'reversed';
  /**
   * Which way a foreground moves, by the base of the mode. Where a brand sets its grounds so that this leads nowhere, it
   * takes the way of the other base; the stage is deep in both, so what stands on it has one way only.
   */
  readonly direction: Readonly<Record<BaseMode, Direction>>;
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const stage = ['stage.fill', 'stage.fillEnd'] as const;

/** Pages are light in light mode and dark in dark mode: what stands on them goes away from that. */
const offThePage = { light: 'darker', dark: 'lighter' } as const;
/** The stage is deep in every mode. */
const offTheStage = { light: 'lighter', dark: 'lighter' } as const;

type Kind = keyof (typeof modes)[Mode]['ratio'];

function pair(
  kind: Kind,
  by: ContrastPair['by'],
  direction: ContrastPair['direction'],
): (foreground: ColorToken, ...backgrounds: readonly ColorToken[]) => ContrastPair {
  const ratio = modes.light.ratio[kind];
  const highContrast = modes.lightContrast.ratio[kind];
  return (foreground, ...backgrounds) => ({
    foreground,
    backgrounds,
    ratio,
    highContrast,
    by,
    direction,
  });
}

const text = pair('text', 'moves', offThePage);
const edge = pair('edge', 'moves', offThePage);
const chosen = pair('text', 'chosen', offThePage);
const stageText = pair('text', 'moves', offTheStage);
const stageReversed = pair('text', 'reversed', offTheStage);
const stageOutline = pair('outline', 'moves', offTheStage);
const lockedText = pair('text', 'locked', offThePage);
const lockedEdge = pair('edge', 'locked', offThePage);

/** Every pair of semantic colours that a component may put on top of each other. */
const semanticPairs: readonly ContrastPair[] = [
  text('text.body', ...surfaces),
  text('text.muted', ...surfaces),
  text('text.brand', ...surfaces),
  text('text.accent', ...surfaces),
  text('text.link', ...surfaces),
  edge('border.control', ...surfaces),
  edge('border.focus', ...surfaces),
  chosen('action.primaryText', 'action.primaryFill', 'action.primaryFillHover'),
  edge('action.primaryEdge', ...surfaces),
  chosen('action.accentText', 'action.accentFill', 'action.accentFillHover'),
  edge('action.accentEdge', ...surfaces),
  text('action.neutralText', 'action.neutralFill', 'action.neutralFillHover'),
  stageText('stage.text', ...stage),
  stageText('stage.muted', ...stage),
  stageText('stage.accent', ...stage),
  stageReversed('stage.fill', 'stage.accent', 'stage.text'),
  stageOutline('stage.edge', ...stage),
  text('status.successText', ...surfaces, 'status.successSurface'),
  text('status.warningText', ...surfaces, 'status.warningSurface'),
  text('status.dangerText', ...surfaces, 'status.dangerSurface'),
  text('status.infoText', ...surfaces, 'status.infoSurface'),
  text('text.body', 'status.successSurface', 'status.warningSurface'),
  text('text.body', 'status.dangerSurface', 'status.infoSurface'),
  chosen('status.onDangerFill', 'status.dangerFill'),
  text('money.gain', ...surfaces),
  text('money.loss', ...surfaces),
  lockedText('protection.text', 'protection.surface'),
  lockedEdge('protection.edge', 'protection.surface'),
];

/**
 * Grounds that Livery chooses for what stands on them. They give way where that cannot: to a text that the brand sets, and to
 * one that had to turn with the page. All other grounds are the merchant's, or hold too much to move.
 */
export const yieldingGrounds = [
  'action.neutralFill',
  'action.neutralFillHover',
  'status.successSurface',
  'status.warningSurface',
  'status.dangerSurface',
  'status.infoSurface',
  'status.dangerFill',
] as const satisfies readonly ColorToken[];

/** A component's own colour in front: on its own fill, or on whatever the component stands. */
const inFront: readonly (readonly [foreground: ComponentColor, ...backgrounds: AnyColor[]])[] = [
  ['button.primaryText', 'button.primaryFill', 'button.primaryFillHover'],
  ['button.primaryEdge', ...surfaces],
  ['button.accentText', 'button.accentFill', 'button.accentFillHover'],
  ['button.accentEdge', ...surfaces],
  ['countBadge.text', 'countBadge.fill'],
  ['field.edge', ...surfaces],
  ['jackpotTicker.amount', 'jackpotTicker.fill'],
  ['lotteryResult.text', 'lotteryResult.fill'],
  ['lotteryResult.edge', ...surfaces],
  ['progress.fill', ...surfaces],
  ['switch.thumb', 'switch.fill'],
  ['tabBar.text', 'tabBar.fill'],
  ['tabBar.current', 'tabBar.fill'],
  ['tabBar.focus', 'tabBar.fill'],
  ['tooltip.text', 'tooltip.fill'],
  ['tooltip.edge', ...surfaces],
];

/** Fills that hold anything: whatever may stand on the semantic token may stand here. */
const open = ['card.fill', 'field.fill', 'jackpotTicker.fill', 'topBar.fill'] as const;

/** Fills of buttons with the one under the pointer, which follows where the brand does not set it, and the text of both. */
export const hoverFills = [
  { fill: 'button.primaryFill', hover: 'button.primaryFillHover', text: 'button.primaryText' },
  { fill: 'button.accentFill', hover: 'button.accentFillHover', text: 'button.accentText' },
] as const satisfies readonly Readonly<Record<string, ComponentColor>>[];

/**
 * Every pair that a component token may be part of. Each is a semantic pair with component tokens in the place of their
 * fallbacks, and is held to that one's ratio; so a brand without component tokens has nothing new to prove.
 */
const componentPairs: readonly ContrastPair[] = (() => {
  const closed = inFront.map(([foreground, ...backgrounds]) => ({
    ...declared(semanticOf(foreground), semanticOf(backgrounds[0] ?? foreground)),
    foreground,
    backgrounds,
  }));
  const held = open.flatMap((fill) => {
    const own = tokensBeside(fill);
    // What the component itself paints in a colour of its own is in the closed ones.
    const isOwn = (foreground: AnyColor) =>
      own.some((name) => name === foreground || semanticOf(name) === foreground);
    return [...semanticPairs, ...closed]
      .filter(({ backgrounds }) => backgrounds.some((one) => one === semanticOf(fill)))
      .filter(({ foreground }) => !isOwn(foreground))
      .map((pair) => ({ ...pair, backgrounds: [fill] }));
  });
  return [...closed, ...held];
})();

/** Every pair of colours of both tiers that may meet. What is not here may not be combined. */
export const contrastPairs: readonly ContrastPair[] = [...semanticPairs, ...componentPairs];

/** All tokens of the component that a fill is one of. */
function tokensBeside(fill: ComponentColor): ComponentToken[] {
  const component = fill.slice(0, fill.indexOf('.') + 1);
  return componentTokenNames.filter((name) => name.startsWith(component));
}

function declared(foreground: string, background: string): ContrastPair {
  const found = semanticPairs.find(
    (one) => one.foreground === foreground && one.backgrounds.some((each) => each === background),
  );
  if (!found) throw new TypeError(`The graph has no pair ${foreground} on ${background}.`);
  return found;
}

/** The ratio that a pair is held to in a mode. */
export function ratioIn(pair: Pick<ContrastPair, 'ratio' | 'highContrast'>, mode: Mode): number {
  return modes[mode].contrast === 'more' ? pair.highContrast : pair.ratio;
}

/** The semantic pairs, and those that at least one of these component tokens is part of. */
export function pairsWith(components: ComponentValues): readonly ContrastPair[] {
  // Most brands set none.
  if (Object.keys(components).length === 0) return semanticPairs;
  const isSet = (name: AnyColor) => isComponentToken(name) && components[name] !== undefined;
  return [
    ...semanticPairs,
    ...componentPairs.flatMap((pair) => {
      const backgrounds = isSet(pair.foreground)
        ? pair.backgrounds
        : pair.backgrounds.filter(isSet);
      return backgrounds.length > 0 ? [{ ...pair, backgrounds }] : [];
    }),
  ];
}

/** The pairs that are really painted where these component tokens are set, each token that is not as its fallback. */
export function paintedPairs(components: ComponentValues): readonly ContrastPair[] {
  const pairs = pairsWith(components);
  if (pairs === semanticPairs) return pairs;
  const painted = (name: AnyColor) =>
    // A colour's fallback is a colour.
    isComponentToken(name) && !components[name] ? (semanticOf(name) as ColorToken) : name;
  return pairs.map(({ foreground, backgrounds, ...pair }) => ({
    ...pair,
    foreground: painted(foreground),
    backgrounds: backgrounds.map(painted),
  }));
}

/** The emitted colour of a token of either tier, `#rrggbb`; of a component token that is not set, its fallback's. */
export function hexOf(name: AnyColor, tokens: TokenValues, components: ComponentValues): string {
  const own = isComponentToken(name) ? components[name] : undefined;
  // A colour's fallback is a colour.
  return own?.hex ?? tokens[semanticOf(name) as ColorToken].hex;
}

/** Two colours of a theme as they are emitted, one on the other. */
export interface Contrast {
  /** `#rrggbb`. */
  readonly front: string;
  readonly back: string;
  /** WCAG 2.2 ratio, 1–21. */
  readonly ratio: number;
}

/** How clear a token is on another in one mode of a theme. Whoever tells of a contrast asks here. */
export function measure(
  foreground: AnyColor,
  background: AnyColor,
  tokens: TokenValues,
  components: ComponentValues,
): Contrast {
  const front = hexOf(foreground, tokens, components);
  const back = hexOf(background, tokens, components);
  return { front, back, ratio: contrast(front, back) };
}

/** Two colours that meet on the screen in a mode. */
export interface Meeting extends Contrast, Pick<ContrastPair, 'foreground' | 'by'> {
  readonly background: AnyColor;
  readonly mode: Mode;
  /** The ratio that it has to have at least. */
  readonly needed: number;
}

/** Every pair of colours that is painted in a mode, measured. */
export function meetings(
  tokens: TokenValues,
  components: ComponentValues,
  mode: Mode,
): readonly Meeting[] {
  return paintedPairs(components).flatMap((pair) => {
    const { foreground, by } = pair;
    const needed = ratioIn(pair, mode);
    return pair.backgrounds.map((background) => {
      const measured = measure(foreground, background, tokens, components);
      return { foreground, background, by, mode, needed, ...measured };
    });
  });
}

/** The meetings that are not clear enough. One that another has reversed is named by that one alone. */
export const failing = (all: readonly Meeting[]): readonly Meeting[] =>
  all.filter(({ ratio, needed, by }) => ratio < needed && by !== 'reversed');
