import { type GenericSchema, getDotPath, parse, safeParse } from 'valibot';
import type { Cipher, SealedBody } from './cipher.ts';
import { type KeySet, sessionKeys } from './contract/keys.ts';
import type { Endpoint, RequestOf, ValueOf } from './endpoint.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { ApiError, type Failure, failureOf } from './failure.ts';
import { encodeQuery } from './query.ts';
import { endReasonOf, endsSession, type SessionEndReason } from './refusal-codes.ts';

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
  /** Loads the cipher of encrypted calls, at the first of them. Without it none can be made. */
  cipher?: () => Promise<Cipher>;
  /** Called once for each session that the platform no longer knows, whichever call it was that learnt of it. */
  onExpired?: (reason: SessionEndReason) => void;
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

export interface Client {
  /** Makes a call and gives its parsed value. Throws `ApiError` and nothing else once the request is valid. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ValueOf<E>>;
  /** The same with the platform's time beside the value. */
  answer<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Answer<ValueOf<E>>>;
  /** The platform's clock now: the device's clock corrected by the newest answer. */
  serverNow(): number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Names one act of a call that moves money or points; the same for each try of it. */
  idempotencyKey?: string;
  /** Lets the request outlive the page that is being left. */
  keepalive?: boolean;
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
  /** The platform's keys, once asked for; asked again when a seal is refused. */
  let keys: Promise<KeySet> | undefined;
  /** The token whose end has been told. */
  let ended: string | undefined;

  function urlOf(endpoint: Endpoint, sent: unknown): string {
    const path = baseUrl + (paths[endpoint.id] ?? endpoint.path);
    const query = endpoint.method === 'GET' ? encodeQuery(sent) : '';
    if (query === '') return path;
    return `${path}${path.includes('?') ? '&' : '?'}${query}`;
  }

  function initOf(endpoint: Endpoint, body: unknown, token: string | undefined): RequestInit {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Merchant: options.merchantCode,
      Language: options.language(),
    };
    if (token !== undefined) headers.Token = token;
    if (endpoint.method === 'GET') return { method: 'GET', headers };
    headers['Content-Type'] = 'application/json';
    return { method: endpoint.method, headers, body: JSON.stringify(body) };
  }

  /** The body as it travels. A cipher that cannot be loaded is a connection that is not there. */
  async function seal(sent: unknown, callOptions: CallOptions): Promise<SealedBody | Failure> {
    if (!options.cipher) throw new Error('Expected the option cipher for an encrypted call.');
    keys ??= answer(sessionKeys, {}).then(({ value }) => value);
    // The next call asks again; this one's caller gets the failure below.
    keys.catch(() => {
      keys = undefined;
    });
    const [set, cipher] = await Promise.all([
      keys.catch((error: unknown) => failureOf(error) ?? unreachable),
      options.cipher().catch(() => unreachable),
    ]);
    if ('kind' in set) return set;
    if ('kind' in cipher) return cipher;
    if (callOptions.signal?.aborted) return { kind: 'aborted' };
    try {
      return { jwe: await cipher.encrypt(JSON.stringify(sent), set) };
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

  async function answer<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    callOptions: CallOptions = {},
  ): Promise<Answer<ValueOf<E>>> {
    const { signal, keepalive = false, idempotencyKey } = callOptions;
    const sent = parse(endpoint.request, request);
    const url = urlOf(endpoint, sent);
    const token = endpoint.token ? options.token() : undefined;
    if (endpoint.token && token === undefined) {
      throw new ApiError(endpoint.id, { kind: 'expired' });
    }

    const tryOnce = async () => {
      const body = endpoint.encrypted ? await seal(sent, callOptions) : { sent };
      if ('kind' in body) return body;
      const init = initOf(endpoint, 'jwe' in body ? body : body.sent, token);
      if (idempotencyKey)
        init.headers = { ...init.headers, 'Idempotency-Key': `"${idempotencyKey}"` };
      const result = await attempt(url, keepalive ? { ...init, keepalive } : init, signal);
      return 'kind' in result ? result : readValue(endpoint.response, result);
    };
    let result = await tryOnce();
    if ('kind' in result && isSafe(endpoint) && mayPass(result)) {
      await sleep(retryDelayMs * (1 + random()), signal);
      result = await tryOnce();
    } else if (endpoint.encrypted && 'kind' in result && wantsOtherKey(result)) {
      // The platform could not open the body, so it has done nothing yet.
      keys = undefined;
      result = await tryOnce();
    }
    if ('kind' in result) {
      noticeEnd(result, token);
      throw new ApiError(endpoint.id, result);
    }

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

/** Whether the body was sealed for a key that the platform does not have. */
function wantsOtherKey(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'KEY_UNKNOWN';
}

const unreachable: Failure = { kind: 'offline' };

function readAnswer(status: number, text: string): Envelope | Failure {
  const envelope = readEnvelope(text);
  if (status === 401) return expiry('kind' in envelope ? undefined : codeOf(envelope));
  const refusal = 'kind' in envelope ? undefined : refusalOf(envelope);
  // A refusal may come with a 4xx status and still says more than the number does.
  if (refusal !== undefined && status < 500) return refusal;
  if (status < 200 || status > 299) return { kind: 'http', status };
  return envelope;
}

function refusalOf(envelope: Envelope): Failure | undefined {
  if (envelope.success) return undefined;
  const code = codeOf(envelope);
  if (endsSession(code)) return expiry(code);
  return {
    kind: 'refused',
    code,
    message: envelope.message ?? undefined,
    captcha: envelope.captcha ?? false,
  };
}

function codeOf({ code }: Envelope): string | undefined {
  return code === null || code === undefined ? undefined : String(code);
}

/** The end of a session, with its reason when the platform gave one. */
function expiry(code: string | undefined): Failure {
  return code === undefined ? { kind: 'expired' } : { kind: 'expired', reason: endReasonOf(code) };
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
