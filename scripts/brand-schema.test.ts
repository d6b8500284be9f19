import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandJsonSchema, brandSchemaFile } from './brand-schema.ts';

const root = join(import.meta.dirname, '..');

it('the JSON Schema beside the brands is the one of the engine (node --conditions=livery-source scripts/brand-schema.ts writes it)', () => {
  expect(readFileSync(join(root, brandSchemaFile), 'utf8')).toBe(brandJsonSchema());
});

it('says what an editor needs: closed objects, the words of each choice, the bounds of each number', () => {
  const schema = JSON.parse(brandJsonSchema());
  expect(schema.required).toEqual(['schema', 'name', 'seeds']);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties.density.enum).toEqual(['compact', 'comfortable', 'roomy']);
  expect(schema.properties.radius).toMatchObject({ minimum: 0, maximum: 28 });
  expect(schema.properties.seeds.required).toEqual(['brand']);
  expect(schema.properties.typefaces.properties.thai.properties.leading.properties.body).toEqual({
    type: 'number',
    minimum: 1.65,
    maximum: 2.2,
  });
});
