import { describe, expect, it } from 'vitest';
import { placeName, scaleFields, schemaAt, scriptNames, sections } from './fields.ts';

const fields = [...sections.flatMap((section) => section.fields), ...scaleFields];

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

  it('leave no member of a brand without an input', () => {
    const said = fields.map(({ pointer }) => pointer);
    const leaves = (pointer: string): string[] => {
      const members = Object.keys((schemaAt(pointer)['properties'] ?? {}) as object);
      return members.length === 0
        ? [pointer]
        : members.flatMap((key) => leaves(`${pointer}/${key}`));
    };
    const without = leaves('/brand').filter((pointer) => !said.includes(pointer));
    expect(without.filter((pointer) => !pointer.startsWith('/brand/typefaces/'))).toEqual([
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
