import type { GenericSchema } from 'valibot';

/** Writes a request as a query string without `?`; fields that are undefined are left out. */
export function encodeQuery(request: unknown): string {
  const query = new URLSearchParams();
  if (typeof request === 'object' && request !== null) {
    for (const [name, value] of Object.entries(request)) {
      if (value !== undefined) query.append(name, String(value));
    }
  }
  return query.toString();
}

/**
 * Reads a query back into the shape that the request schema expects: numbers and booleans by the
 * schema's own field types, everything else as text. The result still has to be parsed.
 */
export function decodeQuery(
  schema: GenericSchema,
  query: URLSearchParams,
): Record<string, unknown> {
  const fields = 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  const request: Record<string, unknown> = {};
  for (const [name, text] of query) {
    const field = fields[name];
    request[name] = field === undefined ? text : decodeField(field, text);
  }
  return request;
}

/**
 * Reads a form (`application/x-www-form-urlencoded` or `multipart/form-data`) into the shape that the request schema expects: a
 * field whose schema is an array takes all parts of its name. The result still has to be parsed.
 */
export function decodeForm(schema: GenericSchema, form: FormData): Record<string, unknown> {
  const fields = 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  const read = (field: GenericSchema | undefined, part: string | File): unknown =>
    field === undefined || typeof part !== 'string' ? part : decodeField(field, part);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const field = fields[name];
      const parts = form.getAll(name).map((part) => read(field, part));
      return [name, field && innermost(field).type === 'array' ? parts : parts[0]];
    }),
  );
}

function decodeField(field: GenericSchema, text: string): unknown {
  switch (innermost(field).type) {
    case 'number':
      // An empty text would become 0; kept as text it fails the schema, as it should.
      return text.trim() === '' ? text : Number(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

/** Optional and nullish wrappers carry the real schema in `wrapped`. */
function innermost(field: GenericSchema): GenericSchema {
  if ('wrapped' in field) return innermost(field.wrapped as GenericSchema);
  return field;
}
