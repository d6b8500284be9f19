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

/** An element that is filled with patterns, and the next such one around it. */
interface Painter {
  /** Ids that it names. */
  readonly own: readonly string[];
  /** By which the style sheet gives it patterns. */
  readonly keys: readonly string[];
  readonly inherited: Painter | undefined;
}

const shapes: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text tspan textPath'.split(' '),
);
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
  const all = [root];
  // Readers differ in which of several elements of one id they take, so all of them count.
  const byId = new Map<string, Drawn[]>();
  const patterns = new Set<string>();
  for (const next of all) {
    const { id, name, children } = next;
    if (id !== undefined) {
      const named = byId.get(id);
      if (named) named.push(next);
      else byId.set(id, [next]);
      if (name === 'pattern') patterns.add(id);
    }
    for (const child of children) all.push(child);
  }
  const keysOf = (drawn: Drawn) => (sheetRefs.size === 0 ? [] : sheetKeys(drawn));
  const isPattern = (id: string) => patterns.has(id);
  const patternsByKey = new Map(
    [...sheetRefs].map(([key, ids]) => [key, [...ids].filter(isPattern)] as const),
  );
  const painters = new Map<Drawn, Painter>();
  for (const drawn of patterns.size === 0 ? [] : all) {
    const own = drawn.refs.filter(isPattern);
    const keys = keysOf(drawn).filter((key) => patternsByKey.get(key)?.length);
    // Put there for it by the element around it.
    const inherited = painters.get(drawn);
    const painter = own.length + keys.length > 0 ? { own, keys, inherited } : inherited;
    if (!painter) continue;
    for (const one of [drawn, ...drawn.children]) painters.set(one, painter);
  }
  /** By element, by id, and by key of the style sheet. */
  const known = new Map<Drawn | Painter | string, number>();

  function once(key: Drawn | Painter | string, sum: () => number): number {
    const weight = known.get(key);
    if (weight !== undefined) return weight;
    // What is asked for again before it is known contains itself.
    known.set(key, Number.POSITIVE_INFINITY);
    const made = sum();
    known.set(key, made);
    return made;
  }
  const weighId = (id: string, depth: number): number =>
    once(`id ${id}`, () => total(byId.get(id) ?? [], (target) => weigh(target, depth)));
  const weighIds = (ids: Iterable<string>, depth: number): number =>
    total(ids, (id) => weighId(id, depth));
  const weighKey = (key: string, depth: number): number =>
    once(key, () => weighIds(sheetRefs.get(key) ?? [], depth));
  const weighPatterns = (key: string, depth: number): number =>
    once(`patterns ${key}`, () => weighIds(patternsByKey.get(key) ?? [], depth));
  const weighPainter = (painter: Painter, depth: number): number =>
    once(
      painter,
      () => weighIds(painter.own, depth) + total(painter.keys, (key) => weighPatterns(key, depth)),
    );
  /** A fill is inherited: a pattern on a group is drawn for each shape in it, also for those of another place that it uses. */
  function weighInherited(drawn: Drawn, depth: number): number {
    const isUse = drawn.name === 'use';
    if (!isUse && !shapes.has(drawn.name)) return 0;
    let sum = 0;
    for (let at = painters.get(drawn); at; at = at.inherited) sum += weighPainter(at, depth);
    return sum > 0 && isUse ? sum * weighIds(drawn.refs, depth) : sum;
  }
  function weigh(drawn: Drawn, depth: number): number {
    if (depth > maxChain) return Number.POSITIVE_INFINITY;
    return once(drawn, () => {
      const next = depth + 1;
      return (
        (drawn.name.startsWith('fe') ? filterStep : 1) +
        total(drawn.children, (child) => weigh(child, next)) +
        weighIds(drawn.refs, next) +
        total(keysOf(drawn), (key) => weighKey(key, next)) +
        weighInherited(drawn, next)
      );
    });
  }
  return weigh(root, 0);
}

/** What the style sheet may know an element by. */
const sheetKeys = ({ name, id, classes }: Drawn) => [
  name,
  '*',
  `#${id}`,
  ...[...classes].map((one) => `.${one}`),
];

function total<T>(parts: Iterable<T>, weigh: (part: T) => number): number {
  let sum = 0;
  for (const part of parts) sum += weigh(part);
  return sum;
}
