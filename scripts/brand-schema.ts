import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '@livery/theme';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

/** Beside the brands, which name it as `"$schema": "../brand.schema.json"`. */
export const brandSchemaFile = 'themes/brand.schema.json';

/**
 * The JSON Schema of brand.json (draft 7, which editors complete by), generated from the schema that the engine parses
 * with. What JSON Schema cannot say, such as a colour written in small letters, is left to `livery check`.
 */
export function brandJsonSchema(): string {
  const schema: JsonSchema = toJsonSchema(brandSchema, {
    typeMode: 'input',
    ignoreActions: ['trim', 'transform'],
    // JSON Schema reads every pattern as Unicode (draft 7 §4.3): a flag that says so is no loss.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      isUnicodePattern(valibotAction)
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
  });
  const titled = { ...schema, title: 'brand.json of Livery, version 1' };
  return `${JSON.stringify(titled, null, 2)}\n`;
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
