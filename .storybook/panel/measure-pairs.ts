import {
  type AnyColor,
  type DerivedTheme,
  isComponentToken,
  type Mode,
  measure,
  modeNames,
  modes,
  ratioIn,
} from '@livery/theme';
import { declaredPair, pairId } from './declared-pairs.ts';
import type { Measured, MeasuredPair } from './messages.ts';
import type { PaintedPair } from './painted-pairs.ts';

/** Settled pairs with their ratios in every mode: what fails first, then what is least clear. */
export function measurePairs(
  painted: readonly PaintedPair[],
  theme: DerivedTheme,
  shownMode: Mode,
): MeasuredPair[] {
  const measured = painted.flatMap(({ kind, foreground, background, elements }): MeasuredPair[] => {
    if (!isToken(foreground, theme) || !isToken(background, theme)) return [];
    const declared = declaredPair({ foreground, background });
    const wantedIn = (mode: Mode) =>
      declared ? ratioIn(declared, mode) : modes[mode].ratio[kind === 'text' ? 'text' : 'edge'];
    const byMode = Object.fromEntries(
      modeNames.map((mode): [Mode, Measured] => {
        const measured = measure(foreground, background, theme[mode], theme.components[mode]);
        return [mode, { ...measured, wanted: wantedIn(mode) }];
      }),
      // modeNames are the keys of Record<Mode>; fromEntries forgets it.
    ) as Record<Mode, Measured>;
    const id = pairId({ kind, foreground, background });
    const count = elements.length;
    const by = declared ? { by: declared.by } : {};
    return [
      { id, kind, foreground, background, count, declared: declared !== undefined, ...by, byMode },
    ];
  });
  const room = ({ byMode }: MeasuredPair) => byMode[shownMode].ratio / byMode[shownMode].wanted;
  return measured.sort((a, b) => room(a) - room(b));
}

const isToken = (name: string, theme: DerivedTheme): name is AnyColor =>
  Object.hasOwn(theme.light, name) || isComponentToken(name);
