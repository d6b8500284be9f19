import type { Endpoint } from './endpoint.ts';
import { encodeQuery } from './query.ts';
import type { WireBody } from './upload.ts';

/** The body that an endpoint's format makes of a request, and its type where the browser does not write that itself. */
export function encodeBody(
  { body }: Pick<Endpoint, 'body'>,
  sent: unknown,
): { content: WireBody; type?: string } {
  switch (body) {
    case 'form':
      return { content: encodeQuery(sent), type: 'application/x-www-form-urlencoded' };
    case 'multipart':
      // The browser adds the type, because only it knows the boundary between the parts.
      return { content: encodeParts(sent) };
    default:
      return { content: JSON.stringify(sent), type: 'application/json' };
  }
}

/** Each field is a part, each item of a list one of its own; files stay files and everything else becomes text. */
function encodeParts(sent: unknown): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(sent ?? {})) {
    for (const item of Array.isArray(field) ? field : [field]) {
      if (item !== undefined) form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}

/**
 * The value of the header `Idempotency-Key`: a quoted string, as the IETF draft has it.
 *
 * @throws when the key is missing, or has characters that a header cannot carry
 */
export function idempotencyHeader(endpointId: string, key: string | undefined): string {
  if (key === undefined || !/^[\w.:-]{1,128}$/.test(key)) {
    throw new Error(
      `${endpointId}: expected the option idempotencyKey, 1 to 128 letters, digits and "_.:-", found ${JSON.stringify(key)}. Make one per intention with newIdempotencyKey().`,
    );
  }
  return `"${key}"`;
}
