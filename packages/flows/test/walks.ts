import { settle } from './held.ts';
import { note } from './note.ts';

/** Something that can happen to a flow; `now` is undefined when it cannot happen at the moment. */
export interface Move<Fixture> {
  readonly name: string;
  readonly now: (fixture: Fixture) => (() => void) | undefined;
}

/** A flow fixture: the machine with held services and a virtual clock. */
export interface Walkable {
  /** What tells two places of the flow apart. */
  readonly place: () => string;
  readonly stop: () => void;
}

/** A flow whose end can be seen. */
export interface Running {
  readonly actor: { readonly getSnapshot: () => { readonly status: string } };
}

/** Something that a member, the clock or another tab does, while the flow runs. */
export function act<Fixture extends Running>(
  name: string,
  does: (at: Fixture) => void,
): Move<Fixture> {
  return {
    name,
    now: (at) => (at.actor.getSnapshot().status === 'active' ? () => does(at) : undefined),
  };
}

/** Does a move, if it can happen now, and lets its answers arrive. */
async function make<Fixture>(fixture: Fixture, move: Move<Fixture>): Promise<boolean> {
  const act = move.now(fixture);
  act?.();
  await settle();
  return act !== undefined;
}

/**
 * Walks every move from every place that it finds, breadth first, so that each place is reached by a shortest path.
 *
 * @param limit the most places to open; more of them is an error, so that growth is noticed
 * @returns the shortest path to each place, as names of moves
 */
export async function shortestPaths<Fixture extends Walkable>(
  start: () => Fixture,
  moves: readonly Move<Fixture>[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const first = start();
  const found = new Map<string, readonly Move<Fixture>[]>([[first.place(), []]]);
  first.stop();
  const arrive = async (path: readonly Move<Fixture>[]) => {
    const fixture = start();
    for (const step of path) await make(fixture, step);
    return fixture;
  };
  for (const [, path] of found) {
    const place = await arrive(path);
    const possible = moves.filter((move) => move.now(place) !== undefined);
    place.stop();
    for (const move of possible) {
      const fixture = await arrive([...path, move]);
      if (!found.has(fixture.place())) found.set(fixture.place(), [...path, move]);
      fixture.stop();
    }
    if (found.size > limit)
      throw new Error(`More than ${limit} places; the last: ${[...found.keys()].at(-1)}`);
  }
  note({ places: found.size });
  return new Map([...found].map(([place, path]) => [place, path.map(({ name }) => name)]));
}

/** The same numbers from the same seed, from 0 up to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The names of the rules that do not hold, each with the way that led there. */
function brokenOf(rules: Readonly<Record<string, boolean>>, path: readonly string[]): string[] {
  return Object.keys(rules)
    .filter((rule) => !rules[rule])
    .map((rule) => `${rule}: ${path.join(' · ')}`);
}

/** How many walks each flow is walked. */
const walks = 1000;

/**
 * Walks at random, with one seed for each walk.
 *
 * @param start begins the walk of a seed
 * @param moves what can happen, or what can happen in the walk of a seed
 * @param length the most moves of a walk
 * @param rules what must hold after each move; `false` is broken
 * @returns the first rules that broke, each with its path
 */
export async function thousandWalks<
  Fixture extends Walkable & { readonly errors: readonly unknown[] },
>(
  start: (seed: number) => Fixture,
  moves: readonly Move<Fixture>[] | ((seed: number) => readonly Move<Fixture>[]),
  length: number,
  rules: (fixture: Fixture, path: readonly string[]) => Record<string, boolean>,
): Promise<string[]> {
  const broken: string[] = [];
  let steps = 0;
  for (let seed = 1; seed <= walks; seed += 1) {
    const random = chance(seed);
    const fixture = start(seed);
    const open = typeof moves === 'function' ? moves(seed) : moves;
    const path: string[] = [];
    while (path.length < length) {
      const possible = open.filter((move) => move.now(fixture) !== undefined);
      const move = possible[Math.floor(random() * possible.length)];
      if (!move) break;
      await make(fixture, move);
      path.push(move.name);
      const all = { 'the machine broke': fixture.errors.length === 0, ...rules(fixture, path) };
      broken.push(...brokenOf(all, path));
    }
    steps += path.length;
    fixture.stop();
  }
  note({ walks, steps });
  return broken.slice(0, 3);
}
