import { type Mode, modes } from '../brand/modes.ts';
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
export function followFills(
  tokens: TokenValues,
  components: ComponentValues,
  mode: Mode,
): ComponentValues {
  const followers = buttons.flatMap(({ fill, hover, text }) => {
    const set = components[fill];
    if (!set || components[hover]) return [];
    const hex = hoverFrom(set.hex, hexOf(text, tokens, components), modes[mode].ratio.text);
    return [[hover, { type: 'color', hex } satisfies ColorValue] as const];
  });
  return { ...components, ...Object.fromEntries(followers) };
}

/** OKLab distance by which a fill under the pointer is seen to differ. */
const leastSeen = 0.02;

/** A step away from the text, so that it can only become clearer; where there is no room, steps that the text affords: black goes far. */
function hoverFrom(fill: string, text: string, ratio: number): string {
  const colour = toOklch(fill);
  const away = luminance(text) > luminance(fill) ? -0.05 : 0.05;
  const steps = [away, -away, -2 * away, -4 * away].map((step) =>
    toHex({ ...colour, l: colour.l + step }),
  );
  const least = Math.min(ratio, contrast(fill, text));
  const distance = (hex: string) => oklabDistance(hex, fill);
  return steps.find((hex) => distance(hex) >= leastSeen && contrast(hex, text) >= least) ?? fill;
}
