import { expect, it } from 'vitest';
import { invitation, invitationCode } from './invitation.ts';

it('is read out of an address, of digits as well', () => {
  expect(invitation({ referralCode: '256H', affiliateCode: 100004, other: 'x' })).toEqual({
    referralCode: '256H',
    affiliateCode: '100004',
  });
});

it('is nothing where the address holds no code', () => {
  for (const referralCode of [undefined, '', ' ', '<b>', { a: 1 }, 'x'.repeat(65)]) {
    expect(invitation({ referralCode })).toEqual({});
  }
});

it('an affiliate’s code comes before a referral', () => {
  expect(invitationCode({ referralCode: 'R', affiliateCode: 'A' })).toBe('A');
  expect(invitationCode({ referralCode: 'R' })).toBe('R');
  expect(invitationCode({})).toBeUndefined();
});
