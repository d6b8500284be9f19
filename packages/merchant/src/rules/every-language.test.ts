import { expect, test } from 'vitest';
import { foundBy, india } from '../../test/found-by.ts';
import { everyLanguage } from './every-language.ts';

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
