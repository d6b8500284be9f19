/** A brand as data, turned into tokens and CSS variables whose contrast is proven. */

export {
  type Brand,
  brandSchema,
  type Motif,
  parseBrand,
  type Script,
  scripts,
} from './brand/brand.ts';
export { brandRules } from './brand/brand-rules.ts';
export { type BaseMode, type Mode, modeNames, modes, modeWords } from './brand/modes.ts';
export {
  type ArtUrls,
  type CompileOptions,
  compileApart,
  compileTheme,
} from './compile/compile-theme.ts';
export type {
  AnyColor,
  ColorToken,
  ComponentValues,
  TokenValue,
  TokenValues,
} from './compile/token-value.ts';
export { writeValue } from './compile/write-value.ts';
export { componentTokenNames, isComponentToken, semanticOf } from './component-lookup.ts';
export { type AnyToken, type ComponentToken, componentTokens } from './component-tokens.ts';
export { customProperty, type TokenName, tokenTypes } from './contract.ts';
export { checkContrast } from './derive/check-contrast.ts';
export {
  type ContrastPair,
  contrastPairs,
  type Direction,
  measure,
  pairsWith,
  ratioIn,
} from './derive/contrast-graph.ts';
export { deriveTheme } from './derive/derive-theme.ts';
export { type DerivedTheme, deriveTokens } from './derive/derive-tokens.ts';
export type { Repair } from './derive/repairs.ts';
export { themeRules } from './derive/theme-rules.ts';
export type { Diagnostic, Parsed } from './diagnostic.ts';
