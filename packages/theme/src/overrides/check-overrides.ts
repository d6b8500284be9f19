import { type Mode, modeNames, modes, modeWords } from '../brand/modes.ts';
import type { AnyColor, ComponentValues, TokenValues } from '../compile/token-value.ts';
import { contrast } from '../derive/colour.ts';
import { hexOf, pairsWith } from '../derive/component-pairs.ts';
import { ratioIn } from '../derive/contrast-pairs.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import type { Findings } from './findings.ts';
import { tokenIn } from './layers.ts';
import { type Need, nearestPassing } from './nearest-passing.ts';
import type { Overrides } from './parse-overrides.ts';
import { colorObject } from './read-color-value.ts';

/**
 * Measures every declared pair that an override is part of, on the emitted colours; a low one is told with the nearest
 * colour that would pass. In standard contrast that is a warning: the brand asked for exactly this. In high contrast it is
 * an error, because there a member's need takes precedence over a brand's choice.
 */
export function checkOverrides(
  theme: DerivedTheme,
  overrides: Overrides,
  findings: Findings,
): void {
  for (const mode of modeNames) {
    const all = measured(theme[mode], theme.components[mode], mode);
    const own = new Set<string>(overrides.names[mode]);
    const remedies = new Map<AnyColor, string>();
    for (const { foreground, background, ratio, front, back } of all) {
      const token = own.has(foreground) ? foreground : background;
      if (!own.has(token)) continue;
      const found = contrast(front, back);
      if (found >= ratio) continue;
      const fix = remedies.get(token) ?? remedy(token, token === foreground ? front : back, all);
      remedies.set(token, fix);
      const pointer = tokenIn(overrides.layers, token, mode)?.valuePointer ?? '';
      findings.add(pointer, {
        what: 'contrast',
        severity: modes[mode].contrast === 'more' ? 'error' : 'warning',
        message: `${modeWords(mode)}: ${foreground} ${front} on ${background} ${back} is ${shownRatio(found)}:1, ${ratio}:1 is required.`,
        remedy: fix,
      });
    }
  }
}

/** Whether every declared pair of a mode passes on its emitted colours. */
export function passesAll(tokens: TokenValues, components: ComponentValues, mode: Mode): boolean {
  return measured(tokens, components, mode).every(
    ({ ratio, front, back }) => contrast(front, back) >= ratio,
  );
}

/** Rounded down: 4.49 must never be told as 4.5. */
const shownRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function remedy(token: AnyColor, wanted: string, all: readonly Measured[]): string {
  const near = nearestPassing(wanted, needsOf(token, all));
  return near
    ? `The nearest colour that passes is ${near}: ${JSON.stringify(colorObject(near))}.`
    : `No lightness of ${wanted} passes in all its pairs: change the other colour as well.`;
}

interface Measured {
  readonly foreground: AnyColor;
  readonly background: AnyColor;
  readonly ratio: number;
  /** The emitted colours, `#rrggbb`. */
  readonly front: string;
  readonly back: string;
}

const measured = (tokens: TokenValues, components: ComponentValues, mode: Mode): Measured[] =>
  pairsWith(components).flatMap((pair) =>
    pair.backgrounds.map((background) => ({
      foreground: pair.foreground,
      background,
      ratio: ratioIn(pair, mode),
      front: hexOf(pair.foreground, tokens, components),
      back: hexOf(background, tokens, components),
    })),
  );

/** Everything that a colour meets on the screen, whichever side of the pair it is. */
function needsOf(token: AnyColor, all: readonly Measured[]): Need[] {
  return all.flatMap(({ foreground, background, ratio, front, back }) => {
    if (foreground === token) return [{ against: back, ratio }];
    if (background === token) return [{ against: front, ratio }];
    return [];
  });
}
