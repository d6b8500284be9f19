import type { Endpoint } from './endpoint.ts';
import type { Failure } from './failure.ts';

/** The back-off before the first retry is up to this long, before the second up to twice as long. */
const backOffMs = 300;
/** A platform that requests a longer pause than this gets no retry: the member would wait without feedback. */
const longestPauseMs = 5000;

/** Whether a call changes nothing, so that it may be sent again and shared: some GETs of the platform do change things. */
export function isSafe(endpoint: Pick<Endpoint, 'method' | 'effect'>): boolean {
  return endpoint.method === 'GET' && !endpoint.effect;
}

/**
 * Milliseconds to wait before the same request is sent again; undefined when it must not be. A safe read is retried up to
 * twice, a call with an idempotency key once, because its answer may have been lost; anything else never.
 *
 * @param tries the number of retries so far
 * @param random a number from 0 up to 1, so that many pages do not retry at the same moment
 */
export function retryDelay(
  endpoint: Endpoint,
  failure: Failure,
  tries: number,
  random: () => number,
): number | undefined {
  const safe = isSafe(endpoint);
  if (tries >= (safe ? 2 : endpoint.idempotent ? 1 : 0)) return undefined;
  const backOff = random() * backOffMs * 2 ** tries;
  if (failure.kind !== 'http') {
    // A timeout is not among these: the member has waited long enough.
    return failure.kind === 'offline' || failure.kind === 'malformed' ? backOff : undefined;
  }
  const { status, retryAfter } = failure;
  if (retryAfter !== undefined && (status === 503 || (status === 429 && safe))) {
    // A date instead of seconds is not a number, and so never short enough.
    const pause = Number(retryAfter) * 1000;
    return pause <= longestPauseMs ? pause + backOff : undefined;
  }
  return status >= 500 ? backOff : undefined;
}

/**
 * What a call with an idempotency key comes to when an attempt before the last was lost. The last one proves something about
 * that attempt only if the platform keeps its refusal for the key; otherwise the call stays lost.
 *
 * @param lost why the earlier attempt had no answer, if there was one
 */
export function afterLoss(lost: Failure | undefined, failure: Failure): Failure {
  const proves = failure.kind === 'refused' ? failure.kept : failure.kind === 'aborted';
  return lost === undefined || proves ? failure : lost;
}

/** Real time, for when no other is given. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
