import { type Mode, modeNames, modes } from '../brand/modes.ts';
import type { ComponentValues, TokenValue, TokenValues } from '../compile/token-value.ts';
import { isComponentToken } from '../component-lookup.ts';
import type { AnyToken } from '../component-tokens.ts';
import type { TokenName } from '../contract.ts';
import { failing, meetings } from '../derive/contrast-graph.ts';
import { type DerivedTheme, deriveAround, type Given } from '../derive/derive-tokens.ts';
import { alikeIn } from '../derive/status-hues.ts';
import type { Diagnostic } from '../document/types.ts';
import { collectFindings, type Findings } from './findings.ts';
import { tokenIn } from './layers.ts';
import type { Overrides } from './parse-overrides.ts';
import { reportFailures } from './report-failures.ts';
import { createResolver } from './resolve.ts';
import { tokenValueOf } from './token-value-of.ts';

export interface OverriddenTheme {
  readonly theme: DerivedTheme;
  /**
   * Errors: contrast pairs that fail though all that may give way did, with the nearest colour that passes; statuses that
   * look alike; and values that this theme cannot take, whose token keeps its derived one. Such is a length that is too
   * long for the token that aliases it. Warnings: what fails and is accepted by name, and what is accepted for nothing.
   */
  readonly findings: readonly Diagnostic[];
}

type GivenByMode = Readonly<Record<Mode, Given>>;

/** A colour that its own value depends on, through an alias and the solver, may never settle. */
const mostRounds = 4;

/**
 * A theme derived again around a brand's own tokens: those keep their values, and what is read against them and is not
 * set is solved anew. High contrast keeps all its derived colours where a brand's own break a pair.
 */
export function applyOverrides(theme: DerivedTheme, overrides: Overrides): OverriddenTheme {
  const findings = collectFindings(overrides.file, overrides.places);
  let given = givenOf(theme, overrides, findings);
  let asked = deriveAround(theme, given);
  // An alias of a token that the solver moved follows it.
  for (let round = 1; round < mostRounds; round += 1) {
    const again = givenOf(asked, overrides, findings);
    if (JSON.stringify(again) === JSON.stringify(given)) break;
    given = again;
    asked = deriveAround(theme, given);
  }
  reportFailures({ derived: theme, asked, given }, overrides, findings);
  const within = byMode((mode) => withinNeed(mode, asked, given[mode]));
  const isWithin = modeNames.every((mode) => within[mode] === given[mode]);
  return {
    theme: isWithin ? asked : deriveAround(theme, within),
    findings: findings.list,
  };
}

/** What a file sets in each mode; an alias of a token that it does not set is that of `theme`. */
function givenOf(theme: DerivedTheme, overrides: Overrides, findings: Findings): GivenByMode {
  const { document, layers, names } = overrides;
  const derived = (name: TokenName, mode: Mode): TokenValue => theme[mode][name];
  const resolve = createResolver({ document, layers, derived }, findings);
  const valuesOf = (which: readonly AnyToken[], mode: Mode) =>
    Object.fromEntries(
      which.flatMap((name) => {
        const raw = tokenIn(layers, name, mode);
        const read = raw && resolve(raw, mode);
        const value = read && tokenValueOf(name, raw, read, findings);
        return value ? [[name, value] as const] : [];
      }),
    );
  return byMode((mode) => ({
    // Each name with a value of its own type: `tokenValueOf` sees to it.
    tokens: valuesOf(
      names[mode].filter((name) => !isComponentToken(name)),
      mode,
    ) as Partial<TokenValues>,
    components: valuesOf(names[mode].filter(isComponentToken), mode) as ComponentValues,
  }));
}

// modeNames are the keys of Record<Mode>; fromEntries forgets it.
const byMode = <T>(of: (mode: Mode) => T) =>
  Object.fromEntries(modeNames.map((mode) => [mode, of(mode)])) as Record<Mode, T>;

/** What a mode takes: in high contrast no colour, if one breaks a pair or makes statuses alike, because one alone may not go back. */
function withinNeed(mode: Mode, theme: DerivedTheme, given: Given): Given {
  if (modes[mode].contrast === 'standard') return given;
  const failures = failing(meetings(theme[mode], theme.components[mode], mode));
  if (failures.length === 0 && alikeIn(theme[mode]).length === 0) return given;
  const others = (values: Given['tokens'] | Given['components']) => {
    const entries: [string, TokenValue][] = Object.entries(values);
    return Object.fromEntries(entries.filter(([, { type }]) => type !== 'color'));
  };
  // Some of the same keys with their values; Object.fromEntries forgets it.
  return {
    tokens: others(given.tokens) as Given['tokens'],
    components: others(given.components) as Given['components'],
  };
}
