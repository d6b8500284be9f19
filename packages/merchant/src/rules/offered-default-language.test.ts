import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { offeredDefaultLanguage } from './offered-default-language.ts';

test('merchant/default-language', () => {
  expect(foundBy(offeredDefaultLanguage, { defaultLanguage: 'VI' })).toMatchObject([
    { pointer: '/defaultLanguage', remedy: expect.stringContaining('"EN", "HI"') },
  ]);
  expect(foundBy(offeredDefaultLanguage, { defaultLanguage: 'HI' })).toEqual([]);
});
