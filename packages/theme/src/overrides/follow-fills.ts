import type {
  ColorValue,
  ComponentColor,
  ComponentValues,
  TokenValues,
} from '../compile/token-value.ts';
import { contrast, luminance, oklabDistance, toHex, toOklch } from '../derive/colour.ts';
import { hexOf } from '../derive/component-pairs.ts';

const buttons = [
  { fill: 'button.primaryFill', hover: 'button.primaryFillHover', text: 'button.primaryText' },
  { fill: 'button.accentFill', hover: 'button.accentFillHover', text: 'button.accentText' },
] as const satisfies readonly Readonly<Record<string, ComponentColor>>[];

/**
 * A fill of a button that a brand sets without the one under the pointer brings it along: else the button would turn to
 * the colour of all the others there.
 */
export function followFills(tokens: TokenValues, components: ComponentValues): ComponentValues {
  const followers = buttons.flatMap(({ fill, hover, text }) => {
    const set = components[fill];
    if (!set || components[hover]) return [];
    const hex = hoverFrom(set.hex, hexOf(text, tokens, components));
    return [[hover, { type: 'color', hex } satisfies ColorValue] as const];
  });
  return { ...components, ...Object.fromEntries(followers) };
}

/** OKLab distance by which a fill under the pointer is seen to differ. */
const leastSeen = 0.02;

/** A step away from the text, so that it can only become clearer; where there is no room, a step that the text affords. */
function hoverFrom(fill: string, text: string): string {
  const colour = toOklch(fill);
  const away = luminance(text) > luminance(fill) ? -0.05 : 0.05;
  const steps = [away, 2 * away, -away].map((step) => toHex({ ...colour, l: colour.l + step }));
  const least = Math.min(4.5, contrast(fill, text));
  const distance = (hex: string) => oklabDistance(hex, fill);
  return steps.find((hex) => distance(hex) >= leastSeen && contrast(hex, text) >= least) ?? fill;
}
