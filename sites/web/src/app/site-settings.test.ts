import { constants } from '@livery/merchant/settings';
import type { PublicMerchant } from '@livery/merchant/site-config';
import { expect, it } from 'vitest';
import { registrationForms, type SettingOf, settingsFrom } from './registration-open.ts';
import { forgotWays, saidByTree } from './site-settings.ts';

const leaf = (modId: string, enabled: number) => ({ modId, enabled, childrenNodes: [] });
const having =
  (changed: Partial<typeof constants>): SettingOf =>
  (name) =>
    ({ ...constants, ...changed })[name];

it('[spec 3.26] a settings tree is on where its value is 1, at any depth', () => {
  const tree = [
    {
      modId: 'SITE',
      enabled: 1,
      childrenNodes: [
        leaf('MOBILENUMREG3', 1),
        { ...leaf('USERNAMEREG3', 0), childrenNodes: [leaf('DIRECTREG3', 1)] },
      ],
    },
    leaf('FREEPLAY3', 2),
  ];
  expect(saidByTree(tree)).toEqual({
    SITE: true,
    MOBILENUMREG3: true,
    USERNAMEREG3: false,
    DIRECTREG3: true,
    FREEPLAY3: false,
  });
});

it('the platform’s word about a setting comes before the merchant’s file', () => {
  // The rest of a merchant has no part in this.
  const merchant = {
    siteSettings: { MOBILENUMREG3: true, CHNGPASSVERIF3: true },
    currency: {},
    jackpot: {},
    registration: {},
  } as PublicMerchant;
  expect(settingsFrom({ MOBILENUMREG3: false }, merchant)('MOBILENUMREG3')).toBe(false);
  expect(settingsFrom(undefined, merchant)('MOBILENUMREG3')).toBe(true);
  expect(settingsFrom({}, merchant)('CHNGPASSVERIF3')).toBe(true);
});

it('[spec 2.75] an account is opened by the forms that are on, by mobile first', () => {
  expect(registrationForms(having({ MOBILENUMREG3: true, USERNAMEREG3: true }))).toEqual([
    'mobile',
    'username',
  ]);
  expect(registrationForms(having({ MOBILENUMREG3: false, USERNAMEREG3: true }))).toEqual([
    'username',
  ]);
  expect(registrationForms(having({ MOBILENUMREG3: true, USERNAMEREG3: false }))).toEqual([
    'mobile',
  ]);
  expect(registrationForms(having({ MOBILENUMREG3: false, USERNAMEREG3: false }))).toEqual([]);
});

it('[spec 2.80] a new password comes by e-mail, and by mobile first where that is on', () => {
  expect(forgotWays(having({ CHNGPASSVERIF3: true }))).toEqual(['mobile', 'email']);
  expect(forgotWays(having({ CHNGPASSVERIF3: false }))).toEqual(['email']);
});
