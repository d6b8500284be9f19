/** A brand's own tokens, read from a DTCG 2025.10 file and put over the derived ones. */
export { applyOverrides, type OverriddenTheme } from './apply-overrides.ts';
export { type Overrides, parseOverrides } from './parse-overrides.ts';
export { settableTokens } from './settable-tokens.ts';
export { tokenRules } from './token-rules.ts';
export { tokenNames, typeOfToken } from './token-type.ts';
