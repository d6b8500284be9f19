import type { GenericSchema } from 'valibot';

/** Writes a request as a query string without `?`; fields that are undefined are left out, and a list is one field for each item. */
export function encodeQuery(request: unknown): string {
  return encodeFields(new URLSearchParams(), request).toString();
}

/** Adds each field of a request to a query, a form or the parts of a body; files stay files, everything else becomes text. */
export function encodeFields<Fields extends FormData | URLSearchParams>(
  fields: Fields,
  request: unknown,
): Fields {
  for (const [name, field] of Object.entries(request ?? {})) {
    for (const item of [field].flat()) {
      if (item === undefined) continue;
      // Only parts can hold a file; in a query the browser makes it text, as it does with anything.
      (fields as FormData).append(name, item instanceof Blob ? item : String(item));
    }
  }
  return fields;
}

/** Reads a query back into the shape that the request schema expects, as {@link decodeForm} does. */
export function decodeQuery(
  schema: GenericSchema,
  query: URLSearchParams,
): Record<string, unknown> {
  return decodeForm(schema, query);
}

/**
 * Reads a form (`application/x-www-form-urlencoded` or `multipart/form-data`) into the shape that the request schema expects:
 * numbers and booleans by the schema's own field types, a list from all fields of its name, everything else as text or file. The
 * result still has to be parsed.
 */
export function decodeForm(
  schema: GenericSchema,
  form: FormData | URLSearchParams,
): Record<string, unknown> {
  const fields = 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const list = field && innermost(field);
      // A list's schema says in `item` what it is a list of.
      const item = list && 'item' in list ? (list.item as GenericSchema) : undefined;
      const parts = form.getAll(name).map((part) => decodePart(item ?? field, part));
      return [name, item ? parts : parts[0]];
    }),
  );
}

function decodePart(field: GenericSchema | undefined, part: string | File): unknown {
  return field === undefined || typeof part !== 'string' ? part : decodeField(field, part);
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
  return 'wrapped' in field ? innermost(field.wrapped as GenericSchema) : field;
}
