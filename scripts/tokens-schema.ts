import { modeNames } from '@livery/theme';
import { settableTokens } from '@livery/theme/overrides';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** In the folder of the brands, whose tokens.json refer to it as `"$schema": "../tokens.schema.json"`. */
export const tokensSchemaFile = 'themes/tokens.schema.json';

const about = {
  $description: v.exactOptional(v.string()),
  $deprecated: v.exactOptional(v.union([v.boolean(), v.string()])),
  $extensions: v.exactOptional(v.looseObject({})),
};
const alias = v.pipe(v.string(), v.regex(/^\{[^{}]+\}$/));

/** What a group says of its tokens. */
const ofGroup = {
  $type: v.exactOptional(v.picklist([...new Set(settableTokens.map(({ type }) => type))])),
  $extends: v.exactOptional(alias),
  ...about,
};

/** A token of the format: a value of its type or an alias. Values are checked by `livery check`, which knows their units. */
const token = (type: string) =>
  v.strictObject({
    $type: v.exactOptional(v.literal(type)),
    $value: v.exactOptional(v.unknown()),
    $ref: v.exactOptional(v.string()),
    ...about,
  });

/** The groups of tokens that a brand may set, each token with the type that it has. */
function groupsOf(tokens: Readonly<Record<string, v.GenericSchema<unknown>>>) {
  const byGroup = new Map<string, Record<string, v.GenericSchema<unknown>>>();
  for (const { name, type } of settableTokens) {
    const [group = '', own = ''] = name.split('.');
    byGroup.set(group, {
      ...byGroup.get(group),
      [own]: v.exactOptional(tokens[type] ?? v.never()),
    });
  }
  return Object.fromEntries(
    [...byGroup].map(([group, own]) => [group, v.strictObject({ ...ofGroup, ...own })]),
  );
}

/** The JSON Schema of tokens.json: the names that it may use, in every mode or in one, and the type of each. */
export function tokensJsonSchema(): string {
  const types = [...new Set(settableTokens.map(({ type }) => type))];
  const tokens = Object.fromEntries(types.map((type) => [type, token(type)]));
  const groups = groupsOf(tokens);
  const palette = v.looseObject({});
  const layer = {
    ...ofGroup,
    palette: v.exactOptional(palette),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, v.exactOptional(group)]),
    ),
  };
  const mode = v.strictObject(layer);
  const schema = v.strictObject({
    $schema: v.exactOptional(v.string()),
    ...layer,
    ...Object.fromEntries(modeNames.map((name) => [name, v.exactOptional(mode)])),
  });
  // "shadow" is a group and a type.
  const ofType = Object.entries(tokens).map(([type, one]) => [`${type}Token`, one]);
  const definitions = { ...Object.fromEntries(ofType), ...groups, mode };
  const titled = {
    ...toJsonSchema(schema, { typeMode: 'input', definitions }),
    title: 'tokens.json of Livery, in the format of the W3C Design Tokens group (2025.10)',
  };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
