import { aborted, type Failure } from './failure.ts';

interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  /** Callers that still want the answer. */
  waiting: number;
}

/** Lets callers who ask the same thing at the same time have one answer. */
export interface Sharing<Result> {
  /**
   * Joins the work under way for the key, or starts it. A caller who aborts leaves alone; with the last one the work is aborted.
   */
  join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | Failure>;
  /** Nobody joins what is under way now: what it reads may be out of date. */
  close(): void;
}

/** See {@link Sharing}. */
export function createSharing<Result>(): Sharing<Result> {
  const flights = new Map<string, Flight<Result>>();

  function open(key: string, start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController();
    const flight = { result: start(controller.signal), controller, waiting: 0 };
    flights.set(key, flight);
    const end = () => drop(key, flight);
    flight.result.then(end, end);
    return flight;
  }

  function drop(key: string, flight: Flight<Result>): void {
    // Another may have taken its place meanwhile.
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    join(key, signal, start) {
      if (signal?.aborted) return Promise.resolve(aborted);
      const flight = flights.get(key) ?? open(key, start);
      flight.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          resolve(aborted);
          flight.waiting -= 1;
          if (flight.waiting > 0) return;
          drop(key, flight);
          flight.controller.abort();
        };
        signal?.addEventListener('abort', leave, { once: true });
        const stay = () => signal?.removeEventListener('abort', leave);
        flight.result.finally(stay).then(resolve, reject);
      });
    },
    close: () => flights.clear(),
  };
}
