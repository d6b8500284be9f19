import {
  type AnyColor,
  type AnyToken,
  componentTokenNames,
  type DerivedTheme,
  isComponentToken,
  type Mode,
  measure,
  modeNames,
  pairsWith,
  ratioIn,
  semanticOf,
  type TokenValue,
  writeValue,
} from '@livery/theme';
import { tokenNames } from '@livery/theme/overrides';
import { differenceEuclidean } from 'culori/fn';

/** A token whose value differs between two brands in one mode. */
export interface TokenChange {
  readonly mode: Mode;
  readonly token: AnyToken;
  /** As written in CSS; of a component token that is not set, its fallback's. */
  readonly before: string;
  readonly after: string;
  /** Of two colours: distance in OKLab, 0–1; 0.02 is just noticed side by side. */
  readonly deltaE?: number;
}

/** A pair of the contrast graph whose ratio differs. */
export interface ContrastChange {
  readonly mode: Mode;
  readonly foreground: AnyColor;
  readonly background: AnyColor;
  /** WCAG 2.2 ratio that the pair is held to. */
  readonly needed: number;
  readonly before: number;
  readonly after: number;
}

export interface ThemeDifference {
  readonly tokens: readonly TokenChange[];
  readonly contrast: readonly ContrastChange[];
}

const distance = differenceEuclidean('oklab');

/** What differs between two derived themes, mode by mode. */
export function compareThemes(before: DerivedTheme, after: DerivedTheme): ThemeDifference {
  return {
    tokens: modeNames.flatMap((mode) => tokenChanges(mode, before, after)),
    contrast: modeNames.flatMap((mode) => contrastChanges(mode, before, after)),
  };
}

/** Whether one of two themes sets a component token. Where none does, its semantic token says all. */
const isSet = (token: AnyToken, mode: Mode, ...themes: readonly DerivedTheme[]) =>
  isComponentToken(token) && themes.some(({ components }) => components[mode][token]);

function valueIn(token: AnyToken, mode: Mode, theme: DerivedTheme): TokenValue {
  const own = isComponentToken(token) ? theme.components[mode][token] : undefined;
  return own ?? theme[mode][semanticOf(token)];
}

function tokenChanges(mode: Mode, before: DerivedTheme, after: DerivedTheme): TokenChange[] {
  const apart = componentTokenNames.filter((token) => isSet(token, mode, before, after));
  return [...tokenNames, ...apart].flatMap((token) => {
    const [a, b] = [valueIn(token, mode, before), valueIn(token, mode, after)];
    const [was, is] = [writeValue(a), writeValue(b)];
    if (was === is) return [];
    const change = { mode, token, before: was, after: is };
    if (a.type !== 'color' || b.type !== 'color') return [change];
    return [{ ...change, deltaE: round(distance(a.hex, b.hex), 3) }];
  });
}

function contrastChanges(mode: Mode, before: DerivedTheme, after: DerivedTheme): ContrastChange[] {
  const set = { ...before.components[mode], ...after.components[mode] };
  return pairsWith(set).flatMap((pair) =>
    pair.backgrounds.flatMap((background) => {
      const { foreground } = pair;
      const ratioOf = (theme: DerivedTheme) => {
        const { ratio } = measure(foreground, background, theme[mode], theme.components[mode]);
        // Rounded down: 4.49 must never be told as 4.5.
        return Math.floor(ratio * 100) / 100;
      };
      const [was, is] = [ratioOf(before), ratioOf(after)];
      if (was === is) return [];
      const needed = ratioIn(pair, mode);
      return [{ mode, foreground, background, needed, before: was, after: is }];
    }),
  );
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
