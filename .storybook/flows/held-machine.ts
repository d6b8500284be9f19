import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';

/** A call of a service that waits for somebody to answer it by hand. */
export interface HeldCall {
  readonly key: string;
  /** The service's name; an act's is the name that its flow has given to the act. */
  readonly service: string;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** The calls that wait, oldest first. */
export interface HeldCalls {
  readonly open: () => readonly HeldCall[];
  readonly hold: (service: string, signal: AbortSignal) => Promise<unknown>;
}

export function heldCalls(): HeldCalls {
  let calls: readonly HeldCall[] = [];
  let made = 0;
  const drop = (key: string) => {
    calls = calls.filter((call) => call.key !== key);
  };
  return {
    open: () => calls,
    hold: (service, signal) =>
      new Promise((resolve, reject) => {
        made += 1;
        const key = `${service} ${made}`;
        const settle =
          (how: (value: unknown) => void) =>
          (value: unknown): void => {
            drop(key);
            how(value);
          };
        calls = [...calls, { key, service, answer: settle(resolve), fail: settle(reject) }];
        signal.addEventListener('abort', () => drop(key));
      }),
  };
}

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  logic instanceof StateMachine;

/** A machine, and the machines that run inside it, with each of their services held. */
export function heldMachine(
  machine: AnyStateMachine,
  calls: HeldCalls,
  called?: string,
): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(
    ([name, logic]): [string, AnyActorLogic] => [
      name,
      isMachine(logic)
        ? heldMachine(logic, calls, logic.id === 'act' ? name : undefined)
        : fromPromise(({ signal }) => calls.hold(called ?? name, signal)),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(actors) });
}
