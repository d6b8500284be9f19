import { modeNames, modeWords } from '../brand/modes.ts';
import type { AnyColor } from '../compile/token-value.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { findingOf } from '../document/rule.ts';
import { nearestPassing } from './colour.ts';
import { failing, type Meeting, meetings } from './contrast-graph.ts';
import type { DerivedTheme } from './derive-tokens.ts';
import { themeRules } from './theme-rules.ts';

/** Every pair of a theme, in every mode, that is not clear enough on the emitted colours. */
export const failingMeetings = (theme: DerivedTheme): readonly Meeting[] =>
  modeNames.flatMap((mode) => failing(meetings(theme[mode], theme.components[mode], mode)));

/** A meeting that fails, in words. Ratios are rounded down: 4.49 must never be told as 4.5. */
export function contrastWords(meeting: Meeting): string {
  const { mode, foreground, background, front, back, ratio, needed } = meeting;
  return `${modeWords(mode)}: ${foreground} ${front} on ${background} ${back} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, ${needed}:1 is required.`;
}

/** The colour nearest to `hex` that is clear in all these meetings of a token, on whichever side it is. */
export function nearestFor(
  token: AnyColor,
  hex: string,
  all: readonly Meeting[],
): string | undefined {
  const needs = all.flatMap(({ foreground, background, front, back, needed }) => [
    ...(foreground === token ? [{ against: back, ratio: needed }] : []),
    ...(background === token ? [{ against: front, ratio: needed }] : []),
  ]);
  return nearestPassing(hex, needs);
}

/**
 * Measures every pair of the graph in every mode on the emitted colours. Empty for any theme that `deriveTheme` lets pass;
 * the gate for values that came from elsewhere. `file` names the theme in the findings.
 */
export function checkContrast(theme: DerivedTheme, file = 'theme'): Diagnostic[] {
  return modeNames.flatMap((mode) => {
    const all = meetings(theme[mode], theme.components[mode], mode);
    return failing(all).map((meeting): Diagnostic => {
      const { foreground, background, front } = meeting;
      const better = nearestFor(foreground, front, all);
      const pair = contrastWords(meeting);
      const finding = better
        ? findingOf(themeRules.contrast, { pair, token: foreground, colour: better })
        : findingOf(themeRules.noContrast, { pair, token: foreground, ground: background });
      return { ...finding, file, line: 1, column: 1, pointer: '' };
    });
  });
}
