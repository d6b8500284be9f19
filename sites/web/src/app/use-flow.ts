import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type {
  ActorOptions,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

/** What {@link useFlow} takes beside the machine; the input is required where the machine requires one. */
type FlowOptions<Machine extends AnyStateMachine> = {
  /** Called once, when the machine has ended, with its output. */
  readonly onDone?: (output: OutputFrom<Machine>) => void;
} & (undefined extends InputFrom<Machine>
  ? { readonly input?: InputFrom<Machine> }
  : { readonly input: InputFrom<Machine> });

/**
 * Runs a machine for as long as its component is in the page.
 *
 * @param make makes the machine with the site's services in it; called once
 * @param options.input what the machine starts with; read once
 * @returns the running machine, to send events to; {@link useView} reads it
 */
export function useFlow<Machine extends AnyStateMachine>(
  make: () => Machine,
  options: FlowOptions<Machine>,
) {
  const [machine] = useState(make);
  const [input] = useState(options.input);
  // xstate's own signature asks for the input only where the machine does, which a generic machine leaves open.
  const flow = useActorRef(machine, { input } as ActorOptions<Machine>);
  useFlowDone<OutputFrom<Machine>>(flow, options.onDone);
  return flow;
}

/**
 * Reports the output of a machine that runs elsewhere.
 *
 * @param onDone called once for each machine that ends while the component is in the page
 */
export function useFlowDone<Output>(
  flow: AnyActorRef,
  onDone: ((output: Output) => void) | undefined,
): void {
  const done = useEffectEvent((output: Output) => onDone?.(output));
  const output: Output | undefined = useSelector(flow, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output !== undefined) done(output);
  }, [output]);
}

/** What a selector of `@livery/flows` makes of a running machine. A snapshot that leaves it the same draws nothing. */
export function useView<Flow extends AnyActorRef, View>(
  flow: Flow,
  select: (snapshot: SnapshotFrom<Flow>) => View,
): View {
  // xstate also takes the state of a value without a snapshot; an actor always has one
  return useSelector<AnyActorRef, View>(flow, select, shallowEqual);
}
