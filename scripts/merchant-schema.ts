import { completeLanguages } from '@livery/i18n/languages';
import { callIds, callPaths, languageCode, localised, merchantSchema } from '@livery/merchant';
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe } from './describe.ts';
import { merchantDescriptions } from './merchant-descriptions.ts';

/** In the folder of the merchants, which refer to it as `"$schema": "../merchant.schema.json"`. */
export const merchantSchemaFile = 'merchants/merchant.schema.json';

/**
 * The JSON Schema of merchant.json, generated from the schema that the engine parses with. Of the languages it offers those
 * that a merchant can have. What needs more than one field, such as a licence, is left to `livery check`.
 */
export function merchantJsonSchema(): string {
  const languages = { type: 'string' as const, enum: [...completeLanguages] };
  const schema = toJsonSchema(merchantSchema, {
    typeMode: 'input',
    // Time zones, dates and texts of spaces alone: told by `livery check`.
    ignoreActions: ['check'],
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === languageCode) return languages;
      if (valibotSchema === callPaths) {
        const calls = { type: 'string' as const, enum: [...callIds] };
        return { type: 'object', propertyNames: calls, additionalProperties: { type: 'string' } };
      }
      if (valibotSchema !== localised) return undefined;
      const text = { type: 'string' as const };
      return { type: 'object', propertyNames: languages, additionalProperties: text };
    },
  });
  const words = { words: merchantDescriptions, source: 'scripts/merchant-descriptions.ts' };
  const titled = { ...describe(schema, words), title: 'merchant.json of Livery, version 1' };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
