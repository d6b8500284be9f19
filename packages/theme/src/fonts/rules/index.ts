import { brokenConjunct } from './broken-conjunct.ts';
import { clippedInk } from './clipped-ink.ts';
import { missingLetters } from './missing-letters.ts';
import { missingScript } from './missing-script.ts';
import { missingScriptWeight } from './missing-script-weight.ts';
import { noCurrencySign } from './no-currency-sign.ts';
import { noTabularFigures } from './no-tabular-figures.ts';
import { noTypeface } from './no-typeface.ts';
import type { TypefaceRule } from './typeface-rule.ts';

/** What typefaces must be able to do, in the order in which findings are reported. */
export const typefaceRules: readonly TypefaceRule[] = [
  missingScript,
  missingScriptWeight,
  missingLetters,
  brokenConjunct,
  noTabularFigures,
  noCurrencySign,
  clippedInk,
  noTypeface,
];
