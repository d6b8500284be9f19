import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state as a diagram draws it. */
export interface GraphState {
  /** The machine's own id of it: `login.open.form`. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'plain' | 'box' | 'parallel' | 'final';
  /** Whether its parent begins with it. */
  readonly initial: boolean;
  /** Services and machines that run while it lasts. */
  readonly runs: readonly string[];
  /** What happens inside it: events it takes without leaving, and ways from a box to a state in it. */
  readonly within: readonly string[];
  readonly states: readonly GraphState[];
}

/** All ways from one state to another. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** One line for each transition: what causes it, its guard in brackets. */
  readonly causes: readonly string[];
}

export interface Graph {
  readonly root: GraphState;
  readonly edges: readonly GraphEdge[];
  /** How many transitions the machine has. */
  readonly transitions: number;
  /** How many states, the machine itself not counted. */
  readonly states: number;
}

/** What a machine is, as states and ways between them. */
export function graphOf(machine: AnyStateMachine): Graph {
  const edges = new Map<string, GraphEdge>();
  let transitions = 0;
  let states = -1;

  const read = (node: AnyStateNode): GraphState => {
    states += 1;
    const within: string[] = [];
    for (const transition of transitionsOf(node)) {
      transitions += 1;
      const cause = causeOf(transition, machine);
      const target = transition.target?.[0];
      if (target === undefined || target === node) {
        within.push(target && transition.reenter ? `${cause} → anew` : cause);
      } else if (isInside(target, node)) {
        within.push(`${cause} → ${target.path.slice(node.path.length).join('.')}`);
      } else {
        const key = `${node.id} ${target.id}`;
        const causes = [...(edges.get(key)?.causes ?? []), cause];
        edges.set(key, { from: node.id, to: target.id, causes });
      }
    }
    const children = Object.values(node.states);
    return {
      id: node.id,
      name: node.key,
      kind: kindOf(node),
      initial: node.parent?.initial?.target?.includes(node) ?? false,
      runs: node.invoke.map(({ src }) => String(src)),
      within,
      states: children.map(read),
    };
  };

  const root = read(machine.root);
  return { root, edges: [...edges.values()], transitions, states };
}

/** The transitions of one state, in the order in which they are tried. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function kindOf({ type }: AnyStateNode): GraphState['kind'] {
  if (type === 'final' || type === 'parallel') return type;
  return type === 'compound' ? 'box' : 'plain';
}

function isInside(node: AnyStateNode, box: AnyStateNode): boolean {
  return node.parent === box || (node.parent !== undefined && isInside(node.parent, box));
}

/** What causes a transition, in words: an event, the end of a service, a time, or nothing but a guard. */
function causeOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const { eventType, guard, source } = transition;
  const others = transitionsOf(source).filter((each) => each.eventType === eventType);
  const last = others.length > 1 && others.at(-1) === transition && guard === undefined;
  const condition = guard === undefined ? (last ? 'else' : '') : guardName(guard);
  const name = eventName(eventType, source, machine);
  if (name === '') return condition === '' ? 'at once' : `[${condition}]`;
  return condition === '' ? name : `${name} [${condition}]`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  // the library's own shape of a guard with parameters
  return (guard as { readonly type: string }).type;
}

const happenings = [
  { prefix: 'xstate.done.actor.', words: 'answers' },
  { prefix: 'xstate.error.actor.', words: 'fails' },
  { prefix: 'xstate.snapshot.', words: 'moves' },
] as const;

function eventName(type: string, source: AnyStateNode, machine: AnyStateMachine): string {
  if (type === '') return '';
  if (type === '*') return 'anything else';
  const after = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (after !== undefined) return `after ${after}${timeOf(after, machine)}`;
  if (type.startsWith('xstate.done.state.')) return 'all done';
  for (const { prefix, words } of happenings) {
    if (!type.startsWith(prefix)) continue;
    const id = type.slice(prefix.length);
    const src = source.invoke.find((each) => each.id === id)?.src;
    return `${src ?? id} ${words}`;
  }
  return type;
}

/** How long a named delay is, where it is the same each time: ` (20 s)`. */
function timeOf(delay: string, machine: AnyStateMachine): string {
  const ms: unknown = machine.implementations.delays[delay];
  if (typeof ms !== 'number') return '';
  return ms < 1000 ? ` (${ms} ms)` : ` (${ms / 1000} s)`;
}
