import { type Mode, modeNames, modes } from '../brand/modes.ts';
import type { ComponentValues, TokenValue, TokenValues } from '../compile/token-value.ts';
import { isComponentToken } from '../component-lookup.ts';
import type { AnyToken } from '../component-tokens.ts';
import type { TokenName } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import type { Diagnostic } from '../document/types.ts';
import { checkOverrides, passesAll } from './check-overrides.ts';
import { collectFindings } from './findings.ts';
import { followFills } from './follow-fills.ts';
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
  // Each name with a value of its own type: `tokenValueOf` sees to it.
  const valuesOf = (names: readonly AnyToken[], mode: Mode) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const raw = tokenIn(layers, name, mode);
        const read = raw && resolve(raw, mode);
        const value = read && tokenValueOf(name, raw, read, findings);
        return value ? [[name, value] as const] : [];
      }),
    );
  const applied = byMode((mode): ModeTokens => {
    const [own, semantic] = parted(overrides.names[mode]);
    const tokens: TokenValues = { ...theme[mode], ...valuesOf(semantic, mode) };
    const components: ComponentValues = { ...theme.components[mode], ...valuesOf(own, mode) };
    return { tokens, components: followFills(tokens, components, mode) };
  });
  const set = new Map(modeNames.map((mode) => [mode, new Set<string>(overrides.names[mode])]));
  const asked = {
    ...withTokens(theme, applied),
    repairs: theme.repairs.filter(({ mode, token }) => !set.get(mode)?.has(token)),
  };
  checkOverrides(asked, overrides, findings);
  const given = byMode((mode) => withinNeed(mode, applied[mode], theme[mode]));
  return { theme: withTokens(asked, given), findings: findings.list };
}

/** Both tiers of one mode. */
interface ModeTokens {
  readonly tokens: TokenValues;
  readonly components: ComponentValues;
}

// modeNames are the keys of Record<Mode>; fromEntries forgets it.
const byMode = <T>(of: (mode: Mode) => T) =>
  Object.fromEntries(modeNames.map((mode) => [mode, of(mode)])) as Record<Mode, T>;

const withTokens = (theme: DerivedTheme, given: Readonly<Record<Mode, ModeTokens>>) => ({
  ...theme,
  ...byMode((mode) => given[mode].tokens),
  components: byMode((mode) => given[mode].components),
});

const parted = (names: readonly AnyToken[]) =>
  [names.filter(isComponentToken), names.filter((name) => !isComponentToken(name))] as const;

/** High contrast keeps all its derived colours if a brand's own would break a pair: one colour alone may not go back. */
function withinNeed(mode: Mode, asked: ModeTokens, derived: TokenValues): ModeTokens {
  const { tokens, components } = asked;
  if (modes[mode].contrast === 'standard' || passesAll(tokens, components, mode)) return asked;
  const isColour = ([, value]: [string, TokenValue]) => value.type === 'color';
  const colours = Object.entries(derived).filter(isColour);
  const others = Object.entries(components).filter((entry) => !isColour(entry));
  return {
    tokens: { ...tokens, ...Object.fromEntries(colours) },
    components: Object.fromEntries(others),
  };
}
