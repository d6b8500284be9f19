import { aborted, type Failure } from './failure.ts';

interface Flight<Result> {
  readonly result: Promise<Result>;
  /** Callers that still want the answer. */
  waiting: number;
  /** No caller shares it any more, and its request is aborted. */
  land(): void;
}

/** Shares one answer among callers with the same request at the same time. */
export interface Sharing<Result> {
  /**
   * Joins the pending work for the key, or starts it. A caller who aborts only leaves; with the last one the work is
   * aborted.
   */
  join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | Failure>;
  /** Nobody joins the pending requests: what they read may be outdated. */
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
