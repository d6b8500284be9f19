import { type Mode, modeNames } from '../brand/modes.ts';
import { writeValue } from '../compile/write-value.ts';
import { type TokenGroup, tokenTypes } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { isTokenName } from '../overrides/token-type.ts';

/** A theme as a TypeScript module: `tokens.dark.text.muted` is the token's CSS value, as its literal type. */
export function exportTypescript(theme: DerivedTheme): string {
  const tokens = Object.fromEntries(modeNames.map((mode) => [mode, groupsOf(theme, mode)]));
  return [
    '/** Exported by Livery: CSS values by mode, group and token. */',
    `export const tokens = ${JSON.stringify(tokens, null, 2)} as const;`,
    '',
    'export type Tokens = typeof tokens;',
    'export type Mode = keyof Tokens;',
    '',
  ].join('\n');
}

function groupsOf(theme: DerivedTheme, mode: Mode) {
  const groups = Object.entries(tokenTypes).map(([group, tokens]) => [
    group,
    valuesOf(theme, mode, group as TokenGroup, Object.keys(tokens)),
  ]);
  return Object.fromEntries(groups);
}

function valuesOf(theme: DerivedTheme, mode: Mode, group: TokenGroup, names: readonly string[]) {
  const values = names.flatMap((name) => {
    const token = `${group}.${name}`;
    return isTokenName(token) ? [[name, writeValue(theme[mode][token])]] : [];
  });
  return Object.fromEntries(values);
}
