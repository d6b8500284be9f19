import { createI18n } from '@livery/i18n';
import { expect, test } from 'vitest';
import { type FlowFailure, failureWords } from './failure-words.ts';

const { t } = await createI18n({ language: 'EN', areas: ['session', 'platform'] });

function read(failure: FlowFailure): string {
  const words = failureWords(failure);
  return 'text' in words ? words.text : t(words.id, { ...words.params });
}
const refused = (code: string, message?: string) =>
  ({
    kind: 'refused',
    code,
    message,
    captcha: false,
  }) satisfies FlowFailure;

test.each([
  ['WRONG_CREDENTIALS', 'Wrong username or password.'],
  ['PROOF_REQUIRED', 'Please complete verification first'],
  ['PROOF_WRONG', 'Verification failed. Please try again.'],
  ['CAPTCHA_WRONG', 'The captcha check failed. Please try again.'],
  ['NOT_AGENT', 'Non-agents cannot log in'],
  ['NOT_MEMBER_TYPE', 'Non-member accounts are unable to login'],
  ['KEY_UNKNOWN', 'The secure connection has changed. Please try again.'],
  ['REMEMBER_EXPIRED', 'The login saved on this device has expired. Please log in again.'],
])('[spec 8.20] the refusal %s has a sentence of its own', (code, words) => {
  expect(read(refused(code, 'what the platform says'))).toBe(words);
});

test('an offline connection and a slow one have different messages', () => {
  expect(read({ kind: 'offline' })).toBe('Network link abnormal. Please try again.');
  expect(read({ kind: 'timeout', afterMs: 15_000 })).toBe(
    'The page is slow to load. Please check your network.',
  );
});

test('[spec 8.17] a code that we do not know is never shown: the platform’s own words are, or a reference for support', () => {
  expect(read(refused('E4711', 'Not on Sundays.'))).toBe('Not on Sundays.');
  expect(read({ ...refused('E4711'), reference: 'login-20260115123005' })).toBe(
    'Unknown error. If it happens again, give support this reference: login-20260115123005',
  );
  expect(read(refused('E4711'))).toBe('Unknown error');
});

test.each([
  ['DOMAIN_INVALID', 'Invalid URL. Please contact support.'],
  ['IP_BLOCKED', 'Access restricted'],
])('[spec 8.11] [spec 8.18] the refusal %s has a sentence of its own', (code, words) => {
  expect(read(refused(code, 'what the platform says'))).toBe(words);
});

test('a rejection of a trial account has the same message as the page’s own guard', () => {
  expect(read(refused('REAL_ACCOUNT_NEEDED', 'x'))).toBe('You need a real account for this.');
});

test('[spec 9.41] too many attempts: the message is to wait five minutes', () => {
  expect(read(refused('TOO_MANY'))).toBe('Too many attempts. Please wait 5 minutes.');
});

test.each([
  ['PAYMENT_PASSWORD_MISSING', 'Set a payment password first, in Account and security.'],
  ['PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.'],
])('the refusal %s says what to do', (code, words) => {
  expect(read(refused(code, 'what the platform says'))).toBe(words);
});

test.each([
  ['ACCOUNT_UNKNOWN', 'Username/Email does not exist'],
  ['FIELD_INVALID', 'Please Enter Correct Information'],
  ['AFFILIATE_REQUIRED', 'Please contact your agent'],
  ['AFFILIATE_WRONG', 'The invitation code is invalid.'],
  ['USERNAME_TAKEN', 'This username is taken. Choose another.'],
])(
  '[spec 8.19] [spec 8.21] [spec 8.23] the refusal %s has a sentence of its own',
  (code, words) => {
    expect(read(refused(code, 'what the platform says'))).toBe(words);
  },
);

test.each([
  ['invalid', 'The phone number is missing or invalid.'],
  ['tooManyRequests', 'Too many requests. Please wait 5 minutes.'],
  ['unknown', 'The code cannot be sent. Please contact support.'],
  ['codeInvalid', 'The verification code is missing, wrong or expired. Please request a new one.'],
  ['captchaFailed', 'The captcha check failed, so no code was sent.'],
  ['quotaExceeded', 'No more codes can be sent at the moment. Please contact customer service.'],
  ['notAllowed', 'This is not allowed for your account. Please contact customer service.'],
  ['popupClosed', 'Login failure. Please try again.'],
] as const)(
  '[spec 8.27] [spec 8.28] [spec 8.29] [spec 8.30] [spec 8.31] [spec 8.32] [spec 8.33] [spec 8.34] the SMS provider’s error %s has a plain message',
  (reason, words) => {
    expect(read({ kind: 'phone', reason })).toBe(words);
  },
);

test('[spec 8.34] a closed provider window and an invalid answer have different messages', () => {
  expect(read({ kind: 'social', reason: 'closed' })).toBe('Login failure. Please try again.');
  for (const reason of ['mismatch', 'missingCode', 'refused'] as const) {
    expect(read({ kind: 'social', reason })).toMatch(/did not confirm your identity/);
  }
});
