import { semanticOf } from '../component-lookup.ts';
import { type AnyToken, protectedComponents } from '../component-tokens.ts';
import type { TokenName } from '../contract.ts';

/** The least and the most that a token may be. Lengths in px (1 rem is 16 px), durations in ms. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  readonly why: string;
}

const limit = (least: number, most: number, why: string): Limit => ({ least, most, why });

const byGroup: Readonly<Record<string, Limit>> = {
  size: limit(11, 160, 'smaller text cannot be read on a phone, larger does not fit on it'),
  space: limit(0, 128, 'larger values do not fit on a phone'),
  radius: limit(0, 999, 'larger values look the same'),
  motion: limit(0, 1000, 'members should not wait for animations'),
  weight: limit(1, 1000, 'font weights end there'),
};

const byName: Readonly<Partial<Record<TokenName, Limit>>> = {
  'border.width': limit(0.5, 8, 'a thinner border is not drawn, a thicker one covers its content'),
  'control.height': limit(24, 96, 'WCAG 2.2 (2.5.8) requires targets of at least 24 px'),
  'control.paddingInline': limit(4, 64, 'text must not touch the edge, and needs space'),
};

/** Undefined where any value of the type will do. A component token has the limit of its fallback. */
export function limitOf(name: AnyToken): Limit | undefined {
  const semantic = semanticOf(name);
  return byName[semantic] ?? byGroup[semantic.slice(0, semantic.indexOf('.'))];
}

/** Tokens that one may see through; all others are proven readable as they are, so they are opaque. */
export const translucent: ReadonlySet<AnyToken> = new Set(['surface.scrim']);

/** Why a token, or whatever else a name of its group may mean, is not a brand's to set; undefined for those that are. */
export function lockedBecause(name: string): { why: string; remedy: string } | undefined {
  const group = name.slice(0, name.indexOf('.'));
  return locked.get(protectedComponents.has(group) ? 'protection' : group);
}

const locked: ReadonlyMap<string, { why: string; remedy: string }> = new Map([
  [
    'protection',
    {
      why: 'age mark, limits, licence and notices look the same in every brand',
      remedy: 'Remove it.',
    },
  ],
  [
    'leading',
    {
      why: 'line heights depend on the script, so that stacked marks are not clipped',
      remedy: 'Remove it.',
    },
  ],
  [
    'art',
    {
      why: 'images are generated from the brand’s motif',
      remedy: 'Remove it; choose a "motif" in brand.json.',
    },
  ],
]);
