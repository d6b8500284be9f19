import type { Mode } from '../brand/modes.ts';
import { modes } from '../brand/modes.ts';
import { componentTokenNames } from '../component-lookup.ts';
import { type AnyToken, protectedComponents } from '../component-tokens.ts';
import { type Finding, findingOf } from '../document/rule.ts';
import { type Findings, quoted } from './findings.ts';
import { lockedBecause } from './limits.ts';
import { tokenRules } from './token-rules.ts';
import type { RawToken } from './token-tree.ts';
import { isAnyToken, tokenNames, typeOfToken } from './token-type.ts';

/** The tokens of one file by where they hold: in every mode, or in one. Keys are names without the mode: `text.muted`. */
export type Layers = ReadonlyMap<'all' | Mode, ReadonlyMap<string, RawToken>>;

export const isMode = (name: string): name is Mode => Object.hasOwn(modes, name);

/** Export writes tokens that no brand may set into this group, for other tools to read; here it is passed over. */
export const lockedGroup = 'locked';
export const paletteGroup = 'palette';

/** Sorts tokens into their layers; a name that is neither a token nor in the palette is told. */
export function layersOf(tokens: readonly RawToken[], findings: Findings): Layers {
  const layers = new Map<'all' | Mode, Map<string, RawToken>>();
  for (const token of tokens) {
    const [first = '', ...rest] = token.path;
    if (first === lockedGroup) continue;
    const name = isMode(first) ? rest.join('.') : token.path.join('.');
    if (!isKnown(name, token, findings)) continue;
    const key = isMode(first) ? first : 'all';
    const layer = layers.get(key) ?? new Map<string, RawToken>();
    layers.set(key, layer.set(name, token));
  }
  return layers;
}

function isKnown(name: string, token: RawToken, findings: Findings): boolean {
  if (name.startsWith(`${paletteGroup}.`)) return true;
  const locked = lockedBecause(name);
  const isProtected = protectedComponents.has(name.slice(0, name.indexOf('.')));
  if (!isAnyToken(name) && !isProtected) {
    const near = findings.near(name, [...tokenNames, ...componentTokenNames]);
    findings.add(
      token.pointer,
      near ? findingOf(tokenRules.misspeltToken, { name, near }) : elsewhere(name),
      'key',
    );
    return false;
  }
  if (!locked) return true;
  findings.add(
    token.pointer,
    findingOf(tokenRules.locked, { name, why: locked.why, instead: locked.remedy }),
    'key',
  );
  return false;
}

function elsewhere(name: string): Finding {
  const component = name.slice(0, name.indexOf('.') + 1);
  const own = componentTokenNames.filter(
    (token) => component !== '' && token.startsWith(component),
  );
  return own.length > 0
    ? findingOf(tokenRules.notOfComponent, { name, legal: quoted(own) })
    : findingOf(tokenRules.unknownToken, { name, group: paletteGroup });
}

/**
 * The token that holds for a name in a mode. The mode's own goes first. Colours given for all modes stay out of high
 * contrast: a member who asked for it gets the derived ones, unless the brand chose others for exactly that mode.
 */
export function tokenIn(layers: Layers, name: string, mode: Mode): RawToken | undefined {
  const own = layers.get(mode)?.get(name);
  if (own) return own;
  const forAll = layers.get('all')?.get(name);
  return forAll && reaches(name, mode) ? forAll : undefined;
}

const reaches = (name: string, mode: Mode) =>
  modes[mode].contrast === 'standard' || !isAnyToken(name) || typeOfToken(name) !== 'color';

/** The tokens of either tier that a file sets in a mode. */
export function namesIn(layers: Layers, mode: Mode): AnyToken[] {
  return [...tokenNames, ...componentTokenNames].filter(
    (name) => tokenIn(layers, name, mode) !== undefined,
  );
}
