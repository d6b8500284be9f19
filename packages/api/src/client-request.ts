import type { Endpoint } from './endpoint.ts';
import { encodeFields } from './query.ts';

/** A body as it leaves. What is not text gets its content type from the browser, which alone knows the boundary between parts. */
export type WireBody = string | URLSearchParams | FormData;

/** The body that an endpoint's format makes of a request. */
export function encodeBody({ body }: Endpoint, sent: unknown): WireBody {
  if (body === 'json') return JSON.stringify(sent);
  return encodeFields(body === 'form' ? new URLSearchParams() : new FormData(), sent);
}

/**
 * The value of the header `Idempotency-Key`: a quoted string, as the IETF draft has it.
 *
 * @throws when the key is missing, or has characters that a header cannot carry
 */
export function idempotencyHeader(endpointId: string, key: string | undefined): string {
  if (key && /^[\w.:-]{8,128}$/.test(key)) return `"${key}"`;
  throw new Error(`${endpointId}: expected an idempotencyKey, found "${key}".`);
}
