import type { Examples } from '../examples.ts';
import type { socialCalls } from './social.ts';

/** One request and answer of each call. */
export const socialExamples: Examples<typeof socialCalls> = {
  socialProviders: {
    request: {},
    value: {
      list: [
        {
          provider: 'google',
          authorizeUrl: '/sandbox/social/authorize',
          clientId: 'MAYURA-google',
          scope: 'openid profile',
        },
      ],
    },
  },
  socialLogin: {
    request: {
      provider: 'google',
      code: 'p5t0Zr8dYVx0u1c',
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      redirectUri: 'https://india.localhost/login',
      nonce: 'n-0S6_WzA2Mj',
    },
    value: { token: 'Zr8dYVx0u1c', firstTimeLogin: true, passwordExpired: false },
  },
};
