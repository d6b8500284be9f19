import type { SessionEndReason } from './session-end.ts';

/** Everything that can go wrong with a call, by kind. */
export type Failure =
  /** No connection, or it broke before the answer was whole. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** The caller gave up (its signal was aborted). */
  | { readonly kind: 'aborted' }
  /** `retryAfter` is what the answer's header of that name says, as it stands there: seconds or a date. */
  | { readonly kind: 'http'; readonly status: number; readonly retryAfter?: string | undefined }
  /** An answer came and cannot be read. `detail` is for logs, never for members. */
  | { readonly kind: 'malformed'; readonly reason: MalformedReason; readonly detail: string }
  /** The platform understood the call and rejected it. */
  | {
      readonly kind: 'refused';
      readonly code: string | undefined;
      readonly message: string | undefined;
      readonly captcha: boolean;
      /** The platform keeps it as the answer to the idempotency key: no attempt with that key has an effect. */
      readonly kept?: true;
      /** By which support finds a refusal that came without words; see {@link referenceOf}. */
      readonly reference?: string;
    }
  /** The session is over, or a call that needs one was made without. */
  | { readonly kind: 'expired'; readonly reason?: SessionEndReason };

/** What exactly could not be read. */
export type MalformedReason = 'empty' | 'html' | 'json' | 'envelope' | 'value';

/** The caller gave up. */
export const aborted: Failure = { kind: 'aborted' };
/** No connection. */
export const offline: Failure = { kind: 'offline' };

/** The one error that a call throws; `failure` says which kind. Its message is English, for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly endpointId: string;
  readonly failure: Failure;

  constructor(endpointId: string, failure: Failure) {
    super(`${endpointId}: ${describe(failure)}`);
    this.endpointId = endpointId;
    this.failure = failure;
  }
}

/**
 * What support finds a call by in the platform's log: its name and the second (UTC) in which it failed, `login-20260115120000`.
 * Nothing of the member is in it.
 *
 * @param at milliseconds since 1970 by the platform's clock
 */
export function referenceOf(endpointId: string, at: number): string {
  return `${endpointId}-${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}`;
}

/** The failure inside an error thrown by the client, or undefined for any other error. */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof ApiError ? error.failure : undefined;
}

/** Whether the platform may have done the request despite the failure. */
export function isLost(failure: Failure): boolean {
  const { kind } = failure;
  if (kind === 'http') return failure.status >= 500;
  return kind !== 'refused' && kind !== 'expired';
}

function describe(failure: Failure): string {
  switch (failure.kind) {
    case 'timeout':
      return `no answer within ${failure.afterMs} ms`;
    case 'http':
      return `the platform answered HTTP ${failure.status}`;
    case 'malformed':
      return `the answer is not readable (${failure.reason}): ${failure.detail}`;
    case 'refused':
      return `the platform refused${failure.code === undefined ? '' : ` with code ${failure.code}`}`;
    default:
      return failure.kind;
  }
}
