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
  const body = { name: { HI: 'x' }, url: 'https://mediation.example.org' };
  expect(foundBy(everyLanguage, { disputeBody: body })).toMatchObject([
    { pointer: '/disputeBody/name', message: 'Missing text for "EN".' },
  ]);
  expect(foundBy(everyLanguage, {})).toEqual([]);
});
