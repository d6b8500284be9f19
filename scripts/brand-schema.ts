import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '@livery/theme';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { brandDescriptions } from './brand-descriptions.ts';

/** In the folder of the brands, which refer to it as `"$schema": "../brand.schema.json"`. */
export const brandSchemaFile = 'themes/brand.schema.json';

/**
 * The JSON Schema of brand.json (draft 7, which editors complete by), generated from the schema that the engine parses
 * with. What JSON Schema cannot express, such as a colour written in small letters, is left to `livery check`.
 */
export function brandJsonSchema(): string {
  const schema: JsonSchema = toJsonSchema(brandSchema, {
    typeMode: 'input',
    ignoreActions: ['trim', 'transform'],
    // JSON Schema reads every pattern as Unicode (draft 7 §4.3): so the flag can be dropped.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      isUnicodePattern(valibotAction)
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
  });
  const titled = { ...described(schema), title: 'brand.json of Livery, version 1' };
  return `${JSON.stringify(titled, null, 2)}\n`;
}

/**
 * The schema with words for each field. What a script needs least is the default of its line heights and size: the engine
 * fills it in, but the brand does not say it.
 *
 * @throws Error that names each field without words, and words without a field
 */
function described(schema: JsonSchema): JsonSchema {
  const unused = new Set(Object.keys(brandDescriptions));
  const missing: string[] = [];
  const within = (part: JsonSchema, path: string): JsonSchema => {
    const { properties } = part;
    if (!properties) return part;
    const members = Object.entries(properties).map(([name, member]) => {
      const inside = path === '' ? name : `${path}.${name}`;
      const key = inside.replace(/^typefaces\.[^.]+/, 'typefaces.*');
      const words = brandDescriptions[key];
      if (!words) missing.push(inside);
      unused.delete(key);
      // `true` and `false` are schemas, too, though not of members here.
      if (typeof member === 'boolean') return [name, member];
      const isLeast = /^typefaces\.\*\.(leading\.\w+|larger)$/.test(key);
      const least = isLeast ? { default: member.minimum } : {};
      return [name, { ...words, ...within(member, inside), ...least }];
    });
    return { ...part, properties: Object.fromEntries(members) };
  };
  const whole = within(schema, '');
  if (missing.length > 0 || unused.size > 0) {
    throw new Error(
      `scripts/brand-descriptions.ts and the brand's schema differ. Without words: ${missing.join(', ') || 'none'}. Without a field: ${[...unused].join(', ') || 'none'}.`,
    );
  }
  return whole;
}

function isUnicodePattern(action: {
  readonly type: string;
}): action is { readonly type: 'regex'; readonly requirement: RegExp } {
  return (
    action.type === 'regex' &&
    'requirement' in action &&
    action.requirement instanceof RegExp &&
    action.requirement.flags === 'u'
  );
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '..', brandSchemaFile), brandJsonSchema());
}
