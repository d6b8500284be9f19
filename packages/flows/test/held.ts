import type { Service } from '../src/shared/port.ts';

/** One call of a service that waits for the test to answer it. */
export interface HeldCall<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly answer: (value: Output) => void;
  readonly fail: (error: unknown) => void;
}

export interface Held<Input, Output> {
  readonly service: Service<Input, Output>;
  readonly calls: readonly HeldCall<Input, Output>[];
  /** The calls that are neither answered nor aborted. */
  readonly open: () => HeldCall<Input, Output>[];
  /** The newest call. */
  readonly last: () => HeldCall<Input, Output>;
}

/** A service that answers only when the test does; it records its inputs. */
export function held<Input, Output>(): Held<Input, Output> {
  const calls: HeldCall<Input, Output>[] = [];
  const settled = new Set<object>();
  return {
    calls,
    open: () => calls.filter((call) => !settled.has(call) && !call.signal.aborted),
    last: () => {
      const call = calls.at(-1);
      if (!call) throw new Error('The service has not been called.');
      return call;
    },
    service: (input, signal) =>
      new Promise((resolve, reject) => {
        const call: HeldCall<Input, Output> = {
          input,
          signal,
          answer: (value) => {
            settled.add(call);
            resolve(value);
          },
          fail: (error) => {
            settled.add(call);
            reject(error);
          },
        };
        calls.push(call);
      }),
  };
}

/** Waits until every answer has arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
