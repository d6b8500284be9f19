import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

/** One try of an act, as its service is asked for it. */
export interface ActTry<Request> {
  readonly request: Request;
  /** The idempotency key of the act: the same at each try of it. */
  readonly key: string;
  /** Says how much of the request has been sent, from 0 to 1; for requests that carry files. */
  readonly report: (part: number) => void;
}

/** The call that does an act. */
export type ActService<Request, Value> = Service<ActTry<Request>, Value>;

export interface ActInput<Request> {
  readonly request: Request;
  /** Gives a key that no act had before; asked once for each act. */
  readonly newKey: () => string;
}

export type ActEvent =
  /** Asks the platform once more for the answer that did not come, with the key of the act. */
  | { readonly type: 'again' }
  /** Gives up waiting for the answer. What the platform made of the act, it has made. */
  | { readonly type: 'leave' }
  /** The machine's own: a part of the request has been sent. */
  | { readonly type: 'sent'; readonly part: number };

export type ActOutput<Value> =
  | { readonly result: 'done'; readonly value: Value }
  /** The platform said no: nothing was done, and another try is another act. */
  | { readonly result: 'refused'; readonly failure: Failure }
  /** Nobody knows: the platform never answered. */
  | { readonly result: 'unknown'; readonly failure: Failure };

export interface ActContext<Request, Value> {
  readonly request: Request;
  readonly key: string;
  /** Tries since the member last asked. */
  readonly tries: number;
  readonly part: number;
  /** Why the last try brought no answer. */
  readonly failure: Failure | undefined;
  readonly output: ActOutput<Value> | undefined;
}
