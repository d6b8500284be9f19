import type { SheetRefs } from './clean-style.ts';

/** One element of a picture, and what it makes a browser draw in addition. */
export interface Drawn {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: ReadonlySet<string>;
  /** Ids that its own attributes refer to. */
  readonly refs: readonly string[];
  readonly children: readonly Drawn[];
}

/** A filter step works on every pixel, where a shape touches its own. */
const filterStep = 50;
/** More than a logo needs, and less than JavaScript's stack holds. */
const maxChain = 300;

/**
 * The number of elements that are drawn when every reference is followed: ten elements that each use the one before ten
 * times are ten thousand million. Linear in the size of the picture.
 *
 * @returns Infinity for a picture that contains itself, or whose references form a chain without need
 */
export function drawnWeight(root: Drawn, sheetRefs: SheetRefs): number {
  const byId = new Map<string, Drawn>();
  const pending = [root];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.id !== undefined && !byId.has(next.id)) byId.set(next.id, next);
    pending.push(...next.children);
  }
  /** By element, and by key of the style sheet. */
  const known = new Map<Drawn | string, number>();

  function once(key: Drawn | string, sum: () => number): number {
    const weight = known.get(key);
    if (weight !== undefined) return weight;
    // What is asked for again before it is known contains itself.
    known.set(key, Number.POSITIVE_INFINITY);
    const made = sum();
    known.set(key, made);
    return made;
  }
  const weighIds = (ids: Iterable<string>, depth: number): number => {
    let sum = 0;
    for (const id of ids) {
      const target = byId.get(id);
      if (target) sum += weigh(target, depth);
    }
    return sum;
  };
  const weighKey = (key: string, depth: number): number => {
    const ids = sheetRefs.get(key);
    return ids ? once(key, () => weighIds(ids, depth)) : 0;
  };
  function weigh(drawn: Drawn, depth: number): number {
    if (depth > maxChain) return Number.POSITIVE_INFINITY;
    return once(drawn, () => {
      const next = depth + 1;
      let sum = drawn.name.startsWith('fe') ? filterStep : 1;
      for (const child of drawn.children) sum += weigh(child, next);
      sum += weighIds(drawn.refs, next);
      sum += weighKey(drawn.name, next) + weighKey('*', next) + weighKey(`#${drawn.id}`, next);
      for (const name of drawn.classes) sum += weighKey(`.${name}`, next);
      return sum;
    });
  }
  return weigh(root, 0);
}
