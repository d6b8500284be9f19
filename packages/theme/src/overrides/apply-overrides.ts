import { type Mode, modeNames, modes } from '../brand/modes.ts';
import type { TokenValue, TokenValues } from '../compile/token-value.ts';
import type { TokenName } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import type { Diagnostic } from '../document/types.ts';
import { checkOverrides, passesAll } from './check-overrides.ts';
import { collectFindings } from './findings.ts';
import { tokenIn } from './layers.ts';
import type { Overrides } from './parse-overrides.ts';
import { createResolver } from './resolve.ts';
import { tokenValueOf } from './token-value-of.ts';

export interface OverriddenTheme {
  readonly theme: DerivedTheme;
  /**
   * Warnings: pairs of colours that read badly, with the nearest colour that does not. Errors: values that this theme
   * cannot take; the token keeps its derived one. Such are a length that is too long for the token that aliases it, and
   * colours of high contrast that do not reach its ratios.
   */
  readonly findings: readonly Diagnostic[];
}

/** A theme with a brand's own tokens in it. What they replace is no longer told as a repair. */
export function applyOverrides(theme: DerivedTheme, overrides: Overrides): OverriddenTheme {
  const { document, layers, places, file } = overrides;
  const findings = collectFindings(file, places);
  const derived = (name: TokenName, mode: Mode): TokenValue => theme[mode][name];
  const resolve = createResolver({ document, layers, derived }, findings);
  const applied = (mode: Mode): TokenValues => ({
    ...theme[mode],
    ...Object.fromEntries(
      overrides.names[mode].flatMap((name) => {
        const raw = tokenIn(layers, name, mode);
        const read = raw && resolve(raw, mode);
        const value = read && tokenValueOf(name, raw, read, findings);
        return value ? [[name, value]] : [];
      }),
    ),
  });
  const set = new Map(modeNames.map((mode) => [mode, new Set(overrides.names[mode])]));
  const asked: DerivedTheme = {
    ...theme,
    ...byMode(applied),
    repairs: theme.repairs.filter(({ mode, token }) => !set.get(mode)?.has(token)),
  };
  checkOverrides(asked, overrides, findings);
  const given = byMode((mode) => withinNeed(mode, asked[mode], theme[mode]));
  return { theme: { ...asked, ...given }, findings: findings.list };
}

// modeNames are the keys of Record<Mode>; fromEntries forgets it.
const byMode = (tokens: (mode: Mode) => TokenValues) =>
  Object.fromEntries(modeNames.map((mode) => [mode, tokens(mode)])) as Record<Mode, TokenValues>;

/** High contrast keeps all its derived colours if a brand's own would break a pair: one colour alone may not go back. */
function withinNeed(mode: Mode, asked: TokenValues, derived: TokenValues): TokenValues {
  if (modes[mode].contrast === 'standard' || passesAll(asked, mode)) return asked;
  const colours = Object.entries(derived).filter(([, value]) => value.type === 'color');
  return { ...asked, ...Object.fromEntries(colours) };
}
