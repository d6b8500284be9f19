import { readFileSync } from 'node:fs';
import { deriveTokens, parseBrand } from '@livery/theme';
import { describe, expect, it } from 'vitest';
import { settleEdges, undeclaredPairs } from './declared-pairs.ts';
import { measurePairs } from './measure-pairs.ts';
import type { PaintedPair } from './painted-pairs.ts';

const file = new URL('../../themes/mayura/brand.json', import.meta.url);
const parsed = parseBrand(readFileSync(file, 'utf8'), 'brand.json');
if (!parsed.ok) throw new Error('themes/mayura/brand.json does not parse.');
const theme = deriveTokens(parsed.value);

const pair = (
  kind: PaintedPair['kind'],
  foreground: PaintedPair['foreground'],
  background: PaintedPair['background'],
  within: PaintedPair['within'] = [],
): PaintedPair => ({ kind, foreground, background, within, elements: [] });

describe('a painted edge', () => {
  it('is measured from without where that is declared', () => {
    const button = pair('edge', 'action.primaryEdge', 'surface.page', ['action.primaryFill']);
    expect(settleEdges([button])[0]?.background).toBe('surface.page');
  });

  it('is measured from within where only that is declared', () => {
    const stage = pair('edge', 'stage.edge', 'surface.page', ['stage.fill', 'stage.fillEnd']);
    expect(settleEdges([stage]).map(({ background }) => background)).toEqual([
      'stage.fill',
      'stage.fillEnd',
    ]);
    expect(undeclaredPairs([stage])).toEqual([]);
  });

  it('is undeclared where one part of its inside is', () => {
    const edge = pair('edge', 'stage.edge', 'surface.page', ['stage.fill', 'surface.raised']);
    expect(undeclaredPairs([edge])).toEqual([
      expect.stringContaining('stage.edge on surface.page'),
    ]);
  });
});

describe('an undeclared pair', () => {
  it('is one with a colour that is no token, unless no token has a part in it', () => {
    expect(undeclaredPairs([pair('text', 'other: rgb(1, 1, 1)', 'surface.page')])).toHaveLength(1);
    expect(
      undeclaredPairs([pair('graphic', 'other: rgb(0, 0, 0)', 'other: rgb(9, 9, 9)')]),
    ).toEqual([]);
  });
});

describe('a measured pair', () => {
  it('is held to the table in every mode', () => {
    const [text] = measurePairs([pair('text', 'text.link', 'surface.page')], theme, 'light');
    expect(text).toMatchObject({ declared: true, by: 'moves', count: 0 });
    expect(text?.byMode.light.wanted).toBe(4.5);
    expect(text?.byMode.darkContrast.wanted).toBe(7);
    expect(text?.byMode.darkContrast.ratio).toBeGreaterThanOrEqual(7);
    expect(text?.byMode.dark.front).toBe(theme.dark['text.link'].hex);
  });

  it('is first when it fails in the shown mode', () => {
    const bright = pair('text', 'action.accentFill', 'surface.page');
    const pairs = measurePairs([pair('text', 'text.body', 'surface.page'), bright], theme, 'light');
    expect(pairs.map(({ foreground }) => foreground)).toEqual(['action.accentFill', 'text.body']);
    expect(pairs[0]?.declared).toBe(false);
    expect(pairs[0]?.byMode.light.ratio).toBeLessThan(4.5);
  });
});
