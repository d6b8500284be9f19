import { expect, test } from 'vitest';
import { everyLanguage } from './every-language.ts';
import { foundBy, india } from './found-by.fixture.ts';

test('merchant/every-language', () => {
  const { paymentMethods, helpOrganisations } = india();
  const [method, ...others] = paymentMethods;
  const half = { ...method, label: { EN: 'Bank transfer' } };
  expect(foundBy(everyLanguage, { paymentMethods: [half, ...others] })).toMatchObject([
    { pointer: '/paymentMethods/0/label', message: 'Missing text for "HI".' },
  ]);
  const help = [...helpOrganisations, { name: { HI: 'x' } }];
  expect(foundBy(everyLanguage, { helpOrganisations: help })).toMatchObject([
    { pointer: `/helpOrganisations/${help.length - 1}/name`, message: 'Missing text for "EN".' },
  ]);
  expect(foundBy(everyLanguage, {})).toEqual([]);
});
