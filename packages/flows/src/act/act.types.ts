import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

/** One attempt of an act: the input of its service. */
export interface ActTry<Request> {
  readonly request: Request;
  /** The idempotency key of the act, the same for each attempt. */
  readonly key: string;
  /** Reports how much of the request has been sent, from 0 to 1; for requests that carry files. */
  readonly report: (part: number) => void;
}

/** The call that does an act. */
export type ActService<Request, Value> = Service<ActTry<Request>, Value>;

export interface ActInput<Request> {
  readonly request: Request;
  /** Gives a new key; called once for each act. */
  readonly newKey: () => string;
}

export type ActEvent =
  /** Requests the lost answer again, with the key of the act. */
  | { readonly type: 'again' }
  /** Stops waiting for the answer. The platform may have done the act. */
  | { readonly type: 'leave' }
  /** Internal: a part of the request has been sent. */
  | { readonly type: 'sent'; readonly part: number };

export type ActOutput<Value> =
  | { readonly result: 'done'; readonly value: Value }
  /** The platform rejected it: nothing was done, and another attempt is a new act. */
  | { readonly result: 'refused'; readonly failure: Failure }
  /** The outcome is unknown: the platform never answered, or refused without saying what became of a lost attempt. */
  | { readonly result: 'unknown'; readonly failure: Failure };

export interface ActContext<Request, Value> {
  readonly request: Request;
  readonly key: string;
  /** Attempts since the member's last retry. */
  readonly tries: number;
  readonly part: number;
  /** An attempt was lost: the platform may have done the act. */
  readonly lost: boolean;
  /** Why the last attempt did not settle the act. */
  readonly failure: Failure | undefined;
  readonly output: ActOutput<Value> | undefined;
}
