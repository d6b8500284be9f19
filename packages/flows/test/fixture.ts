import { expect } from 'vitest';
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { type ActRef, actPauseMs, actTries } from '../src/act/act.machine.ts';
import type { ActTry } from '../src/act/act.types.ts';
import { offline, refused } from './failures.ts';
import { type Held, type HeldCall, settle } from './held.ts';
import type { Move } from './walks.ts';

/** Replaces the machine of a fixture by an instrumented one. */
export interface Watched<Machine> {
  readonly machine?: Machine;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Starts a machine with a virtual clock, recording its errors and emitted events. */
export function startMachine<Machine extends AnyStateMachine>(
  filled: Machine,
  input: InputFrom<Machine>,
  { machine, inspect }: Watched<Machine> = {},
  clock = new SimulatedClock(),
) {
  const tested =
    machine?.provide({
      actors: filled.implementations.actors,
      delays: filled.implementations.delays,
    }) ?? filled;
  // the library cannot say of a machine in general which options its actor needs
  const options = { clock, input, ...(inspect ? { inspect } : {}) } as never;
  const actor = createActor(tested, options) as unknown as Actor<Machine>;
  const errors: unknown[] = [];
  const emitted: { readonly type: string }[] = [];
  actor.on('*', (event) => emitted.push(event as { readonly type: string }));
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return { actor, clock, errors, emitted, stop: () => actor.stop() };
}

/** Keys that differ: `key-1`, `key-2`… */
export function keys(): () => string {
  let given = 0;
  return () => {
    given += 1;
    return `key-${given}`;
  };
}

/** Lets every try that an act makes by itself be lost. */
export async function loseAct(
  at: { readonly clock: SimulatedClock },
  service: { readonly last: () => { readonly fail: (error: unknown) => void } },
): Promise<void> {
  for (let tries = 1; tries <= actTries; tries += 1) {
    service.last().fail(offline);
    await settle();
    at.clock.increment(actPauseMs);
  }
}

/** A flow with an act. */
interface Acting {
  readonly clock: SimulatedClock;
  readonly view: () => { readonly step: string; readonly act: ActRef | undefined };
  readonly output: () => unknown;
}

/**
 * Loses an act until the member leaves it: every try asks with the first key, the member may ask again, a refusal of a later
 * try ends nothing, and what became of the act stays unknown.
 *
 * @param at a flow whose act is on its way
 */
export async function loseUntilLeft(
  at: Acting,
  service: {
    readonly calls: readonly { readonly input: ActTry<unknown> }[];
    readonly last: () => { readonly fail: (error: unknown) => void };
  },
): Promise<void> {
  const { step } = at.view();
  await loseAct(at, service);
  expect(at.view().step).toBe(step);
  at.view().act?.send({ type: 'again' });
  service.last().fail(refused('NOT_OPEN'));
  await settle();
  expect(at.view().step).toBe(step);
  at.view().act?.send({ type: 'again' });
  const keys = service.calls.map(({ input }) => input.key);
  expect(keys).toEqual(Array(actTries + 2).fill('key-1'));
  await loseAct(at, service);
  at.view().act?.send({ type: 'leave' });
  expect(at.output()).toEqual({ result: 'unknown', failure: { kind: 'offline' } });
}

/** Nothing that a flow keeps holds this text: what a browser would write down of it is read through. */
export function keepsNothingOf(
  secret: string,
  { actor }: { readonly actor: { readonly getPersistedSnapshot: () => unknown } },
): void {
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(secret);
}

interface WithAct {
  readonly view: () => { readonly act: ActRef | undefined };
}

/** What a member may say to an act that is not answered. */
export const actMoves: readonly Move<WithAct>[] = (['again', 'leave'] as const).map((type) => ({
  name: `act: ${type}`,
  now: ({ view }) => {
    const { act } = view();
    return act && (() => act.send({ type }));
  },
}));

/** Where an act is, to tell places apart. */
export function placeOf(act: ActRef | undefined): unknown {
  const snapshot = act?.getSnapshot();
  return snapshot && [snapshot.value, snapshot.context.tries];
}

/** Answers the open call of a service; cannot happen while there is none. */
export function reply<Fixture, Input, Output>(
  name: string,
  service: (fixture: Fixture) => Held<Input, Output>,
  how: (call: HeldCall<Input, Output>) => void,
): Move<Fixture> {
  return {
    name,
    now: (fixture) => {
      const call = service(fixture).open()[0];
      return call && (() => how(call));
    },
  };
}

/** The calls of an act's service, whatever it asks for and brings. */
interface AskedActs {
  readonly calls: readonly { readonly input: ActTry<unknown> }[];
  readonly open: () => readonly unknown[];
}

/** Lets the open call of a service fail, whatever it asks for; cannot happen while there is none. */
export function fails<Fixture>(
  name: string,
  service: (fixture: Fixture) => {
    readonly open: () => readonly { readonly fail: (error: unknown) => void }[];
  },
  error: unknown,
): Move<Fixture> {
  return {
    name,
    now: (fixture) => {
      const call = service(fixture).open()[0];
      return call && (() => call.fail(error));
    },
  };
}

/** What no order of events may break in an act: the names of what is broken, for `rules`. */
export function actRules(act: AskedActs) {
  const requests = new Map<string, Set<unknown>>();
  for (const { input } of act.calls) {
    requests.set(input.key, (requests.get(input.key) ?? new Set()).add(input.request));
  }
  return {
    'two attempts of an act are in flight': act.open().length <= 1,
    'a key was used for two requests': [...requests.values()].every(({ size }) => size === 1),
    'an act changed its key':
      new Set(act.calls.map(({ input }) => input.request)).size === requests.size,
  };
}
