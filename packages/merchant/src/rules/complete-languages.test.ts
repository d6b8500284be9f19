import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { completeLanguages } from './complete-languages.ts';

test('merchant/incomplete-language', () => {
  expect(foundBy(completeLanguages, { languages: ['EN', 'AR'] })).toMatchObject([
    { pointer: '/languages/1', remedy: expect.stringContaining('Use only: ') },
  ]);
  expect(foundBy(completeLanguages, { languages: ['EN', 'HI', 'TH'] })).toEqual([]);
});
