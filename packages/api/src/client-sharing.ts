import { aborted, type Failure } from './failure.ts';

interface Flight<Result> {
  readonly result: Promise<Result>;
  /** Callers that still want the answer. */
  waiting: number;
  /** Nobody joins it any more, and what is under way is aborted. */
  land(): void;
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
    const flight: Flight<Result> = {
      result: start(controller.signal).finally(() => flight.land()),
      waiting: 0,
      land() {
        // Another may have taken its place meanwhile.
        if (flights.get(key) === flight) flights.delete(key);
        controller.abort();
      },
    };
    flights.set(key, flight);
    return flight;
  }

  return {
    async join(key, signal, start) {
      if (signal?.aborted) return aborted;
      const flight = flights.get(key) ?? open(key, start);
      flight.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          resolve(aborted);
          flight.waiting -= 1;
          if (flight.waiting === 0) flight.land();
        };
        signal?.addEventListener('abort', leave, { once: true });
        flight.result
          .finally(() => signal?.removeEventListener('abort', leave))
          .then(resolve, reject);
      });
    },
    close: () => flights.clear(),
  };
}
