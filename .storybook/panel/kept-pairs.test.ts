import { expect, it } from 'vitest';
import { partsPainting } from './kept-pairs.ts';

const sheets = {
  wide: {
    Buttons: [{ kind: 'text', foreground: 'text.body', background: 'surface.page' }],
    Footer: [{ kind: 'text', foreground: 'text.muted', background: 'surface.sunken' }],
  },
  small: {
    Buttons: [{ kind: 'text', foreground: 'text.body', background: 'surface.page' }],
    'Tab bar': [{ kind: 'text', foreground: 'text.muted', background: 'surface.page' }],
  },
};

it('a token is painted by each part where it is in front or behind, named once', () => {
  expect(partsPainting('surface.page', sheets)).toEqual(['Buttons', 'Tab bar']);
  expect(partsPainting('text.muted', sheets)).toEqual(['Footer', 'Tab bar']);
  expect(partsPainting('money.gain', sheets)).toEqual([]);
});

it('the stored pairs include where a gain is shown', () => {
  expect(partsPainting('money.gain')).toContain('Messages');
});
