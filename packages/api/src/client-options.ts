import type { Cipher } from './cipher.ts';
import type { Endpoint, RequestOf, ValueOf } from './endpoint.ts';
import type { SessionEndReason } from './session-end.ts';
import type { Upload } from './upload.ts';

export interface ClientOptions {
  /** Put before each path; empty for the page's own origin. */
  baseUrl?: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  merchantCode: string;
  /** The language of the moment, as an upper-case code. */
  language: () => string;
  /** The session's token, if there is one. It travels as a header only. */
  token: () => string | undefined;
  /** Asked before each call; a call waits for what it gives. */
  admit?: (endpoint: Endpoint) => Promise<void> | undefined;
  /** Asked before each answer; it is given when what this gives has settled. */
  hold?: (endpoint: Endpoint) => Promise<void> | undefined;
  /** Loads the cipher of encrypted calls, at the first of them. Without it none can be made. */
  cipher?: () => Promise<Cipher>;
  /** Loads the transport with progress, at the first call that requires it. Without it calls are sent without progress. */
  upload?: () => Promise<Upload>;
  /**
   * Has a person read a picture, when the platform hears this address only with a pass (see the call `captchaPass`); the call is then
   * made once more with it. Gives nothing when they would not. Without it such a call is refused.
   */
  captchaPass?: () => Promise<string | undefined>;
  /** Called once for each session that has ended at the platform, whichever call detected it. */
  onExpired?: (reason: SessionEndReason) => void;
  /** Paths that differ on this merchant's platform, by endpoint id. */
  paths?: Readonly<Record<string, string>>;
  /** How long a call may take before it fails with `timeout`; an upload may be silent for as long. Milliseconds, default 15 s. */
  timeoutMs?: number;
  /** Waits; ends early when the signal is aborted. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** A number from 0 up to 1. */
  random?: () => number;
  /** The device's clock. */
  now?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page that is being left. */
  keepalive?: boolean;
  /**
   * Called with the share of the body that has been sent, from 0 to 1, by a client that can upload. It restarts when the
   * call is retried.
   */
  onProgress?: (fraction: number) => void;
}

/** Options of a call that moves money or points, or files something. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Names the intention, not the request: the caller makes it when the member decides (see `newIdempotencyKey`) and keeps it until
   * the outcome is known, so that a double click, a retry and a lost answer lead to one effect. 8 to 128 letters, digits and `_ . : -`.
   */
  idempotencyKey: string;
}

/** A call that needs no idempotency key. */
export type KeylessEndpoint = Endpoint & { readonly idempotent: false };

/** A parsed value with the platform's time, so that remaining times can be counted down from it. */
export interface Answer<Value> {
  value: Value;
  /** The platform's clock when it answered; the device's clock when the platform did not say. */
  serverTime: number;
}

/** Makes a call, which needs a key when its endpoint is `idempotent`; any other call ignores a key. */
interface Asking<Shape extends 'value' | 'answer'> {
  <E extends KeylessEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Shape extends 'value' ? ValueOf<E> : Answer<ValueOf<E>>>;
  <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: KeyedCallOptions,
  ): Promise<Shape extends 'value' ? ValueOf<E> : Answer<ValueOf<E>>>;
}

export interface Client {
  /** Makes a call and gives its parsed value. Throws `ApiError` and nothing else once request and options are valid. */
  readonly call: Asking<'value'>;
  /** The same with the platform's time beside the value. */
  readonly answer: Asking<'answer'>;
  /** The platform's clock now: the device's clock corrected by the quickest answer so far. */
  serverNow(): number;
}
