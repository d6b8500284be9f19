import { type Mode, modeNames } from '../brand/modes.ts';
import type { TokenValue } from '../compile/token-value.ts';
import { writeValue } from '../compile/write-value.ts';
import { componentTokens } from '../component-tokens.ts';
import { tokenTypes } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';

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
  const values: Readonly<Record<string, TokenValue>> = {
    ...theme[mode],
    ...theme.components[mode],
  };
  const groups = Object.entries({ ...tokenTypes, ...componentTokens }).map(([group, tokens]) => {
    const written = Object.keys(tokens).flatMap((name) => {
      const value = values[`${group}.${name}`];
      return value ? [[name, writeValue(value)] as const] : [];
    });
    return [group, Object.fromEntries(written)] as const;
  });
  // A component of which the brand sets nothing is not there.
  return Object.fromEntries(groups.filter(([, tokens]) => Object.keys(tokens).length > 0));
}
