import { expect, test } from 'vitest';
import { completeLanguages } from './complete-languages.ts';
import { foundBy } from './found-by.fixture.ts';

test('merchant/incomplete-language', () => {
  expect(foundBy(completeLanguages, { languages: ['EN', 'AR'] })).toMatchObject([
    { pointer: '/languages/1', remedy: expect.stringContaining('Use only: ') },
  ]);
  expect(foundBy(completeLanguages, { languages: ['EN', 'HI', 'TH'] })).toEqual([]);
});
