import { brandSchema } from '@livery/theme';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { brandDescriptions } from './brand-descriptions.ts';
import { describe } from './describe.ts';

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
  const words = describe(schema, {
    words: brandDescriptions,
    source: 'scripts/brand-descriptions.ts',
    pathOf: (path) => path.replace(/^typefaces\.[^.]+/, 'typefaces.*'),
    more: leastOf,
  });
  const titled = { ...words, title: 'brand.json of Livery, version 1' };
  return `${JSON.stringify(titled, null, 2)}\n`;
}

/** The engine fills in line heights and size where a brand does not say them: with what the script needs least. */
function leastOf(path: string, part: JsonSchema): JsonSchema {
  return /^typefaces\.\*\.(leading\.\w+|larger)$/.test(path) ? { default: part.minimum } : {};
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
