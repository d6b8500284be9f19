import { expect, test } from 'vitest';
import { foundBy } from '../../test/found-by.ts';
import { licensedCountries } from './licensed-countries.ts';

test('merchant/countries', () => {
  expect(foundBy(licensedCountries, { profile: 'licensed', countries: [] })).toMatchObject([
    { pointer: '/countries' },
  ]);
  expect(foundBy(licensedCountries, { profile: 'licensed', countries: ['MT'] })).toEqual([]);
});
