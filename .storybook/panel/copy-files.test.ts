import { readFileSync } from 'node:fs';
import { parseBrand } from '@livery/theme';
import { describe, expect, it } from 'vitest';
import { brandFile, tokensFile } from './copy-files.ts';
import { applyEdits, type Draft, type JsonObject } from './draft.ts';

const names = ['livery-play', 'mayura', 'sen-vang', 'shapla'];
const textOf = (name: string) =>
  readFileSync(new URL(`../../themes/${name}/brand.json`, import.meta.url), 'utf8');
const saved = (text: string): Draft => ({ brand: JSON.parse(text) as JsonObject, tokens: {} });

describe('a copied brand.json', () => {
  it.each(names)('of %s without an edit is the saved file, letter for letter', (name) => {
    const text = textOf(name);
    expect(brandFile(saved(text), saved(text))).toBe(text);
  });

  it('leaves out what was added and is the default', () => {
    const small = saved('{"schema":1,"name":"Harbour","seeds":{"brand":"#0a6a72"}}');
    const edits = {
      '/brand/radius': 12,
      '/brand/border/width': 1,
      '/brand/motion/ms': 200,
      '/brand/motion/style': 'slide',
    };
    expect(JSON.parse(brandFile(small, applyEdits(small, edits)))).toEqual({
      ...small.brand,
      motion: { ms: 200 },
    });
  });

  it('has the room and size of a script, but for what the script needs at least', () => {
    const before = saved(textOf('mayura'));
    const draft = applyEdits(before, {
      '/brand/typefaces/devanagari/leading/body': 1.85,
      '/brand/typefaces/devanagari/leading/heading': 1.45,
      '/brand/typefaces/devanagari/larger': 1.5,
      '/brand/typefaces/latin/leading/heading': 1.2,
    });
    const text = brandFile(before, draft);
    const { typefaces } = JSON.parse(text);
    expect(typefaces.devanagari).toMatchObject({ leading: { body: 1.85 }, larger: 1.5 });
    expect(typefaces.devanagari.leading).not.toHaveProperty('heading');
    expect(typefaces.latin).not.toHaveProperty('leading');
    expect(parseBrand(text, 'brand.json').ok).toBe(true);
  });

  it('keeps a default that the saved file sets', () => {
    const files = saved('{"schema":1,"name":"Harbour","seeds":{"brand":"#0a6a72"},"radius":12}');
    expect(JSON.parse(brandFile(files, files))).toEqual(files.brand);
  });

  it('is read by the parser to the same brand as the draft', () => {
    const before = saved(textOf('mayura'));
    const draft = applyEdits(before, {
      '/brand/seeds/brand': '#7a1fa2',
      '/brand/density': 'comfortable',
      '/brand/cover': null,
    });
    const [copied, whole] = [brandFile(before, draft), JSON.stringify(draft.brand)].map((text) =>
      parseBrand(text, 'brand.json'),
    );
    expect(copied).toEqual(whole);
    expect(copied?.ok).toBe(true);
  });
});

describe('a copied tokens.json', () => {
  it('is absent for a brand without its own tokens', () => {
    expect(tokensFile({ brand: {}, tokens: {} })).toBeUndefined();
  });
});
