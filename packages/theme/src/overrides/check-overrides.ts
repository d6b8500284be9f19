import { type Mode, modeNames, modes, modeWords } from '../brand/modes.ts';
import type { ColorToken, TokenValues } from '../compile/token-value.ts';
import { contrast } from '../derive/colour.ts';
import { contrastPairs, ratioIn } from '../derive/contrast-pairs.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import type { Findings } from './findings.ts';
import { tokenIn } from './layers.ts';
import { type Need, nearestPassing } from './nearest-passing.ts';
import type { Overrides } from './parse-overrides.ts';
import { colorObject } from './read-color-value.ts';

/**
 * Measures every declared pair that an override is part of, on the emitted colours; a low one is told with the nearest
 * colour that would pass. In standard contrast that is a warning: the brand asked for exactly this. In high contrast it is
 * an error, because there a member's need goes before a brand's wish.
 */
export function checkOverrides(
  theme: DerivedTheme,
  overrides: Overrides,
  findings: Findings,
): void {
  for (const mode of modeNames) {
    const tokens = theme[mode];
    const own = new Set<string>(overrides.names[mode]);
    const remedies = new Map<ColorToken, string>();
    for (const { foreground, background, ratio } of measured(mode)) {
      const token = own.has(foreground) ? foreground : background;
      if (!own.has(token)) continue;
      const [front, back] = [tokens[foreground].hex, tokens[background].hex];
      const found = contrast(front, back);
      if (found >= ratio) continue;
      const mend = remedies.get(token) ?? remedy(token, tokens, mode);
      remedies.set(token, mend);
      const pointer = tokenIn(overrides.layers, token, mode)?.valuePointer ?? '';
      findings.add(pointer, {
        what: 'contrast',
        severity: modes[mode].contrast === 'more' ? 'error' : 'warning',
        message: `${modeWords(mode)}: ${foreground} ${front} on ${background} ${back} is ${shownRatio(found)}:1, ${ratio}:1 is needed.`,
        remedy: mend,
      });
    }
  }
}

/** Whether every declared pair of a mode passes on its emitted colours. */
export function passesAll(tokens: TokenValues, mode: Mode): boolean {
  return measured(mode).every(
    ({ foreground, background, ratio }) =>
      contrast(tokens[foreground].hex, tokens[background].hex) >= ratio,
  );
}

/** Rounded down: 4.49 must never be told as 4.5. */
const shownRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function remedy(token: ColorToken, tokens: TokenValues, mode: Mode): string {
  const wanted = tokens[token].hex;
  const near = nearestPassing(wanted, needsOf(token, tokens, mode));
  return near
    ? `The nearest colour that passes is ${near}: ${JSON.stringify(colorObject(near))}.`
    : `No lightness of ${wanted} passes with all that it meets: change the other colour as well.`;
}

interface Measured {
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  readonly ratio: number;
}

const measured = (mode: Mode): Measured[] =>
  contrastPairs.flatMap((pair) =>
    pair.backgrounds.map((background) => ({
      foreground: pair.foreground,
      background,
      ratio: ratioIn(pair, mode),
    })),
  );

/** Everything that a colour meets on the screen, whichever side of the pair it is. */
function needsOf(token: ColorToken, tokens: TokenValues, mode: Mode): Need[] {
  return measured(mode).flatMap(({ foreground, background, ratio }) => {
    if (foreground === token) return [{ against: tokens[background].hex, ratio }];
    if (background === token) return [{ against: tokens[foreground].hex, ratio }];
    return [];
  });
}
