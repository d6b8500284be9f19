import { describe, expect, it } from 'vitest';
import { placeName, scaleFields, schemaAt, scriptFields, scriptNames, sections } from './fields.ts';

const fields = [
  ...sections.flatMap((section) => section.fields),
  ...scaleFields,
  ...scriptNames.flatMap(scriptFields),
];

describe('the inputs', () => {
  it('are members that the schema knows', () => {
    for (const { pointer } of fields)
      expect(Object.keys(schemaAt(pointer)), pointer).not.toEqual([]);
  });

  it('take their kind, limits, choices and default from it', () => {
    const of = (pointer: string) => fields.find((field) => field.pointer === pointer);
    expect(of('/brand/seeds/stage')).toMatchObject({ kind: 'colour', required: false });
    expect(of('/brand/radius')).toMatchObject({ kind: 'number', least: 0, most: 28, fallback: 12 });
    expect(of('/brand/density')).toMatchObject({
      kind: 'choice',
      choices: ['compact', 'comfortable', 'roomy'],
    });
  });

  it('give a script at least the room that it needs, and all but Latin a size', () => {
    expect(scriptFields('thai')).toMatchObject([
      { kind: 'number', least: 1.65, most: 2.2, fallback: 1.65 },
      { kind: 'number', least: 1.35, most: 1.8, fallback: 1.35 },
      { kind: 'number', least: 1, most: 3, fallback: 1 },
    ]);
    expect(scriptFields('latin').map(({ pointer }) => pointer)).toEqual([
      '/brand/typefaces/latin/leading/body',
      '/brand/typefaces/latin/leading/heading',
    ]);
  });

  it('tell on their labels what they are for', () => {
    for (const { pointer, about = '' } of fields) expect(about.length, pointer).toBeGreaterThan(9);
  });

  it('leave no member of a brand without an input', () => {
    const pointers = fields.map(({ pointer }) => pointer);
    const leaves = (pointer: string): string[] => {
      const members = Object.keys((schemaAt(pointer)['properties'] ?? {}) as object);
      return members.length === 0
        ? [pointer]
        : members.flatMap((key) => leaves(`${pointer}/${key}`));
    };
    const without = leaves('/brand').filter((pointer) => !pointers.includes(pointer));
    // A typeface and its weights are chosen from what is installed.
    expect(without.filter((pointer) => !/\/(family|weights)$/.test(pointer))).toEqual([
      '/brand/$schema',
      '/brand/schema',
    ]);
    expect(scriptNames).toContain('thai');
  });
});

describe('an edited place', () => {
  it('is named as in the file, a token with its mode', () => {
    expect(placeName('/brand/seeds/dark/brand')).toBe('seeds.dark.brand');
    expect(placeName('/tokens/text/link')).toBe('text.link (every mode)');
    expect(placeName('/tokens/dark/text/link')).toBe('text.link (dark)');
  });
});
