import type { Examples } from '../examples.ts';
import type { accountCalls } from './account.ts';

const confirmed = { request: { code: '482136' }, value: null };

/** One request and answer of each call. */
export const accountExamples: Examples<typeof accountCalls> = {
  securityOverview: {
    request: {},
    value: {
      hasPassword: true,
      passwordChangedAt: 1_795_251_600_000,
      hasPaymentPassword: false,
      mobile: '+91 ••••• •1234',
      email: 'm•••@mail.example',
      payeeName: 'M••• K•••',
      authenticator: false,
      providers: ['google'],
      upline: 'Arun',
      marketing: { given: false, time: 1_795_251_600_000 },
      terms: { version: '2026-1', time: 1_795_251_600_000 },
    },
  },
  bindEmail: {
    request: { email: 'mira@mail.example', password: 'an example' },
    value: { expiredMinutes: 2, sentTo: 'm•••@mail.example' },
  },
  confirmEmail: confirmed,
  bindMobile: {
    request: { countryDialingCode: '91', mobileNum: '9812345678', password: 'an example' },
    value: { expiredMinutes: 2, sentTo: '+91 ••••• •5678' },
  },
  confirmMobile: confirmed,
  bindAuthenticator: {
    request: { password: 'an example' },
    value: {
      secret: 'JBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Mayura:mira2026?secret=JBSWY3DPEHPK3PXP&issuer=Mayura',
    },
  },
  confirmAuthenticator: confirmed,
  recoveryCodes: {
    request: { password: 'an example' },
    value: { codes: ['4821390577', '9026615438'] },
  },
  setSecondStep: { request: { on: true, password: 'an example' }, value: null },
  setPayeeName: { request: { payeeName: 'Mira Kumari' }, value: null },
  setPaymentPassword: {
    request: {
      oldPassword: 'an example',
      newPassword: 'another1',
      confirmNewPassword: 'another1',
    },
    value: null,
  },
  setMarketingConsent: { request: { given: true }, value: null },
  avatar: { request: {}, value: { avatar: '/lgw/img/avatars/7.svg' } },
  memberIcon: { request: {}, value: { icon: '/lgw/img/ranks/5.svg' } },
};
