import type { Brand } from '../brand/brand.ts';
import { type Mode, modeNames, modes } from '../brand/modes.ts';
import type { AnyColor, ColorValue } from '../compile/token-value.ts';
import { isComponentToken } from '../component-lookup.ts';
import { contrastWords, nearestFor } from '../derive/check-contrast.ts';
import { failing, hexOf, type Meeting, meetings } from '../derive/contrast-graph.ts';
import { type DerivedTheme, deriveMode, type Given } from '../derive/derive-tokens.ts';
import { alikeIn, alikeWords } from '../derive/status-hues.ts';
import { type Finding, findingOf } from '../document/rule.ts';
import type { AcceptedPair } from './accepted-pairs.ts';
import type { Findings } from './findings.ts';
import { tokenIn } from './layers.ts';
import type { Overrides } from './parse-overrides.ts';
import { colorObject } from './read-color-value.ts';
import { tokenRules } from './token-rules.ts';

/** Two colours of a mode that a member could not read or tell apart, as a finding. */
interface Failure {
  readonly mode: Mode;
  /** The colours as `accept` names them. */
  readonly token: AnyColor;
  readonly on: AnyColor;
  /** Whether neither is the ground of the other. */
  readonly isMutual: boolean;
  readonly message: string;
  readonly pointer: string;
  /** Called for errors alone: the nearest colour is found by deriving themes. */
  readonly finding: () => Finding;
}

/** A theme before and after what a brand sets. */
interface Application {
  readonly derived: DerivedTheme;
  readonly asked: DerivedTheme;
  readonly given: Readonly<Record<Mode, Given>>;
}

/**
 * Reports every pair of a theme that fails beside what a brand sets, and statuses that look alike. Each is an error, unless
 * the brand accepts it by name with a reason: then it is a warning. In high contrast nothing can be accepted, because there
 * a member's need takes precedence over a brand's choice.
 */
export function reportFailures(
  application: Application,
  overrides: Overrides,
  findings: Findings,
): void {
  const used = new Set<AcceptedPair>();
  const accepted: (readonly [Failure, string])[] = [];
  for (const mode of modeNames) {
    const place = placesIn(overrides, mode);
    const failures = [
      ...contrastFailures(application, mode, place),
      ...statusFailures(application, mode, place),
    ];
    for (const failure of failures) {
      const entries = overrides.accepted.filter((one) => accepts(one, failure));
      for (const entry of entries) used.add(entry);
      // Errors first: what is reported is limited, and no warning may take an error's place.
      if (entries[0]) accepted.push([failure, entries[0].reason]);
      else findings.add(failure.pointer, failure.finding());
    }
  }
  for (const [{ pointer, message }, reason] of accepted) {
    findings.add(pointer, findingOf(tokenRules.accepted, { message, reason }));
  }
  for (const { pointer, token, on } of overrides.accepted.filter((one) => !used.has(one))) {
    findings.add(pointer, findingOf(tokenRules.unusedAccept, { token, on }));
  }
}

/** An entry without a mode is for both modes of standard contrast; of two statuses, either may be named first. */
function accepts(entry: AcceptedPair, { mode, token, on, isMutual }: Failure): boolean {
  if (modes[mode].contrast === 'more' || (entry.mode ?? mode) !== mode) return false;
  const isSame = entry.token === token && entry.on === on;
  return isSame || (isMutual && entry.token === on && entry.on === token);
}

/** Where a file sets a token in a mode. */
interface Places {
  readonly isSet: (name: AnyColor) => boolean;
  readonly pointerOf: (name: AnyColor) => string;
  /** `text.muted (line 4)`. */
  readonly named: (name: AnyColor) => string;
}

function placesIn({ layers, places }: Overrides, mode: Mode): Places {
  const pointerOf = (name: AnyColor) => tokenIn(layers, name, mode)?.valuePointer ?? '';
  return {
    isSet: (name) => tokenIn(layers, name, mode) !== undefined,
    pointerOf,
    named: (name) => {
      const line = places.get(pointerOf(name))?.value.line;
      return line === undefined ? name : `${name} (line ${line})`;
    },
  };
}

function contrastFailures(
  application: Application,
  mode: Mode,
  { isSet, pointerOf, named }: Places,
): Failure[] {
  const { [mode]: tokens, components } = application.asked;
  const all = meetings(tokens, components[mode], mode);
  const nearest = new Map<AnyColor, string | undefined>();
  const nearOf = (token: AnyColor) => {
    if (!nearest.has(token)) nearest.set(token, passingFor(application, mode, token, all));
    return nearest.get(token);
  };
  return failing(all).map((meeting): Failure => {
    const { foreground, background } = meeting;
    const sides = [foreground, background].filter(isSet);
    // What neither side sets fails because of something else that one of them meets.
    const beside = all
      .filter((one) => one.foreground === foreground || one.background === background)
      .flatMap((one) => [one.background, one.foreground]);
    const token = sides[0] ?? beside.find(isSet);
    const other = sides[1];
    const both = other ? ` Both are set: ${named(foreground)}, ${named(background)}.` : '';
    const pair = `${contrastWords(meeting)}${both}`;
    return {
      mode,
      token: foreground,
      on: background,
      isMutual: false,
      pointer: token ? pointerOf(token) : '',
      message: pair,
      finding: () => {
        if (!token) return findingOf(tokenRules.unsetContrast, { pair, foreground, background });
        const near = nearOf(token);
        return near
          ? findingOf(tokenRules.contrast, { pair, near, value: JSON.stringify(colorObject(near)) })
          : findingOf(tokenRules.noContrast, { pair, token });
      },
    };
  });
}

/** The nearest colour with which a theme derived again has no failing pair of this token, if there is one. */
function passingFor(
  { derived, asked, given }: Application,
  mode: Mode,
  token: AnyColor,
  all: readonly Meeting[],
): string | undefined {
  const hex = hexOf(token, asked[mode], asked.components[mode]);
  const usual = meetings(derived[mode], derived.components[mode], mode);
  // What gave way to this colour stands elsewhere for another one, so each is tried.
  return [nearestFor(token, hex, all), nearestFor(token, hex, usual)].find(
    (tried) => tried !== undefined && !failsWith(asked.brand, mode, given[mode], token, tried),
  );
}

function failsWith(
  brand: Brand,
  mode: Mode,
  { tokens, components }: Given,
  token: AnyColor,
  hex: string,
): boolean {
  const value = { [token]: { type: 'color', hex } satisfies ColorValue };
  const tried = deriveMode(brand, mode, {
    tokens: isComponentToken(token) ? tokens : { ...tokens, ...value },
    components: isComponentToken(token) ? { ...components, ...value } : components,
  });
  return failing(meetings(tried.tokens, tried.components, mode)).some(
    ({ foreground, background }) => foreground === token || background === token,
  );
}

function statusFailures(
  { asked: theme }: Application,
  mode: Mode,
  { isSet, pointerOf }: Places,
): Failure[] {
  // A pair once, as those see it who see it worst.
  const worst = alikeIn(theme[mode])
    .sort((a, b) => a.distance - b.distance)
    .filter((one, index, all) => all.findIndex(({ pair }) => pair === one.pair) === index);
  return worst.map(({ pair, ...clash }): Failure => {
    const [token, on] = [`status.${pair[0]}Text`, `status.${pair[1]}Text`] as const;
    // Where neither is set, both moved to be read on a ground that is.
    const all = meetings(theme[mode], theme.components[mode], mode);
    const grounds = all.filter(({ foreground }) => foreground === token || foreground === on);
    const blamed = [token, on, ...grounds.map(({ background }) => background)].find(isSet);
    const message = `${blamed ?? token}: ${alikeWords(pair[0], pair[1], clash, mode)}`;
    return {
      mode,
      token,
      on,
      isMutual: true,
      pointer: blamed ? pointerOf(blamed) : '',
      message,
      finding: () => findingOf(tokenRules.statusAlike, { pair: message }),
    };
  });
}
