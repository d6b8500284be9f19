/** A brand as data, turned into tokens and CSS variables whose contrast is proven. */
export {
  type Brand,
  brandSchema,
  type Mode,
  type Motif,
  parseBrand,
  type Script,
  scripts,
} from './brand/brand.ts';
export { type ArtUrls, type CompileOptions, compileTheme } from './compile/compile-theme.ts';
export type { ColorToken, TokenValue, TokenValues } from './compile/token-value.ts';
export { writeValue } from './compile/write-value.ts';
export { customProperty, type TokenName, tokenTypes } from './contract.ts';
export { contrast } from './derive/colour.ts';
export { type ContrastPair, contrastPairs } from './derive/contrast-pairs.ts';
export { checkContrast, type DerivedTheme, deriveTokens } from './derive/derive-tokens.ts';
export type { Repair } from './derive/solve-contrast.ts';
export type { Diagnostic, Parsed } from './diagnostic.ts';
