import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import type { Service } from '../src/shared/port.ts';
import { type Held, type HeldCall, held, settle } from './held.ts';
import { act, type Move, type Running } from './walks.ts';

/** The services of a flow, each of which waits for the test. */
export type HeldServices<Services> = {
  readonly [name in keyof Services]: Services[name] extends Service<infer Input, infer Output>
    ? Held<Input, Output>
    : never;
};

/** Holds every service of a flow. */
function hold<Services>(...names: readonly (keyof Services & string)[]) {
  const entries = names.map((name) => [name, held<unknown, unknown>()] as const);
  return {
    // the names are the keys, and what a held service is asked and answers is its type's affair
    services: Object.fromEntries(entries) as unknown as HeldServices<Services>,
    work: Object.fromEntries(
      entries.map(([name, { service }]) => [name, service]),
    ) as unknown as Services,
  };
}

/** How a test looks on: a machine that notes its guards, a listener, services without an implementation. */
export interface Watched<Machine> {
  readonly machine?: Machine;
  readonly inspect?: (event: InspectionEvent) => void;
  readonly placeholders?: object;
}

/** A flow fixture: every service held, a virtual clock, and the screen's view. */
export function flowFixture<Machine extends AnyStateMachine, Services, View>(parts: {
  readonly names: readonly (keyof Services & string)[];
  readonly fill: (services: Services) => Machine;
  readonly select: (snapshot: SnapshotFrom<Machine>) => View;
  readonly input?: (clock: SimulatedClock) => object;
  /** What tells two places of the flow apart, beside its state. */
  readonly marks?: (snapshot: SnapshotFrom<Machine>) => unknown;
  readonly watched?: Watched<Machine>;
}) {
  const { services, work } = hold<Services>(...parts.names);
  const clock = new SimulatedClock();
  const filled = parts.fill(work);
  const { machine = filled, inspect, placeholders } = parts.watched ?? {};
  const running = machine.provide({
    actors: { ...filled.implementations.actors, ...placeholders },
  }) as Machine;
  const errors: unknown[] = [];
  // that the input fits is checked where the fixture is built
  const actor: Actor<Machine> = createActor(running, {
    clock,
    input: parts.input?.(clock),
    ...(inspect ? { inspect } : {}),
  } as never);
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<Machine>;
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return {
    actor,
    clock,
    services,
    errors,
    snapshot,
    view: () => parts.select(snapshot()),
    place: () => {
      const { status, value, children } = actor.getSnapshot();
      const within = Object.values(children as Record<string, Actor<AnyStateMachine>>).map(
        (child) => child.getSnapshot().value ?? null,
      );
      return JSON.stringify([status, value, parts.marks?.(snapshot()), within]);
    },
    stop: () => actor.stop(),
  };
}

type CallOf<Service> =
  Service extends Held<infer Input, infer Output> ? HeldCall<Input, Output> : never;

/** Time that passes. */
export function passes<Fixture extends Running & { readonly clock: SimulatedClock }>(
  ms: number,
): Move<Fixture> {
  return act(`${ms} ms`, ({ clock }) => clock.increment(ms));
}

/** Gives the moves that answer the oldest open call of a service; they cannot happen while there is none. */
export function repliesOf<Fixture extends { readonly services: object }>() {
  type Services = Fixture['services'];
  return <Name extends keyof Services & string>(
    service: Name,
    label: string,
    how: (call: CallOf<Services[Name]>) => void,
  ): Move<Fixture> => ({
    name: `${service} ${label}`,
    now: ({ services }) => {
      // every service of a fixture is held
      const { open } = (services as Services)[service] as Held<unknown, unknown>;
      const call = open()[0];
      return call && (() => how(call as CallOf<Services[Name]>));
    },
  });
}

/** Lets the newest call of a service succeed, and its answer arrive. */
export async function answer<Output>(
  service: { readonly last: () => { readonly answer: (value: Output) => void } },
  value: NoInfer<Output>,
): Promise<void> {
  service.last().answer(value);
  await settle();
}

/** Lets the newest call of a service fail, and its failure arrive. */
export async function fail(
  service: { readonly last: () => { readonly fail: (error: unknown) => void } },
  error: unknown,
): Promise<void> {
  service.last().fail(error);
  await settle();
}
