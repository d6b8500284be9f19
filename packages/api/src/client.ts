import { type GenericSchema, getDotPath, parse, safeParse } from 'valibot';
import type { Endpoint, RequestOf, ValueOf } from './endpoint.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { ApiError, type Failure } from './failure.ts';
import { encodeQuery } from './query.ts';

/** How long a call may take before it fails with `timeout`, in milliseconds. */
const defaultTimeoutMs = 15_000;
/** Back-off before the retry: this long, plus up to as much again by chance. */
const retryDelayMs = 300;

export interface ClientOptions {
  /** Put before each path; empty for the page's own origin. */
  baseUrl?: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  merchantCode: string;
  /** The language of the moment, as an upper-case code. */
  language: () => string;
  /** The session's token, if there is one. It travels as a header only. */
  token: () => string | undefined;
  /** Paths that this merchant's platform calls otherwise, by endpoint id. */
  paths?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /** Waits; ends early when the signal is aborted. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** A number from 0 up to 1. */
  random?: () => number;
  /** The device's clock. */
  now?: () => number;
}

/** A parsed value with the platform's time, so that remaining times can be counted down from it. */
export interface Answer<Value> {
  value: Value;
  /** The platform's clock when it answered; the device's clock when the platform did not say. */
  serverTime: number;
}

/** A call whose body needs no cipher; this client sends no other. */
type PlainEndpoint = Endpoint & { readonly encrypted: false };

export interface Client {
  /** Makes a call and gives its parsed value. Throws `ApiError` and nothing else once the request is valid. */
  call<E extends PlainEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ValueOf<E>>;
  /** The same with the platform's time beside the value. */
  answer<E extends PlainEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Answer<ValueOf<E>>>;
  /** The platform's clock now: the device's clock corrected by the newest answer. */
  serverNow(): number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A client of one merchant's platform. Reads that change nothing are tried a second time when the failure may pass. */
export function createClient(options: ClientOptions): Client {
  const {
    baseUrl = '',
    paths = {},
    timeoutMs = defaultTimeoutMs,
    sleep = wait,
    random = Math.random,
    now = Date.now,
  } = options;
  let skew = 0;

  function urlOf(endpoint: Endpoint, sent: unknown): string {
    const path = baseUrl + (paths[endpoint.id] ?? endpoint.path);
    const query = endpoint.method === 'GET' ? encodeQuery(sent) : '';
    if (query === '') return path;
    return `${path}${path.includes('?') ? '&' : '?'}${query}`;
  }

  function initOf(endpoint: Endpoint, sent: unknown): RequestInit {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Merchant: options.merchantCode,
      Language: options.language(),
    };
    if (endpoint.token) {
      const token = options.token();
      if (token === undefined) throw new ApiError(endpoint.id, { kind: 'expired' });
      headers.Token = token;
    }
    if (endpoint.method === 'GET') return { method: 'GET', headers };
    headers['Content-Type'] = 'application/json';
    return { method: endpoint.method, headers, body: JSON.stringify(sent) };
  }

  /** One try: an envelope that says success, or the failure. Never throws. */
  async function attempt(
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Envelope | Failure> {
    if (signal?.aborted) return { kind: 'aborted' };
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    const timer = setTimeout(giveUp, timeoutMs);
    try {
      const response = await options.fetch(url, { ...init, signal: controller.signal });
      return readAnswer(response.status, await response.text());
    } catch {
      if (signal?.aborted) return { kind: 'aborted' };
      return controller.signal.aborted
        ? { kind: 'timeout', afterMs: timeoutMs }
        : { kind: 'offline' };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async function answer<E extends PlainEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { signal }: CallOptions = {},
  ): Promise<Answer<ValueOf<E>>> {
    const sent = parse(endpoint.request, request);
    const url = urlOf(endpoint, sent);
    const init = initOf(endpoint, sent);

    const tryOnce = async () => {
      const result = await attempt(url, init, signal);
      return 'kind' in result ? result : readValue(endpoint.response, result);
    };
    let result = await tryOnce();
    if ('kind' in result && isSafe(endpoint) && mayPass(result)) {
      await sleep(retryDelayMs * (1 + random()), signal);
      result = await tryOnce();
    }
    if ('kind' in result) throw new ApiError(endpoint.id, result);

    const received = now();
    const serverTime = result.serverTime ?? received + skew;
    skew = serverTime - received;
    // The value was parsed by this endpoint's own schema; the generic lookup loses that link.
    return { value: result.value as ValueOf<E>, serverTime };
  }

  return {
    answer,
    call: async (endpoint, request, callOptions) =>
      (await answer(endpoint, request, callOptions)).value,
    serverNow: () => now() + skew,
  };
}

/** Only a GET without an effect may be sent twice: some GETs of the platform change things. */
function isSafe(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && !endpoint.effect;
}

/** Failures that a second try may cure. A timeout is not one: the member has waited long enough. */
function mayPass(failure: Failure): boolean {
  if (failure.kind === 'http') return failure.status >= 500;
  return failure.kind === 'offline' || failure.kind === 'malformed';
}

function readAnswer(status: number, text: string): Envelope | Failure {
  if (status === 401) return { kind: 'expired' };
  const envelope = readEnvelope(text);
  const refusal = 'kind' in envelope ? undefined : refusalOf(envelope);
  // A refusal may come with a 4xx status and still says more than the number does.
  if (refusal !== undefined && status < 500) return refusal;
  if (status < 200 || status > 299) return { kind: 'http', status };
  return envelope;
}

function refusalOf(envelope: Envelope): Failure | undefined {
  if (envelope.success) return undefined;
  return {
    kind: 'refused',
    code: envelope.code === null || envelope.code === undefined ? undefined : String(envelope.code),
    message: envelope.message ?? undefined,
    captcha: envelope.captcha ?? false,
  };
}

function readEnvelope(text: string): Envelope | Failure {
  const start = text.trimStart().slice(0, 40);
  if (start === '') return malformed('empty', 'the body is empty');
  if (start.startsWith('<')) return malformed('html', `the body begins with ${start}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return malformed('json', error instanceof Error ? error.message : 'not JSON');
  }
  return parseOr('envelope', envelopeSchema, json);
}

function readValue(
  schema: GenericSchema,
  envelope: Envelope,
): { value: unknown; serverTime: number | null | undefined } | Failure {
  const value = safeParse(schema, envelope.value);
  if (!value.success) return malformed('value', firstIssue(value.issues));
  return { value: value.output, serverTime: envelope.serverTime };
}

function parseOr(reason: 'envelope', schema: typeof envelopeSchema, input: unknown) {
  const result = safeParse(schema, input);
  return result.success ? result.output : malformed(reason, firstIssue(result.issues));
}

function firstIssue(issues: readonly [Parameters<typeof getDotPath>[0], ...unknown[]]): string {
  const [issue] = issues;
  return `${getDotPath(issue) ?? 'the whole'}: ${issue.message}`;
}

function malformed(
  reason: Extract<Failure, { kind: 'malformed' }>['reason'],
  detail: string,
): Failure {
  return { kind: 'malformed', reason, detail };
}

/** Real time, for when no other is given. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
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
