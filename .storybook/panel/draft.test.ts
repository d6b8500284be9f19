import { describe, expect, it } from 'vitest';
import { applyEdits, type Draft, valueAt, withEdit } from './draft.ts';

const saved: Draft = {
  brand: { name: 'Harbour', seeds: { brand: '#0a6a72', stage: '#0d3540' }, radius: 14 },
  tokens: {},
};

describe('edits', () => {
  it('change a member and leave the others in their order', () => {
    const { brand } = applyEdits(saved, { '/brand/seeds/brand': '#7a1fa2' });
    expect(JSON.stringify(brand)).toBe(
      '{"name":"Harbour","seeds":{"brand":"#7a1fa2","stage":"#0d3540"},"radius":14}',
    );
  });

  it('take a member out with null, and the object around it when it was the last', () => {
    const draft = applyEdits(saved, { '/brand/seeds/stage': null, '/brand/seeds/brand': null });
    expect(draft.brand).toEqual({ name: 'Harbour', radius: 14 });
  });

  it('make the objects on the way to a new member', () => {
    const draft = applyEdits(saved, { '/tokens/dark/text/link': { $type: 'color' } });
    expect(draft.tokens).toEqual({ dark: { text: { link: { $type: 'color' } } } });
  });

  it('are none when the value is the saved one again', () => {
    const edits = withEdit(saved, {}, '/brand/radius', 20);
    expect(edits).toEqual({ '/brand/radius': 20 });
    expect(withEdit(saved, edits, '/brand/radius', 14)).toEqual({});
  });

  it('never lie inside one another', () => {
    const thai = { display: { family: 'noto-sans-thai', weights: [700] } };
    const around = withEdit(saved, {}, '/brand/typefaces/thai', thai);
    const inside = withEdit(saved, around, '/brand/typefaces/thai/display/weights', [400]);
    expect(inside).toEqual({
      '/brand/typefaces/thai': { display: { family: 'noto-sans-thai', weights: [400] } },
    });
    expect(withEdit(saved, inside, '/brand/typefaces', null)).toEqual({});
  });

  it('set a member called __proto__ as a member, and nobody’s prototype', () => {
    const { brand } = applyEdits(saved, { '/brand/__proto__/radius': 3 });
    expect(Object.keys(brand)).toContain('__proto__');
    expect(Object.getPrototypeOf(brand)).toBe(Object.prototype);
    expect(valueAt({}, '/constructor/name')).toBeNull();
  });
});
