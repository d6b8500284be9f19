import { decodeForm, decodeQuery } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import { Refused } from './refusal.ts';
import { openBody } from './session/keys.ts';
import type { KeyRow } from './session/rows.ts';

/** The longest body that is read at all: three images of 5 MB each (spec §9) and room for the rest. */
const longestBody = 16 * 2 ** 20;

/**
 * A request with its whole body at hand; undefined when that is longer than any call's. It is counted as it comes: a length may be
 * declared wrong, and one that arrives in chunks declares none.
 */
export async function readWhole(request: Request): Promise<Request | undefined> {
  const { url, method, headers, signal, body } = request;
  if (Number(headers.get('content-length') ?? 0) > longestBody) return undefined;
  // Some browsers have no such property.
  if (!body) return request;
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    // Not cancelled: that would end the connection before the answer is on it. The server ends it when more keeps coming.
    if (length > longestBody) return undefined;
    chunks.push(value);
  }
  return new Request(url, { method, headers, signal, body: await new Blob(chunks).arrayBuffer() });
}

/** What a call was sent: the query of a GET, the body, or what is sealed in it. It still has to be parsed. */
export async function readRequest(
  id: EndpointId,
  request: Request,
  keys: KeyRow,
): Promise<{ content: unknown } | Refused> {
  const { method, encrypted, body, request: schema } = contract[id];
  if (method === 'GET') {
    return { content: decodeQuery(schema, new URL(request.url).searchParams) };
  }
  if (body !== 'json') {
    const form = await request.formData().catch(() => undefined);
    if (form === undefined) {
      return new Refused(
        'INVALID_REQUEST',
        `Expected a ${body} body, found none that can be read.`,
      );
    }
    return { content: decodeForm(schema, form) };
  }
  const content: unknown = await request.json().catch(() => undefined);
  if (!encrypted) return { content };
  const opened = await openBody(content, keys);
  if (opened === 'unsealed') {
    return new Refused('INVALID_REQUEST', 'Expected a sealed body: { "jwe": "…" }.');
  }
  if (opened === 'unknownKey') {
    return new Refused(
      'KEY_UNKNOWN',
      'The body was sealed for another key. Ask for the keys anew.',
    );
  }
  return opened;
}
