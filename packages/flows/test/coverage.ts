import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { note } from './note.ts';

/** What a machine can do, and what of it has been seen. */
export interface Coverage<Machine extends AnyStateMachine> {
  /** The machine, noting how each of its guards decides. */
  readonly machine: Machine;
  /** For the actor: records each transition that is taken. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Transitions that have not been taken. Call it last: the call is itself recorded. */
  readonly untaken: () => string[];
  /** Guards that have not decided both ways: `name: never true`. */
  readonly undecided: () => string[];
}

/** Watches which transitions of a machine are taken and how its guards decide. */
export function cover<Machine extends AnyStateMachine>(machine: Machine): Coverage<Machine> {
  const decided = new Set<string>();
  const taken = new Set<string>();
  const guards = machine.implementations.guards as Record<string, unknown>;
  // `stateIn` and its like are objects of the library's own, decided inside of it
  const own = Object.entries(guards).filter(
    ([, guard]) => !Object.hasOwn(guard as object, 'check'),
  );
  const noting = own.map(([name, guard]) => [
    name,
    (...args: unknown[]) => {
      const result = (guard as (...args: unknown[]) => boolean)(...args);
      decided.add(`${name}: never ${result}`);
      return result;
    },
  ]);
  const watched = machine.provide({ guards: Object.fromEntries(noting) }) as Machine;
  const all = transitionsOf(machine.root).map(nameOf);
  const ways = own.map(([name]) => [`${name}: never true`, `${name}: never false`] as const);
  return {
    machine: watched,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) taken.add(nameOf(transition));
    },
    untaken: () => {
      note({
        machine: machine.id,
        states: statesOf(machine.root),
        transitions: all.length,
        taken: all.filter((name) => taken.has(name)).length,
        guards: own.length,
        decided: ways.filter((lines) => lines.every((line) => decided.has(line))).length,
      });
      return all.filter((name) => !taken.has(name));
    },
    undecided: () => ways.flat().filter((line) => !decided.has(line)),
  };
}

/** How many states a machine has; one that holds others counts beside them. */
function statesOf({ states }: AnyStateNode): number {
  const children = Object.values(states);
  return children.length + children.map(statesOf).reduce((sum, each) => sum + each, 0);
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap(transitionsOf),
  ];
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition =
    guard === undefined ? '' : ` [${typeof guard === 'object' ? guard.type : guard}]`;
  return `${source.id} —${eventType || 'always'}${condition}→ ${target?.map(({ id }) => id).join() ?? 'stays'}`;
}
