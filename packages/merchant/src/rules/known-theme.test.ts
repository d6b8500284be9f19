import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { knownTheme } from './known-theme.ts';

test('merchant/theme', () => {
  expect(foundBy(knownTheme, { theme: 'mayur' })).toMatchObject([
    { pointer: '/theme', remedy: 'Did you mean "mayura"?' },
  ]);
  expect(foundBy(knownTheme, { theme: 'shapla' })).toEqual([]);
});
