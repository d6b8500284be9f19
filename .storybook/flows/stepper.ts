import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { transitionsOf } from './graph.ts';
import { heldCalls, heldMachine, isMachine } from './held-machine.ts';
import type { FlowScript } from './script.ts';
import { childEvents } from './scripts.ts';

/** Something that a reader can let happen now. */
export interface Step {
  readonly key: string;
  readonly label: string;
  readonly take: () => void;
}

/** What can happen to a flow now: what a member does, what services answer, the time that passes. */
export interface Steps {
  readonly events: readonly Step[];
  readonly services: readonly {
    readonly key: string;
    readonly name: string;
    readonly steps: readonly Step[];
  }[];
  readonly times: readonly Step[];
}

export interface Stepper {
  readonly actor: AnyActor;
  /** Another number after each change, of the flow or of a machine inside it. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly steps: () => Steps;
}

/** Starts a flow whose services are answered by hand and whose time passes by hand. */
export function startStepper(machine: AnyStateMachine, script: FlowScript): Stepper {
  const calls = heldCalls();
  const clock = new SimulatedClock();
  const listeners = new Set<() => void>();
  let version = 0;
  // one change is notified once, however many machines it went through, and never in the middle of it
  let telling = false;
  const changed = (): void => {
    if (telling) return;
    telling = true;
    queueMicrotask(() => {
      telling = false;
      version += 1;
      for (const listener of listeners) listener();
    });
  };
  const actor: AnyActor = createActor(heldMachine(machine, calls), {
    clock,
    input: script.input(() => clock.now()),
    inspect: changed,
  });
  // a machine that breaks shows it by its status
  actor.subscribe({ error: changed });
  actor.start();

  const step = (key: string, label: string, take: () => void): Step => ({
    key,
    label,
    take: () => {
      take();
      changed();
    },
  });
  return {
    actor,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    steps: () => {
      const running = machinesIn(actor);
      return {
        events: running.flatMap((each) =>
          eventsOf(each, each === actor ? script.events : undefined, step),
        ),
        services: calls.open().map(({ key, service, answer, fail }) => ({
          key,
          name: service,
          steps: Object.entries(script.answers[service] ?? { answers: undefined }).map(
            ([label, value]) =>
              step(`${key} ${label}`, label, () =>
                value instanceof Error ? fail(value) : answer(value),
              ),
          ),
        })),
        times: running.flatMap((each) => timesOf(each, clock, step)),
      };
    },
  };
}

type MakeStep = (key: string, label: string, take: () => void) => Step;

/** A flow and the machines that run inside it. */
function machinesIn(actor: AnyActor): AnyActor[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachine(actor.logic) || (snapshot as AnyMachineSnapshot).status !== 'active') return [];
  const children = Object.values((snapshot as AnyMachineSnapshot).children);
  return [actor, ...children.flatMap((child) => (child ? machinesIn(child as AnyActor) : []))];
}

function eventsOf(
  actor: AnyActor,
  own: Readonly<Record<string, AnyEventObject>> | undefined,
  step: MakeStep,
): Step[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { id } = snapshot.machine;
  return Object.entries(own ?? childEvents[id] ?? {})
    .filter(([, event]) => snapshot.can(event))
    .map(([label, event]) =>
      step(`${id} ${label}`, own ? label : `${id}: ${label}`, () => actor.send(event)),
    );
}

function timesOf(actor: AnyActor, clock: SimulatedClock, step: MakeStep): Step[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { delays } = snapshot.machine.implementations;
  const names = new Set(
    snapshot._nodes
      .flatMap(transitionsOf)
      .flatMap(({ eventType }) => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? []),
  );
  return [...names].map((name) => {
    const delay: unknown = delays[name];
    const ms =
      typeof delay === 'function'
        ? Number(delay({ context: snapshot.context, event: { type: '' } }, undefined))
        : Number(delay);
    return step(`${snapshot.machine.id} ${name}`, `${name}: ${ms / 1000} s`, () =>
      clock.increment(ms),
    );
  });
}
