import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { uniqueLanguages } from './unique-languages.ts';

test('merchant/language-twice', () => {
  expect(foundBy(uniqueLanguages, { languages: ['EN', 'HI', 'EN'] })).toMatchObject([
    { pointer: '/languages/2', message: expect.stringContaining('"EN"') },
  ]);
  expect(foundBy(uniqueLanguages, { languages: ['HI', 'EN'] })).toEqual([]);
});
