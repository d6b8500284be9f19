import { parse } from 'valibot';
import type { Cipher, SealedBody } from './cipher.ts';
import { malformed, readAnswer, readValue } from './client-answer.ts';
import type { Answer, Client, ClientOptions, KeyedCallOptions } from './client-options.ts';
import { encodeBody, idempotencyHeader, type WireBody } from './client-request.ts';
import { afterLoss, isSafe, retryDelay, wait } from './client-retry.ts';
import { createSharing } from './client-sharing.ts';
import { type KeySet, sessionKeys } from './contract/keys.ts';
import type { Endpoint } from './endpoint.ts';
import type { Envelope } from './envelope.ts';
import { ApiError, aborted, type Failure, failureOf, offline, referenceOf } from './failure.ts';
import { encodeQuery } from './query.ts';
import type { UploadInit } from './upload.ts';

/** The last moment that a date can hold, in milliseconds since 1970 (ECMA-262). */
const latestTime = 8.64e15;

/** Headers by name; the token is among them when the call needs one. */
type CallHeaders = Readonly<Record<string, string>>;

/** One call with everything that is known before it is sent. */
interface Call {
  readonly endpoint: Endpoint;
  readonly url: string;
  /** The request with its defaults filled in. */
  readonly sent: unknown;
  readonly headers: CallHeaders;
  readonly options: Partial<KeyedCallOptions>;
}

/** The message, which a retry sends unchanged. */
interface Message {
  readonly method: string;
  readonly headers: CallHeaders;
  readonly body?: WireBody;
}

/**
 * A client of one merchant's platform. What may be sent again after a failure is sent again (see `retryDelay`); concurrent
 * identical safe reads are sent once.
 */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl = '',
    paths = {},
    timeoutMs = 15_000,
    sleep = wait,
    random = Math.random,
    now = Date.now,
  } = options;
  const reads = createSharing<Answer<unknown> | Failure>();
  /** Milliseconds by which the platform's clock is ahead of the device's, as far as is known; undefined before the first answer. */
  let skew: number | undefined;
  /** The platform's keys, once requested; requested again when an encrypted body is rejected. */
  let keys: Promise<Answer<unknown>> | undefined;
  /** What was last given for a picture that was read. */
  let pass: string | undefined;
  /** The token whose end has been reported. */
  let ended: string | undefined;

  function urlOf(endpoint: Endpoint, sent: unknown): string {
    const path = baseUrl + (paths[endpoint.id] ?? endpoint.path);
    const query = endpoint.method === 'GET' ? encodeQuery(sent) : '';
    if (query === '') return path;
    return `${path}${path.includes('?') ? '&' : '?'}${query}`;
  }

  function messageOf({ endpoint, sent, headers }: Call, sealed?: WireBody): Message {
    const { method } = endpoint;
    if (method === 'GET') return { method, headers };
    const body = sealed ?? encodeBody(endpoint, sent);
    const type = { 'Content-Type': 'application/json' };
    return { method, headers: typeof body === 'string' ? { ...headers, ...type } : headers, body };
  }

  /** The message with its body encrypted. A cipher that cannot be loaded counts as offline. */
  async function sealed(call: Call): Promise<Message | Failure> {
    if (!options.cipher) throw new Error('Expected the option cipher for an encrypted call.');
    keys ??= ask(sessionKeys, {});
    let parts: [Answer<unknown>, Cipher];
    try {
      parts = await Promise.all([keys, options.cipher()]);
    } catch (error) {
      // The next call requests them again.
      keys = undefined;
      return failureOf(error) ?? offline;
    }
    if (call.options.signal?.aborted) return aborted;
    try {
      const [{ value }, cipher] = parts;
      // The keys were parsed by the schema that gives their type.
      const jwe = await cipher.encrypt(JSON.stringify(call.sent), value as KeySet);
      const body: SealedBody = { jwe };
      return messageOf(call, JSON.stringify(body));
    } catch {
      // Not the error itself: nothing that saw the text may reach a log.
      keys = undefined;
      return malformed('value', "the cipher can use none of the platform's keys");
    }
  }

  /** Tells of a session's end: once, and not for a session that another has replaced meanwhile. */
  function noticeEnd(failure: Failure, token: string | undefined): void {
    if (failure.kind !== 'expired' || token === undefined) return;
    if (token === ended || token !== options.token()) return;
    ended = token;
    options.onExpired?.(failure.reason ?? 'expired');
  }

  /** One try: an envelope that says success, or the failure. Never throws. */
  async function attempt(
    { url, options: { keepalive = false, onProgress } }: Call,
    message: Message,
    signal: AbortSignal | undefined,
  ): Promise<Envelope | Failure> {
    if (signal?.aborted) return aborted;
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    let timer = setTimeout(giveUp, timeoutMs);
    const init: UploadInit = {
      ...message,
      keepalive,
      signal: controller.signal,
      onProgress(fraction) {
        // A large file may take long, as long as it moves.
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs);
        onProgress?.(fraction);
      },
    };
    try {
      const send = onProgress && options.upload ? await options.upload() : options.fetch;
      return await readAnswer(await send(url, init));
    } catch {
      if (signal?.aborted) return aborted;
      return controller.signal.aborted ? { kind: 'timeout', afterMs: timeoutMs } : offline;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  /** Sends a call, again where that is safe, until there is an outcome. */
  async function run(
    call: Call,
    signal: AbortSignal | undefined,
  ): Promise<Answer<unknown> | Failure> {
    const { endpoint, headers } = call;
    let renewed = false;
    let lost: Failure | undefined;
    // What is not sealed is sent at once: a page that is being left waits for nothing.
    let message = endpoint.encrypted ? await sealed(call) : messageOf(call);
    for (let tries = 0; ; ) {
      if ('kind' in message) return afterLoss(lost, message);
      const asked = now();
      const received = await attempt(call, message, signal);
      const result = 'kind' in received ? received : readValue(endpoint.response, received);
      if (!('kind' in result)) return timed(result, asked);
      if (endpoint.encrypted && !renewed && wantsOtherKey(result)) {
        // The platform could not open the body, so it has done nothing yet.
        renewed = true;
        keys = undefined;
        message = await sealed(call);
        continue;
      }
      const delay = retryDelay(endpoint, result, tries, random);
      if (delay === undefined) {
        noticeEnd(result, headers.Token);
        return afterLoss(lost, result);
      }
      if (endpoint.idempotent) lost = result;
      tries += 1;
      await sleep(delay, signal);
    }
  }

  /**
   * Gives the value with the platform's time, and corrects the clock by that time. It was read at some moment between sending and
   * receiving, so each answer gives a least and a most for the difference of the clocks, and the greatest least is the closest. A
   * difference outside these bounds means that the device's clock has been set.
   */
  function timed(
    { value, serverTime }: { value: unknown; serverTime: number | null | undefined },
    asked: number,
  ) {
    // A time that no date can hold would stop every clock of the page.
    const isTime = typeof serverTime === 'number' && Math.abs(serverTime) <= latestTime;
    if (!isTime) return { value, serverTime: serverNow() };
    const least = serverTime - now();
    const most = serverTime - asked;
    if (skew === undefined || skew < least || skew > most) skew = least;
    return { value, serverTime };
  }

  function serverNow(): number {
    return now() + (skew ?? 0);
  }

  /** A refusal without words gets a reference, for a member who has nothing else to tell support. */
  function referred(failure: Failure, endpointId: string): Failure {
    if (failure.kind !== 'refused' || failure.message) return failure;
    return { ...failure, reference: referenceOf(endpointId, Math.min(serverNow(), latestTime)) };
  }

  async function ask(
    endpoint: Endpoint,
    request: unknown,
    callOptions: Partial<KeyedCallOptions> = {},
  ): Promise<Answer<unknown>> {
    const { signal, idempotencyKey } = callOptions;
    const admission = options.admit?.(endpoint);
    if (admission) await admission;
    const sent = parse(endpoint.request, request);
    const url = urlOf(endpoint, sent);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Merchant: options.merchantCode,
      Language: options.language(),
    };
    if (endpoint.idempotent) {
      headers['Idempotency-Key'] = idempotencyHeader(endpoint.id, idempotencyKey);
    }
    const token = endpoint.token || endpoint.knowsMember ? options.token() : undefined;
    if (endpoint.token && token === undefined) {
      throw new ApiError(endpoint.id, { kind: 'expired' });
    }
    if (token !== undefined) headers.Token = token;
    const safe = isSafe(endpoint);
    const once = () => {
      const read = pass === undefined ? headers : { ...headers, 'Captcha-Pass': pass };
      const call: Call = { endpoint, url, sent, headers: read, options: callOptions };
      return safe
        ? reads.join(JSON.stringify([endpoint.id, url, read]), signal, (shared) =>
            run(call, shared),
          )
        : run(call, signal);
    };
    let result = await once();
    if (wantsPass(result)) {
      pass = await options.captchaPass?.();
      if (pass !== undefined) result = await once();
    }
    const held = options.hold?.(endpoint);
    if (held) await held;
    // What was asked before an effect must not answer what is asked after it.
    if (!safe) reads.close();
    if ('kind' in result) throw new ApiError(endpoint.id, referred(result, endpoint.id));
    return result;
  }

  return {
    // The value was parsed by this endpoint's own schema; a call by any endpoint loses that link.
    answer: ask as Client['answer'],
    call: (async (...call: Parameters<typeof ask>) => (await ask(...call)).value) as Client['call'],
    serverNow,
  };
}

/** Whether the platform hears this address only with a pass. */
function wantsPass(result: Answer<unknown> | Failure): boolean {
  return 'kind' in result && result.kind === 'refused' && result.code === 'CAPTCHA_PASS_REQUIRED';
}

/** Whether the body was sealed for a key that the platform does not have. */
function wantsOtherKey(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'KEY_UNKNOWN';
}
