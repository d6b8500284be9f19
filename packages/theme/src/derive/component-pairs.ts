import type {
  AnyColor,
  ComponentColor,
  ComponentValues,
  TokenValues,
} from '../compile/token-value.ts';
import { componentTokenNames, isComponentToken, semanticOf } from '../component-lookup.ts';
import type { ComponentToken } from '../component-tokens.ts';
import type { TokenName } from '../contract.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';

/** A pair in which component tokens may take part. */
export interface ColorPair extends Omit<ContrastPair, 'foreground' | 'backgrounds'> {
  readonly foreground: AnyColor;
  readonly backgrounds: readonly AnyColor[];
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;

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

/**
 * Every pair that a component token may be part of. Each is a declared pair of the table with component tokens in the
 * place of their fallbacks, and is held to that one's ratio; so a brand without component tokens has nothing new to prove.
 */
export const componentPairs: readonly ColorPair[] = (() => {
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
    return [...contrastPairs, ...closed]
      .filter(({ backgrounds }) => backgrounds.some((one) => one === semanticOf(fill)))
      .filter(({ foreground }) => !isOwn(foreground))
      .map((pair) => ({ ...pair, backgrounds: [fill] }));
  });
  return [...closed, ...held];
})();

/** All tokens of the component that a fill is one of. */
function tokensBeside(fill: ComponentColor): ComponentToken[] {
  const component = fill.slice(0, fill.indexOf('.') + 1);
  return componentTokenNames.filter((name) => name.startsWith(component));
}

function declared(foreground: TokenName, background: TokenName): ContrastPair {
  const pair = contrastPairs.find(
    (one) => one.foreground === foreground && one.backgrounds.some((each) => each === background),
  );
  if (!pair) throw new TypeError(`The table has no pair ${foreground} on ${background}.`);
  return pair;
}

/**
 * The pairs that are really painted where these component tokens are set: those of the table, and those of the components
 * with each token that is not set as its fallback.
 */
export function pairsWith(values: ComponentValues): readonly ColorPair[] {
  const isSet = (name: AnyColor) => isComponentToken(name) && values[name] !== undefined;
  // Most brands set none.
  if (Object.keys(values).length === 0) return contrastPairs;
  // A colour's fallback is a colour.
  const painted = (name: AnyColor) => (isSet(name) ? name : (semanticOf(name) as AnyColor));
  return [
    ...contrastPairs,
    ...componentPairs.flatMap(({ foreground, backgrounds, ...pair }) => {
      const front = painted(foreground);
      const behind = isSet(front) ? backgrounds : backgrounds.filter(isSet);
      return behind.length > 0
        ? [{ ...pair, foreground: front, backgrounds: behind.map(painted) }]
        : [];
    }),
  ];
}

/** The emitted colour of a token of either tier, `#rrggbb`; of a component token that is not set, its fallback's. */
export function hexOf(name: AnyColor, tokens: TokenValues, components: ComponentValues): string {
  const own = isComponentToken(name) ? components[name] : undefined;
  // A colour's fallback is a colour.
  return own?.hex ?? tokens[semanticOf(name) as Exclude<AnyColor, ComponentColor>].hex;
}
