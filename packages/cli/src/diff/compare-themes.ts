import {
  type ColorToken,
  contrast,
  contrastPairs,
  type DerivedTheme,
  type Mode,
  modeNames,
  ratioIn,
  type TokenName,
  tokenTypes,
  writeValue,
} from '@livery/theme';
import { differenceEuclidean } from 'culori/fn';

/** A token whose value differs between two brands in one mode. */
export interface TokenChange {
  readonly mode: Mode;
  readonly token: TokenName;
  /** As written in CSS. */
  readonly before: string;
  readonly after: string;
  /** Of two colours: distance in OKLab, 0–1; 0.02 is just noticed side by side. */
  readonly deltaE?: number;
}

/** A pair of the contrast table whose ratio differs. */
export interface ContrastChange {
  readonly mode: Mode;
  readonly foreground: ColorToken;
  readonly background: ColorToken;
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
    tokens: modeNames.flatMap((mode) => tokenChanges(mode, before[mode], after[mode])),
    contrast: modeNames.flatMap((mode) => contrastChanges(mode, before[mode], after[mode])),
  };
}

type Tokens = DerivedTheme[Mode];

const names = Object.entries(tokenTypes).flatMap(([group, tokens]) =>
  // The contract's own keys; Object.keys forgets it.
  Object.keys(tokens).map((token) => `${group}.${token}` as TokenName),
);

function tokenChanges(mode: Mode, before: Tokens, after: Tokens): TokenChange[] {
  return names.flatMap((token) => {
    const [a, b] = [before[token], after[token]];
    const [was, is] = [writeValue(a), writeValue(b)];
    if (was === is) return [];
    const change = { mode, token, before: was, after: is };
    if (a.type !== 'color' || b.type !== 'color') return [change];
    return [{ ...change, deltaE: round(distance(a.hex, b.hex), 3) }];
  });
}

function contrastChanges(mode: Mode, before: Tokens, after: Tokens): ContrastChange[] {
  return contrastPairs.flatMap((pair) =>
    pair.backgrounds.flatMap((background) => {
      const { foreground } = pair;
      const ratio = (tokens: Tokens) =>
        // Rounded down: 4.49 must never be told as 4.5.
        Math.floor(contrast(tokens[foreground].hex, tokens[background].hex) * 100) / 100;
      const [was, is] = [ratio(before), ratio(after)];
      if (was === is) return [];
      const needed = ratioIn(pair, mode);
      return [{ mode, foreground, background, needed, before: was, after: is }];
    }),
  );
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
