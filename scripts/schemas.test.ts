import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { completeLanguages } from '@livery/i18n/languages';
import { settableTokens } from '@livery/theme/overrides';
import { describe, expect, it } from 'vitest';
import { merchantJsonSchema } from './merchant-schema.ts';
import { schemas } from './schemas.ts';
import { tokensJsonSchema } from './tokens-schema.ts';

const root = join(import.meta.dirname, '..');

it.each(Object.entries(schemas))(
  '%s matches the engine (node --conditions=livery-source scripts/schemas.ts writes it)',
  (file, write) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(write());
  },
);

it('every brand, merchant and tokens.json names the schema that an editor completes it by', () => {
  const found = ['themes', 'merchants'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|[\\/])(brand|merchant|tokens)\.json$/.test(path))
      .map((path) => join(root, folder, path)),
  );
  expect(found.length).toBeGreaterThan(8);
  for (const file of found) {
    const { $schema } = JSON.parse(readFileSync(file, 'utf8'));
    const named = join(file, '..', String($schema));
    expect(existsSync(named), relative(root, file)).toBe(true);
    const [, kind] = /(\w+)\.json$/.exec(file) ?? [];
    expect(named.endsWith(`${kind}.schema.json`), relative(root, file)).toBe(true);
  }
});

describe('the schema of merchant.json', () => {
  const schema = JSON.parse(merchantJsonSchema());

  it('offers the languages that a merchant can have', () => {
    expect(schema.properties.languages.items.enum).toEqual([...completeLanguages]);
    expect(schema.properties.defaultLanguage.enum).toEqual([...completeLanguages]);
  });

  it('requires what has no default, and refuses unknown fields', () => {
    expect(schema.required).toEqual(
      expect.arrayContaining(['schema', 'code', 'hosts', 'currency', 'theme', 'jackpot']),
    );
    expect(schema.required).not.toContain('paymentMethods');
    expect(schema.additionalProperties).toBe(false);
    expect(schema.properties.profile.enum).toEqual(['demo', 'freeplay', 'licensed']);
  });

  it('describes every field, for the hover text of an editor', () => {
    expect(schema.properties.paymentMethods.items.properties.hours.description).toContain('08:00');
  });
});

it('the schema of tokens.json has every token that a brand may set, by its type, and no other', () => {
  const { properties, $defs: definitions } = JSON.parse(tokensJsonSchema());
  const named = (name: string) => {
    const [group = '', own = ''] = name.split('.');
    return properties[group] && definitions[group].properties[own];
  };
  for (const { name, type } of settableTokens) {
    expect(named(name), name).toEqual({ $ref: `#/$defs/${type}Token` });
  }
  expect(named('protection.text')).toBeUndefined();
  expect(definitions.mode.properties.text).toEqual(properties.text);
  expect(properties.darkContrast).toEqual({ $ref: '#/$defs/mode' });
});
