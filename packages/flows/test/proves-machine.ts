import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Coverage, cover } from './coverage.ts';
import { type Move, shortestPaths, thousandWalks, type Walkable } from './walks.ts';

/** Starts a flow fixture; `watched` notes what is taken and decided. */
type Start<Machine extends AnyStateMachine, Fixture> = (watched?: Coverage<Machine>) => Fixture;

/** Where else a flow may begin; without moves it begins, and no more. */
interface Beginning<Machine extends AnyStateMachine, Fixture> {
  readonly start: Start<Machine, Fixture>;
  readonly moves?: readonly Move<Fixture>[];
  /** The most places that it may lead to; without it as many as the first. */
  readonly places?: number;
}

/** The random walks of a flow. */
interface Walks<Fixture> {
  /** Begins the walk of a seed; without it as the shortest paths do. */
  readonly start?: (seed: number) => Fixture;
  /** What can happen in the walk of a seed; without it whatever can happen at all. */
  readonly moves?: (seed: number) => readonly Move<Fixture>[];
  /** The most moves of a walk. */
  readonly length: number;
  /** What the flow is at after a move, such as its end; a walk that has not come to one says nothing. */
  readonly sees: (at: Fixture) => string | readonly string[] | undefined;
  /** All that the walks together have to see, so that the rules are asked everywhere; and nothing else. */
  readonly reaches: readonly string[];
  /** What no order of events may break: the name of what is broken, and whether it holds. */
  readonly rules: (at: Fixture, path: readonly string[]) => Readonly<Record<string, boolean>>;
}

/** A machine, and what can happen to it. */
interface Proof<Machine extends AnyStateMachine, Fixture> {
  readonly machine: Machine;
  readonly start: Start<Machine, NoInfer<Fixture>>;
  /** Other beginnings, for the transitions and guards that the first does not lead to. */
  readonly beginnings?: readonly Beginning<Machine, NoInfer<Fixture>>[];
  /** Everything that can happen. */
  readonly moves: readonly Move<Fixture>[];
  /** The most places that they may lead to, so that growth is noticed. */
  readonly places: number;
  readonly walks: Walks<NoInfer<Fixture>>;
}

/** Timeout of a test of many thousand moves that runs in parallel with others. */
const patienceMs = 120_000;

/**
 * Declares the two tests that every machine passes: all of its transitions are taken on shortest paths while each guard says yes
 * and no, and a thousand walks of one seed break none of its rules. Both note the figures of `docs/flows-report.md`.
 */
export function provesMachine<
  Machine extends AnyStateMachine,
  Fixture extends Walkable & { readonly errors: readonly unknown[] },
>({ machine, start, beginnings = [], moves, places, walks }: Proof<Machine, Fixture>): void {
  test(
    'every transition is taken on a shortest path, and every guard decides both ways',
    async () => {
      const watched = cover(machine);
      for (const from of [{ start, moves, places }, ...beginnings]) {
        const begin = () => from.start(watched);
        if (from.moves) await shortestPaths(begin, from.moves, from.places ?? places);
        else begin().stop();
      }
      expect(watched.untaken()).toEqual([]);
      expect(watched.undecided()).toEqual([]);
    },
    patienceMs,
  );

  test(
    'no order of events breaks an invariant: 1,000 random walks of one seed',
    async () => {
      const seen = new Set<string>();
      const broken = await thousandWalks(
        walks.start ?? (() => start()),
        walks.moves ?? moves,
        walks.length,
        (at, path) => {
          for (const what of [walks.sees(at) ?? []].flat()) seen.add(what);
          return walks.rules(at, path);
        },
      );
      expect(broken).toEqual([]);
      expect([...seen].sort()).toEqual([...walks.reaches].sort());
    },
    patienceMs,
  );
}

/** How often a walk has made one of these moves. */
export function count(path: readonly string[], ...names: readonly string[]): number {
  return path.filter((name) => names.includes(name)).length;
}
