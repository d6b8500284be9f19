// `node --conditions=livery-source scripts/schemas.ts` writes the JSON Schemas that editors complete brands and merchants by.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandJsonSchema, brandSchemaFile } from './brand-schema.ts';
import { merchantJsonSchema, merchantSchemaFile } from './merchant-schema.ts';
import { tokensJsonSchema, tokensSchemaFile } from './tokens-schema.ts';

/** The text of each schema by its path in the project. */
export const schemas: Readonly<Record<string, () => string>> = {
  [brandSchemaFile]: brandJsonSchema,
  [merchantSchemaFile]: merchantJsonSchema,
  [tokensSchemaFile]: tokensJsonSchema,
};

if (import.meta.main) {
  for (const [file, write] of Object.entries(schemas)) {
    writeFileSync(join(import.meta.dirname, '..', file), write());
  }
}
