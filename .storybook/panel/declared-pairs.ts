import {
  type AnyColor,
  type ContrastPair,
  contrastPairs,
  isComponentToken,
  semanticOf,
} from '@livery/theme';
import type { PaintedPair } from './painted-pairs.ts';
import { selectorOf } from './selector-of.ts';

type Sides = Pick<PaintedPair, 'foreground' | 'background'>;

/** The engine's promise for two colours that meet; undefined if it makes none. */
export function declaredPair({ foreground, background }: Sides): ContrastPair | undefined {
  return contrastPairs.find(
    (pair) =>
      pair.foreground === foreground &&
      pair.backgrounds.some((declared) => declared === background),
  );
}

/** Painted pairs with each component token that is not set as the semantic token which then holds. */
export function asPainted(
  painted: readonly PaintedPair[],
  isSet: (token: AnyColor) => boolean,
): PaintedPair[] {
  const held = (name: PaintedPair['foreground']) =>
    // A colour's fallback is a colour.
    isComponentToken(name) && !isSet(name) ? (semanticOf(name) as AnyColor) : name;
  return painted.map(({ foreground, background, within, ...pair }) => ({
    ...pair,
    foreground: held(foreground),
    background: held(background),
    within: within.map(held),
  }));
}

/**
 * Painted pairs with each edge on the side where it is proven. An edge is seen from without and from within, and one
 * clear side tells where the thing ends; it is measured from without unless only the inside is declared.
 */
export function settleEdges(painted: readonly PaintedPair[]): PaintedPair[] {
  const settled = new Map<string, PaintedPair>();
  for (const pair of painted) {
    for (const background of sidesOf(pair)) {
      const one = { ...pair, background, within: [] };
      const known = settled.get(pairId(one));
      const elements = [...new Set([...(known?.elements ?? []), ...pair.elements])];
      settled.set(pairId(one), { ...one, elements });
    }
  }
  return [...settled.values()];
}

function sidesOf({ foreground, background, within }: PaintedPair): PaintedPair['within'] {
  if (declaredPair({ foreground, background }) || within.length === 0) return [background];
  const isProven = within.every((inside) => declaredPair({ foreground, background: inside }));
  return isProven ? within : [background];
}

/** One name for one settled pair. */
export const pairId = ({ kind, foreground, background }: Sides & Pick<PaintedPair, 'kind'>) =>
  `${kind} ${foreground} ${background}`;

/**
 * Pairs painted in an element that the engine's table does not have, each with one element that paints it. Left out is
 * what no token has a part in, such as a code for cameras in black on white.
 */
export function undeclaredPairs(painted: readonly PaintedPair[]): string[] {
  const isOther = (colour: string) => colour.startsWith('other: ');
  return settleEdges(painted)
    .filter((pair) => !declaredPair(pair))
    .filter(({ foreground, background }) => !(isOther(foreground) && isOther(background)))
    .map(({ kind, foreground, background, elements }) => {
      const [first] = elements;
      const where = first ? `${selectorOf(first)} ${first.outerHTML.slice(0, 120)}` : '';
      return `${kind}: ${foreground} on ${background}, ${elements.length} × such as ${where}`;
    });
}
