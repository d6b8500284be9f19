import type { Examples } from '../examples.ts';
import type { sessionCalls } from './session.ts';

const signedIn = {
  token: 'Zr8dYVx0u1c',
  firstTimeLogin: false,
  passwordExpired: false,
  previousLogin: { time: 1_795_251_600_000, place: '203.0.113.7' },
};

/** One request and answer of each call. */
export const sessionExamples: Examples<typeof sessionCalls> = {
  sessionKeys: {
    request: {},
    value: {
      keys: [
        {
          kty: 'EC',
          kid: 'k1',
          use: 'enc',
          alg: 'ECDH-ES',
          crv: 'P-256',
          x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
          y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
        },
      ],
    },
  },
  login: {
    request: { username: 'mira2026', password: 'an example', type: 'username', proof: 'e30=' },
    value: signedIn,
  },
  secondStepCode: {
    request: { ticket: 'q3k2', method: 'mobile' },
    value: { expiredMinutes: 5, sentTo: '+91 ••••• •1234' },
  },
  secondStepVerify: {
    request: { ticket: 'q3k2', method: 'mobile', answer: '482136' },
    value: signedIn,
  },
  smsLoginCode: {
    request: { mobileNum: '9800001234', countryDialingCode: '91', proof: 'e30=' },
    value: { expiredMinutes: 5 },
  },
  captcha: {
    request: { key: '3f2c1c3e-7d0a-4a52-9a0e-5f4b8f1f2a6b' },
    value: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  },
  captchaPass: {
    request: { captchaKey: '3f2c1c3e-7d0a-4a52-9a0e-5f4b8f1f2a6b', captcha: '7KXA' },
    value: { pass: '3f2c1c3e-7d0a-4a52-9a0e-5f4b8f1f2a6b.b3BlbiBzZXNhbWUgb3BlbiBz' },
  },
  verificationChallenge: {
    request: {},
    value: {
      parameters: {
        algorithm: 'SHA-256',
        nonce: '00112233445566778899aabbccddeeff',
        salt: 'ffeeddccbbaa99887766554433221100',
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
      },
      signature: '5d41402abc4b2a76b9719d911017c592',
    },
  },
  memberInfo: {
    request: {},
    value: {
      id: '100001',
      account: 'mira2026',
      nickname: 'Mira',
      type: 0,
      toUpline: false,
      clubLabel: { labelName: 'Club 5', rankLevel: 5 },
      memberLabel: [{ labelName: 'Regular' }],
    },
  },
  logout: { request: {}, value: null },
  updateLanguage: {
    request: { language: 'EN' },
    value: null,
  },
  changePassword: {
    request: { oldPassword: 'one', newPassword: 'another1', confirmNewPassword: 'another1' },
    value: null,
  },
  rememberCreate: {
    request: {},
    value: { rememberToken: 'b2f1c0', expires: 1_795_338_000_000 },
  },
  rememberLogin: {
    request: { rememberToken: 'b2f1c0' },
    value: signedIn,
  },
  rememberRevoke: {
    request: { rememberToken: 'b2f1c0' },
    value: null,
  },
};
