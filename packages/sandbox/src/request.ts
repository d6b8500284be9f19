import { decodeForm, decodeQuery } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import { Refused } from './refusal.ts';
import { openBody } from './session/keys.ts';
import type { KeyRow } from './session/rows.ts';

/** The longest body that is read at all: three images of 5 MB each (spec §9) and room for the rest. */
const longestBody = 16 * 2 ** 20;

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
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) return tooLong;
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

const tooLong = new Refused('FILE_TOO_LARGE', 'The body is longer than 16 MB.', { status: 413 });
