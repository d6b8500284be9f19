import type { JsonSchema } from '@valibot/to-json-schema';

/** The description of a field that an editor shows on hover. */
export interface FieldWords {
  readonly description: string;
  /** Values that an editor offers. */
  readonly examples?: readonly unknown[];
}

export interface Description {
  /** By the path of a field, such as `seeds.brand`; those of a list's items have the path of the list before theirs. */
  readonly words: Readonly<Record<string, FieldWords>>;
  /** The file that holds the words, for the message. */
  readonly source: string;
  /** The key of a path's words, where several fields share them. */
  readonly pathOf?: (path: string) => string;
  /** Else to be said of a field. */
  readonly more?: (path: string, part: JsonSchema) => JsonSchema;
}

/**
 * A schema with words for each field.
 *
 * @throws Error that names each field without words, and words without a field
 */
export function describe(schema: JsonSchema, description: Description): JsonSchema {
  const { words, source, pathOf = (path) => path, more = () => ({}) } = description;
  const unused = new Set(Object.keys(words));
  const missing: string[] = [];
  const within = (part: JsonSchema, path: string): JsonSchema => {
    const { properties, items } = part;
    // `true` and `false` are schemas, too, though not of items here.
    if (typeof items === 'object' && !Array.isArray(items)) {
      return { ...part, items: within(items, path) };
    }
    if (!properties) return part;
    const members = Object.entries(properties).map(([name, member]) => {
      const inside = path === '' ? name : `${path}.${name}`;
      const key = pathOf(inside);
      const told = words[key];
      if (!told) missing.push(inside);
      unused.delete(key);
      if (typeof member === 'boolean') return [name, member];
      return [name, { ...told, ...within(member, inside), ...more(key, member) }];
    });
    return { ...part, properties: Object.fromEntries(members) };
  };
  const whole = within(schema, '');
  if (missing.length > 0 || unused.size > 0) {
    throw new Error(
      `${source} and its schema differ. Without words: ${missing.join(', ') || 'none'}. Without a field: ${[...unused].join(', ') || 'none'}.`,
    );
  }
  return whole;
}
