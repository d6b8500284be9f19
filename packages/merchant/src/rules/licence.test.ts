import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { licence } from './licence.ts';

test('[spec B2.01] merchant/licence', () => {
  expect(foundBy(licence, { profile: 'licensed' })).toMatchObject([
    { pointer: '/profile', remedy: expect.stringContaining('Add "licence"') },
  ]);
  expect(foundBy(licence, { profile: 'freeplay' })).toEqual([]);
});
