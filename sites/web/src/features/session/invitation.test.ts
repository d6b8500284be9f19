import { expect, it } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { invitation, invitationCode, keepInvitation, keptInvitation } from './invitation.ts';

it('is read out of an address, of digits as well', () => {
  expect(invitation({ referralCode: '256H', affiliateCode: '100004', other: 'x' })).toEqual({
    referralCode: '256H',
    affiliateCode: '100004',
  });
});

it('is nothing where the address holds no code', () => {
  for (const referralCode of [undefined, '', ' ', '<b>', 12e3, { a: 1 }, 'x'.repeat(65)]) {
    expect(invitation({ referralCode })).toEqual({});
  }
});

it('an affiliate’s code comes before a referral', () => {
  expect(invitationCode({ referralCode: 'R', affiliateCode: 'A' })).toBe('A');
  expect(invitationCode({ referralCode: 'R' })).toBe('R');
  expect(invitationCode({})).toBeUndefined();
});

it('lasts for the tab’s visit, until a newer one comes', () => {
  const storage = createStorage({ local: undefined, session: memoryStore() });
  expect(keptInvitation(storage)).toEqual({});
  keepInvitation(storage, { referralCode: 'FIRST', to: '/vip' });
  for (const without of [{}, { referralCode: '' }, { to: '/vip' }]) {
    keepInvitation(storage, without);
    expect(keptInvitation(storage)).toEqual({ referralCode: 'FIRST' });
  }
  keepInvitation(storage, { affiliateCode: 'NEWER' });
  expect(keptInvitation(storage)).toEqual({ affiliateCode: 'NEWER' });
  storage.keepInTab('invitation', undefined);
  expect(keptInvitation(storage)).toEqual({});
});

it('is nothing where the tab holds what no address may say', () => {
  const storage = createStorage({ local: undefined, session: memoryStore() });
  for (const stored of [['x'], { referralCode: '<b>' }, { other: 'x' }]) {
    storage.keepInTab('invitation', stored);
    expect(keptInvitation(storage)).toEqual({});
  }
});
