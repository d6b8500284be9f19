import { createClient } from '../src/client.ts';
import type { ClientOptions } from '../src/client-options.ts';
import { ApiError, type Failure } from '../src/failure.ts';

/** What the platform does at one request. */
export type Step = (init: RequestInit) => Promise<Response>;

export const says =
  (body: string, init: ResponseInit = {}): Step =>
  async () =>
    new Response(body, init);
export const json = (body: unknown, init?: ResponseInit): Step => says(JSON.stringify(body), init);
/** The connection breaks. */
export const breaks: Step = async () => {
  throw new TypeError('Failed to fetch');
};
/** No answer, until the request is aborted. */
export const hangs: Step = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });

/** A client over a scripted platform, with what was sent and how long it waited; the last step repeats. */
export function scripted(steps: readonly Step[], options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const slept: number[] = [];
  const client = createClient({
    merchantCode: 'MAYURA',
    language: () => 'HI',
    token: () => undefined,
    random: () => 0.5,
    now: () => 0,
    sleep: async (ms) => {
      slept.push(ms);
    },
    fetch: async (url, init) => {
      sent.push({ url, init });
      const step = steps[Math.min(sent.length, steps.length) - 1];
      if (step === undefined) throw new Error('no step');
      return step(init);
    },
    ...options,
  });
  return { client, sent, slept };
}

/** The failure of a call that must fail as calls do. */
export async function failure(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error.failure;
  throw new Error(`expected an ApiError, found ${String(error)}`);
}
