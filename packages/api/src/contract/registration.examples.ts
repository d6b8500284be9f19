import type { Examples } from '../examples.ts';
import type { registrationCalls } from './registration.ts';

const joined = { token: 'Zr8dYVx0u1c', firstTimeLogin: false, passwordExpired: false };
const page = {
  registerUrl: 'https://india.localhost/register',
  domain: 'india.localhost',
  registerMethod: 'WEB',
  login: true,
} as const;
const agreed = { ageConfirmed: true, termsVersion: '2026-1', marketingConsent: false };
const number = { countryDialingCode: '91', mobileNo: '9812345678', proof: 'e30=' };

/** One request and answer of each call. */
export const registrationExamples: Examples<typeof registrationCalls> = {
  registerSettings: {
    request: {},
    value: {
      username: {
        enabled: true,
        required: true,
        minLength: 6,
        maxLength: 16,
        patternId: 'letterFirst',
        acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
      },
      line: { enabled: false, required: false },
    },
  },
  register: {
    request: {
      username: 'kavi2026',
      password: 'an example',
      confirmPassword: 'an example',
      email: 'kavi@mail.example',
      affiliateCode: '255V',
      referralCode: '255V',
      proof: 'e30=',
      ...agreed,
      ...page,
    },
    value: joined,
  },
  registerMobile: {
    request: {
      mobileNum: '9812345678',
      countryDialingCode: '91',
      verificationCode: '482136',
      proof: 'e30=',
      ...agreed,
      ...page,
    },
    value: { ...joined, firstTimeLogin: true },
  },
  registerSms: { request: number, value: { expiredMinutes: 2 } },
  forgotSms: { request: number, value: { expiredMinutes: 2 } },
  affiliate: { request: { affiliateCode: '255v' }, value: { affiliateCode: '255V' } },
  terms: {
    request: {},
    value: {
      version: '2026-1',
      date: 1_767_225_600_000,
      content: '<h2>Terms</h2>',
      language: 'EN',
    },
  },
  acceptTerms: { request: { version: '2026-1', ageConfirmed: true }, value: null },
  forgotByEmail: {
    request: { username: 'mira2026', email: 'mira2026@mail.example' },
    value: null,
  },
  setPasswordByPhone: {
    request: { newPassword: 'another1', mobileNum: '9812345678', verificationCode: '482136' },
    value: { username: 'mira2026' },
  },
  freePlayLogin: {
    request: { os: 'Android', platform: 'W', token: 'eyJhbGciOiJFQ0RILUVTIn0', gatewayVersion: 3 },
    value: joined,
  },
};
