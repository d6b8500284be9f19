import { selectCaptchaPass } from '@livery/flows/captcha-pass';
import { selectChangePassword } from '@livery/flows/change-password';
import { selectForgotEmail } from '@livery/flows/forgot-email';
import { selectForgotMobile } from '@livery/flows/forgot-mobile';
import { selectFreePlay } from '@livery/flows/free-play';
import { selectLogin } from '@livery/flows/login';
import { selectLogout } from '@livery/flows/logout';
import { selectRegistration } from '@livery/flows/registration';
import { selectSecondStep } from '@livery/flows/second-step';
import { selectSmsCode } from '@livery/flows/sms-code';
import { selectSocial } from '@livery/flows/social';
import { machines } from './machines.ts';
import { or, refused, scriptOf } from './script.ts';

const loginAnswer = { token: 'T-1', firstTimeLogin: false, passwordExpired: false };
const noToken = { ...loginAnswer, token: undefined };
const demand = {
  ticket: 'K-1',
  methods: ['mobile', 'holder'],
  hints: { mobile: '••• 678' },
} as const;
const number = { countryDialingCode: '91', mobileNo: '9812345678' };
const typed = { username: 'mira2026', password: 'Play4fun', captcha: '', remember: false };
const changed = (newPassword: string) => ({
  oldPassword: 'Play4fun',
  newPassword,
  confirmNewPassword: newPassword,
});
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><rect width="160" height="60" fill="white"/><text x="80" y="42" text-anchor="middle" font-family="monospace" font-size="34">k7mp2</text></svg>')}`;
const proofs = or({ 'solves it': 'P-1' });
const captchas = or({ 'gives a picture': { key: 'C-1', image: picture } });
const codes = or({ 'sends a code': { expiredMinutes: 2, sentTo: '••• 678' } }, 'TOO_OFTEN');
const signs = or(
  {
    'signs in': loginAnswer,
    'signs in for the first time': { ...loginAnswer, firstTimeLogin: true },
    'wants a second step': { ...noToken, secondStep: demand },
    'gives no token': noToken,
  },
  'WRONG_CREDENTIALS',
);
const agreement = {
  ageConfirmed: true,
  termsAccepted: true,
  termsVersion: '2026-1',
  marketingConsent: false,
};
const kept = {
  provider: 'google',
  issuer: { issuer: 'https://i.example', authorization_endpoint: 'https://i.example/a' },
  clientId: 'C-1',
  redirectUri: 'https://play.example/login/back',
  state: 'S-1',
  verifier: 'V-1',
  nonce: 'N-1',
} as const;

/** Events of the machines that run inside others, by the id of the machine. */
export const entranceChildren = {
  secondStep: {
    'choose mobile': { type: 'choose', method: 'mobile' },
    'choose the name': { type: 'choose', method: 'holder' },
    'send a code': { type: 'sendCode' },
    submit: { type: 'submit', answer: '123456' },
    back: { type: 'back' },
    cancel: { type: 'cancel' },
  },
  changePassword: {
    submit: { type: 'submit', values: changed('Monsoon7') },
    'submit a weak one': { type: 'submit', values: changed('123456') },
    cancel: { type: 'cancel' },
  },
  smsCode: { 'send a code': { type: 'send', number } },
} as const;

/** How a reader steps through the flows by which somebody comes in and leaves. */
export const entranceScripts = {
  login: scriptOf(machines.login, {
    input: (now) => ({
      agentPage: false,
      type: 'username' as const,
      forceExpiredChange: true,
      now,
    }),
    events: {
      submit: { type: 'submit', values: { ...typed, captcha: 'k7mp2' } },
      'submit nothing': { type: 'submit', values: { ...typed, username: '', password: '' } },
      refreshCaptcha: { type: 'refreshCaptcha' },
      retry: { type: 'retry' },
      cancel: { type: 'cancel' },
    },
    answers: {
      getProof: proofs,
      submitLogin: { ...signs, 'wants a captcha': refused('CAPTCHA_REQUIRED', true) },
      loadCaptcha: captchas,
      storeSession: or({ 'stores it': undefined }),
      loadMember: or({ 'is a member': { kind: 'member' }, 'is nobody known': { kind: 'unknown' } }),
      dropSession: or({ 'drops it': undefined }),
      sendCode: codes,
      verifyAnswer: or({ 'is right': loginAnswer }, 'CODE_WRONG'),
      changePassword: or({ 'is changed': undefined }),
      refreshLogin: or({ 'is refreshed': undefined }),
    },
    select: selectLogin,
  }),
  'second-step': scriptOf(machines['second-step'], {
    input: (now) => ({ ...demand, now }),
    events: entranceChildren.secondStep,
    answers: { sendCode: codes, verifyAnswer: or({ 'is right': loginAnswer }, 'CODE_WRONG') },
    select: selectSecondStep,
  }),
  'change-password': scriptOf(machines['change-password'], {
    input: () => ({ username: 'mira2026' }),
    events: entranceChildren.changePassword,
    answers: {
      changePassword: or({ 'is changed': undefined }),
      refreshLogin: or({ 'is refreshed': undefined }),
    },
    select: selectChangePassword,
  }),
  logout: scriptOf(machines.logout, {
    input: () => undefined,
    events: { confirm: { type: 'confirm' }, cancel: { type: 'cancel' }, retry: { type: 'retry' } },
    answers: {
      callLogout: or({ succeeds: undefined }),
      clearSession: or({ 'is cleared': undefined }),
      restoreMerchant: or({ 'is restored': undefined }),
    },
    select: selectLogout,
  }),
  captcha: scriptOf(machines.captcha, {
    input: () => ({ shown: true }),
    events: { want: { type: 'want' }, refresh: { type: 'refresh' }, hide: { type: 'hide' } },
    answers: { loadCaptcha: captchas },
    select: ({ context }) => context,
  }),
  'captcha-pass': scriptOf(machines['captcha-pass'], {
    input: () => undefined,
    events: {
      submit: { type: 'submit', captcha: 'k7mp2' },
      refreshCaptcha: { type: 'refreshCaptcha' },
      cancel: { type: 'cancel' },
    },
    answers: {
      getPass: or({ 'gives a pass': { pass: 'C-1.P' } }, 'CAPTCHA_WRONG'),
      loadCaptcha: captchas,
    },
    select: selectCaptchaPass,
  }),
  'sms-code': scriptOf(machines['sms-code'], {
    input: (now) => ({ thirdParty: false, now }),
    events: {
      send: { type: 'send', number },
      'change the number': {
        type: 'changeNumber',
        number: { ...number, mobileNo: '9812345679' },
      },
      'change it back': { type: 'changeNumber', number },
    },
    answers: { getProof: proofs, sendCode: codes },
    select: selectSmsCode,
  }),
  registration: scriptOf(machines.registration, {
    input: (now) => ({
      form: 'username' as const,
      code: 'thirdParty' as const,
      affiliateField: true,
      captcha: false,
      address: { registerUrl: 'https://play.example/register', domain: 'play.example' },
      now,
    }),
    events: {
      submit: {
        type: 'submit',
        values: {
          ...agreement,
          fields: {
            username: 'mira2026',
            password: 'Play4fun',
            mobileNum: number.mobileNo,
            countryDialingCode: number.countryDialingCode,
            affiliateCode: 'MIRA',
            verificationCode: '123456',
            captcha: 'k7mp2',
          },
        },
      },
      'submit without the terms': {
        type: 'submit',
        values: { ...agreement, termsAccepted: false, fields: {} },
      },
      'choose mobile': { type: 'choose', form: 'mobile' },
      refreshCaptcha: { type: 'refreshCaptcha' },
      dismiss: { type: 'dismiss' },
      reset: { type: 'reset' },
      cancel: { type: 'cancel' },
    },
    answers: {
      checkAffiliate: or({ 'is known': undefined }, 'AFFILIATE_WRONG'),
      confirmCode: or({ 'gives its token': 'F-1' }, 'CODE_WRONG'),
      getProof: proofs,
      sendCode: codes,
      loadCaptcha: captchas,
      register: {
        ...or({ 'opens the account': loginAnswer, 'gives no token': noToken }, 'USERNAME_TAKEN'),
        'wants a captcha': refused('CAPTCHA_REQUIRED', true),
      },
      signIn: signs,
    },
    select: selectRegistration,
  }),
  'forgot-email': scriptOf(machines['forgot-email'], {
    input: () => undefined,
    events: {
      submit: { type: 'submit', values: { username: 'mira2026', email: 'mira@example.com' } },
      close: { type: 'close' },
    },
    answers: { requestMail: or({ 'is mailed': undefined }, 'NOT_FOUND') },
    select: selectForgotEmail,
  }),
  'forgot-mobile': scriptOf(machines['forgot-mobile'], {
    input: (now) => ({ now }),
    events: {
      submit: { type: 'submit', values: { number, code: '123456', newPassword: 'Monsoon7' } },
      retry: { type: 'retry' },
      cancel: { type: 'cancel' },
    },
    answers: {
      getProof: proofs,
      sendCode: codes,
      setPassword: or({ 'is set': { username: 'mira2026' } }, 'CODE_WRONG'),
      signIn: signs,
    },
    select: selectForgotMobile,
  }),
  'free-play': scriptOf(machines['free-play'], {
    input: () => undefined,
    events: { start: { type: 'start' }, cancel: { type: 'cancel' } },
    answers: { enter: or({ 'lets in': loginAnswer, 'gives no token': noToken }) },
    select: selectFreePlay,
  }),
  social: scriptOf(machines.social, {
    input: () => ({ provider: 'google' as const }),
    events: {
      start: { type: 'start' },
      callback: { type: 'callback', url: `${kept.redirectUri}?code=C&state=S-1` },
      windowClosed: { type: 'windowClosed' },
      agree: { type: 'agree', agreement },
      'agree without age': { type: 'agree', agreement: { ...agreement, ageConfirmed: false } },
      retry: { type: 'retry' },
      cancel: { type: 'cancel' },
    },
    answers: {
      openProvider: or({ opens: kept }),
      readCallback: or({
        'brings a code': {
          provider: 'google',
          code: 'C',
          verifier: 'V-1',
          nonce: 'N-1',
          redirectUri: kept.redirectUri,
        },
      }),
      submitLogin: {
        ...or({ 'signs in': loginAnswer, 'gives no token': noToken }, 'CODE_EXPIRED'),
        'wants age and terms': refused('AGE_NOT_CONFIRMED'),
      },
    },
    select: selectSocial,
  }),
};
