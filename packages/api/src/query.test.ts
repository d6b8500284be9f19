import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decodeForm, decodeQuery, encodeQuery } from './query.ts';

const schema = v.object({
  name: v.string(),
  size: v.optional(v.number(), 20),
  open: v.optional(v.boolean()),
  kinds: v.optional(v.array(v.string())),
  ids: v.nullish(v.array(v.number())),
});

describe('a query', () => {
  it('has one field for each item of a list, and none for what is undefined', () => {
    const text = encodeQuery({ name: 'a&b', open: undefined, kinds: ['x', 'y,z'], ids: [] });
    expect(text).toBe('name=a%26b&kinds=x&kinds=y%2Cz');
  });

  it.each([
    { name: '7', size: 3, open: false },
    { name: '', size: 20, kinds: ['true', '1'], ids: [4, 5] },
    { name: 'one of each', size: 1, kinds: ['x'], ids: [4] },
  ])('comes back as it was sent: $name', (request) => {
    const read = decodeQuery(schema, new URLSearchParams(encodeQuery(request)));
    expect(v.parse(schema, read)).toEqual(request);
  });

  it('keeps unreadable values as text, for the schema to reject', () => {
    const read = decodeQuery(schema, new URLSearchParams('size=&open=1&ids=x&other=2'));
    expect(read).toEqual({ size: '', open: '1', ids: [Number.NaN], other: '2' });
    expect(v.safeParse(schema, read).success).toBe(false);
  });

  it('has no field from the prototype of objects', () => {
    const read = decodeQuery(schema, new URLSearchParams('toString=1&constructor=2'));
    expect(v.safeParse(schema, { ...read, name: 'a' }).success).toBe(true);
  });
});

describe('a form with files', () => {
  it('returns a list of files, a single one, and the text fields', () => {
    const wanted = v.object({ note: v.string(), proof: v.file(), more: v.array(v.file()) });
    const form = new FormData();
    form.append('note', '12');
    for (const name of ['proof', 'more', 'more']) form.append(name, new File(['x'], `${name}.png`));
    const { proof, more, note } = v.parse(wanted, decodeForm(wanted, form));
    expect([note, proof.name, more.length]).toEqual(['12', 'proof.png', 2]);
  });
});
