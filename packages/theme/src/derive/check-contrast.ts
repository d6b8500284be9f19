import { modeNames, modes, modeWords } from '../brand/modes.ts';
import type { AnyColor } from '../compile/token-value.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { contrast, solve, toOklch } from './colour.ts';
import { hexOf, pairsWith } from './component-pairs.ts';
import { ratioIn } from './contrast-pairs.ts';
import type { DerivedTheme } from './derive-tokens.ts';

/**
 * Measures every declared pair in every mode on the emitted colours. Empty for any theme that `deriveTheme` lets pass;
 * the gate for values that came from elsewhere. `file` names the theme in the findings.
 */
export function checkContrast(theme: DerivedTheme, file = 'theme'): Diagnostic[] {
  return modeNames.flatMap((mode) =>
    pairsWith(theme.components[mode]).flatMap((pair) => {
      const { foreground, backgrounds, direction } = pair;
      const needed = ratioIn(pair, mode);
      const hexIn = (name: AnyColor) => hexOf(name, theme[mode], theme.components[mode]);
      const hex = hexIn(foreground);
      const all = backgrounds.map((background) => hexIn(background));
      const nearest = () => {
        const found = solve(toOklch(hex), all, needed, direction[modes[mode].base]);
        return all.every((behind) => contrast(found, behind) >= needed) ? found : undefined;
      };
      return backgrounds.flatMap((background): Diagnostic[] => {
        const behind = hexIn(background);
        const ratio = contrast(hex, behind);
        if (ratio >= needed) return [];
        const better = nearest();
        return [
          {
            code: 'theme/contrast',
            severity: 'error',
            file,
            line: 1,
            column: 1,
            pointer: '',
            message: `${modeWords(mode)}: ${foreground} ${hex} on ${background} ${behind} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, ${needed}:1 is required.`,
            remedy: better
              ? `The nearest ${foreground} that passes is ${better}.`
              : `No ${foreground} passes: change the lightness of ${background}.`,
          },
        ];
      });
    }),
  );
}
