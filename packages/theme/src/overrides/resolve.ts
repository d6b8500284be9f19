import type { Mode } from '../brand/modes.ts';
import type { TokenValue } from '../compile/token-value.ts';
import { componentTokenNames, isComponentToken, semanticOf } from '../component-lookup.ts';
import type { TokenName } from '../contract.ts';
import { findingOf, shown } from '../document/rule.ts';
import { type Findings, isRecord, quoted } from './findings.ts';
import { isMode, type Layers, tokenIn } from './layers.ts';
import { readFluid } from './livery-extension.ts';
import { readValue } from './read-value.ts';
import type { Evaluated, Reading } from './reading.ts';
import { tokenRules } from './token-rules.ts';
import { type RawToken, referencePath } from './token-tree.ts';
import {
  type DtcgType,
  dtcgTypeOf,
  dtcgTypes,
  isDtcgType,
  isTokenName,
  tokenNames,
} from './token-type.ts';

/** What an alias may lead to: the tokens of the file, and behind them those of the theme that it overrides. */
export interface Source {
  readonly document: unknown;
  readonly layers: Layers;
  /** The derived value of a token; undefined where there is no theme yet. */
  readonly derived: (name: TokenName, mode: Mode) => TokenValue | undefined;
}

/** Gives what a token of the file comes to in a mode, or undefined with the reason told. */
export type Resolve = (token: RawToken, mode: Mode) => Evaluated | undefined;

/** Longer chains of aliases help nobody, and each link is a call deeper. */
const longestChain = 32;

interface Trail {
  readonly mode: Mode;
  /** The tokens that are being read, the outermost first. */
  readonly open: readonly RawToken[];
}

/** Reads values and follows aliases through the file, each token once a mode. Cycles and dead ends are told. */
export function createResolver({ document, layers, derived }: Source, findings: Findings): Resolve {
  const known = new Map<Mode, Map<RawToken, Evaluated | undefined>>();
  const written = [...layers.values()].flatMap((layer) => [...layer.keys()]);
  // An image has no value to lead to, so none is suggested.
  const withValue = tokenNames.filter((name) => dtcgTypeOf(name) !== undefined);
  const names = [...new Set([...written, ...withValue, ...componentTokenNames])];

  function token(raw: RawToken, { mode, open }: Trail, askedAt: string): Evaluated | undefined {
    const done = known.get(mode) ?? new Map<RawToken, Evaluated | undefined>();
    known.set(mode, done);
    if (done.has(raw)) return done.get(raw);
    if (open.includes(raw)) {
      tellCycle(raw, open, askedAt, findings);
      return undefined;
    }
    if (open.length >= longestChain) {
      findings.add(askedAt, findingOf(tokenRules.longChain, { most: longestChain }));
      return undefined;
    }
    const type = declaredType(raw, findings);
    const trail = { mode, open: [...open, raw] };
    const read = type === false ? undefined : evaluate(raw.value, raw.valuePointer, type, trail);
    const result = read && readFluid(read, raw, readingFor(trail));
    done.set(raw, result);
    return result;
  }

  function evaluate(
    value: unknown,
    pointer: string,
    type: DtcgType | undefined,
    trail: Trail,
  ): Evaluated | undefined {
    const path = aliasOf(value);
    if (path) {
      const inside = path.indexOf('$value');
      if (inside >= 0 && inside < path.length - 1) {
        const part = partAt(document, value, pointer, findings);
        // `partAt` ends at something that is no reference.
        return part && evaluate(part.value, part.pointer, type, trail);
      }
      return alias(inside < 0 ? path : path.slice(0, inside), pointer, type, trail);
    }
    if (isReference(value)) {
      findings.add(pointer, findingOf(tokenRules.referenceOutside, { found: shown(value.$ref) }));
      return undefined;
    }
    if (!type) {
      findings.add(
        pointer.slice(0, pointer.lastIndexOf('/')),
        findingOf(tokenRules.noType, { legal: quoted(dtcgTypes) }),
        'key',
      );
      return undefined;
    }
    return readValue[type](value, pointer, readingFor(trail));
  }

  function alias(
    path: readonly string[],
    pointer: string,
    type: DtcgType | undefined,
    trail: Trail,
  ): Evaluated | undefined {
    const [first = '', ...rest] = path;
    const inMode = isMode(first) ? { ...trail, mode: first } : trail;
    const name = (isMode(first) ? rest : path).join('.');
    const raw = tokenIn(layers, name, inMode.mode);
    // One that is not set is what its fallback is, and that may stand in the file.
    if (!raw && isComponentToken(name)) {
      return alias(semanticOf(name).split('.'), pointer, type, inMode);
    }
    const target = raw ? token(raw, inMode, pointer) : fromTheme(name, inMode.mode, pointer);
    if (raw?.deprecated) tellDeprecated(name, raw.deprecated, pointer);
    if (!target || !type || target.type === type) return target;
    findings.add(pointer, findingOf(tokenRules.aliasType, { type, name, found: target.type }));
    return undefined;
  }

  function fromTheme(name: string, mode: Mode, pointer: string): Evaluated | undefined {
    const type = isTokenName(name) ? dtcgTypeOf(name) : undefined;
    if (isTokenName(name) && type) {
      const value = derived(name, mode);
      return value ? { type, value } : { type };
    }
    const near = findings.near(name, names);
    findings.add(
      pointer,
      isTokenName(name)
        ? findingOf(tokenRules.imageAlias, { name })
        : near
          ? findingOf(tokenRules.misspeltAlias, { name, braced: `{${near}}` })
          : findingOf(tokenRules.unknownAlias, { name }),
    );
    return undefined;
  }

  function tellDeprecated(name: string, why: string | true, pointer: string): void {
    findings.add(
      pointer,
      why === true
        ? findingOf(tokenRules.deprecated, { name })
        : findingOf(tokenRules.deprecatedBecause, { name, why: shown(why) }),
    );
  }

  function readingFor(trail: Trail): Reading {
    return {
      findings,
      part: (value, pointer) => partAt(document, value, pointer, findings),
      nested: (value, pointer, type) => evaluate(value, pointer, type, trail),
    };
  }

  return (raw, mode) => token(raw, { mode, open: [] }, raw.valuePointer);
}

/** The path of `"{a.b}"` or of `{ "$ref": "#/a/b" }`; undefined for a value. */
function aliasOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.startsWith('{') ? referencePath(value) : undefined;
  return isReference(value) && value.$ref.startsWith('#/') ? referencePath(value.$ref) : undefined;
}

const isReference = (value: unknown): value is { readonly $ref: string } =>
  isRecord(value) && typeof value.$ref === 'string';

/** The token's own type, undefined if an alias must say it, false if there is no such type, which is told. */
function declaredType(
  { type, pointer }: RawToken,
  findings: Findings,
): DtcgType | undefined | false {
  if (type === undefined || isDtcgType(type)) return type;
  const near = findings.near(type, dtcgTypes);
  findings.add(
    `${pointer}/$type`,
    near
      ? findingOf(tokenRules.misspeltType, { found: shown(type), near })
      : findingOf(tokenRules.unknownType, { found: shown(type), legal: quoted(dtcgTypes) }),
  );
  return false;
}

function tellCycle(
  raw: RawToken,
  open: readonly RawToken[],
  askedAt: string,
  findings: Findings,
): void {
  const round = [...open.slice(open.indexOf(raw)), raw].map(({ path }) => path.join('.'));
  findings.add(askedAt, findingOf(tokenRules.aliasCycle, { round: round.join(' → ') }));
}

const mostHops = 16;

/** Follows `{ "$ref": "#/a/$value/components/0" }` (RFC 6901) to what stands there. */
function partAt(
  document: unknown,
  value: unknown,
  pointer: string,
  findings: Findings,
): { value: unknown; pointer: string } | undefined {
  let here = { value, pointer };
  for (let hop = 0; isReference(here.value); hop += 1) {
    const path = referencePath(here.value.$ref);
    const found = path && valueAt(document, path);
    if (!found || hop > mostHops) {
      findings.add(
        pointer,
        found
          ? findingOf(tokenRules.referenceCycle, {})
          : findingOf(tokenRules.noValueThere, { found: shown(here.value.$ref) }),
      );
      return undefined;
    }
    here = { value: found.value, pointer: here.value.$ref.slice(1) };
  }
  return here;
}

function valueAt(document: unknown, path: readonly string[]): { value: unknown } | undefined {
  let here = document;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    // An array's elements are its own properties as well.
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return { value: here };
}
