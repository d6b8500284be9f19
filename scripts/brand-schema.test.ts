import { parseBrand } from '@livery/theme';
import { expect, it } from 'vitest';
import { brandJsonSchema } from './brand-schema.ts';

it('describes closed objects, the values of each choice and the range of each number', () => {
  const schema = JSON.parse(brandJsonSchema());
  expect(schema.required).toEqual(['schema', 'name', 'seeds']);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties.density.enum).toEqual(['compact', 'comfortable', 'roomy']);
  expect(schema.properties.radius).toMatchObject({ minimum: 0, maximum: 28 });
  expect(schema.properties.seeds.required).toEqual(['brand']);
  expect(
    schema.properties.typefaces.properties.thai.properties.leading.properties.body,
  ).toMatchObject({ type: 'number', minimum: 1.65, maximum: 2.2, default: 1.65 });
});

interface Part {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Part>>;
}

/** Every field with its path, however deep. */
function fieldsOf({ properties = {} }: Part, path = ''): [string, Part][] {
  return Object.entries(properties).flatMap(([name, part]) => [
    [`${path}/${name}`, part],
    ...fieldsOf(part, `${path}/${name}`),
  ]);
}

it('describes every field, for the hover text of an editor', () => {
  const fields = fieldsOf(JSON.parse(brandJsonSchema()));
  expect(fields.map(([path]) => path)).toContain('/typefaces/telugu/leading/heading');
  const without = fields.filter(([, { description = '' }]) => !/^[A-Z].{9,}\.$/s.test(description));
  expect(without.map(([path]) => path)).toEqual([]);
});

it('has only examples that the engine accepts', () => {
  const small = { schema: 1, name: 'Harbour', seeds: { brand: '#0a6a72' } };
  const latin = { display: face('noto-sans'), body: face('noto-sans') };
  const brand = { ...small, typefaces: { latin } };
  let tried = 0;
  for (const [path, { examples = [] }] of fieldsOf(JSON.parse(brandJsonSchema()))) {
    if (/^\/typefaces\/(?!latin)/.test(path)) continue;
    for (const example of examples) {
      tried += 1;
      const parsed = parseBrand(JSON.stringify(withMember(brand, path, example)), 'brand.json');
      expect(parsed.ok, `${path} ${JSON.stringify(example)}`).toBe(true);
    }
  }
  expect(tried).toBeGreaterThan(8);
});

const face = (family: string) => ({ family, weights: [400] });

function withMember(object: object, path: string, value: unknown): object {
  const [, name = '', ...rest] = path.split('/');
  const inside: unknown = Reflect.get(object, name);
  const next =
    rest.length === 0
      ? value
      : withMember(typeof inside === 'object' && inside ? inside : {}, `/${rest.join('/')}`, value);
  return { ...object, [name]: next };
}
