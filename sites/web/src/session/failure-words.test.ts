import type { Failure } from '@livery/api';
import { createI18n } from '@livery/i18n';
import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

const { t } = await createI18n({ language: 'EN', areas: ['session', 'platform'] });

function read(failure: Failure): string {
  const words = failureWords(failure);
  return 'text' in words ? words.text : t(words.id);
}
const refused = (code: string, message?: string): Failure => ({
  kind: 'refused',
  code,
  message,
  captcha: false,
});

test.each([
  ['WRONG_CREDENTIALS', 'Wrong username or password.'],
  ['PROOF_REQUIRED', 'Please complete verification first'],
  ['PROOF_WRONG', 'Verification did not succeed. Please try again.'],
  ['CAPTCHA_WRONG', 'The captcha check failed. Please try again.'],
  ['NOT_AGENT', 'Non-agents cannot log in'],
  ['NOT_MEMBER_TYPE', 'Non-member accounts are unable to login'],
  ['KEY_UNKNOWN', 'The secure connection has changed. Please try again.'],
  ['REMEMBER_EXPIRED', 'The login kept on this device has ended. Please log in again.'],
])('[spec 8.20] the refusal %s has a sentence of its own', (code, words) => {
  expect(read(refused(code, 'what the platform says'))).toBe(words);
});

test('a connection that is gone and one that is slow are told apart', () => {
  expect(read({ kind: 'offline' })).toBe('Network link abnormal. Please try again.');
  expect(read({ kind: 'timeout', afterMs: 15_000 })).toBe(
    'The page is slow to load. Please check your network.',
  );
});

test('a code that we do not know is never shown: the platform’s own words are, or plain ones', () => {
  expect(read(refused('E4711', 'Not on Sundays.'))).toBe('Not on Sundays.');
  expect(read(refused('E4711'))).toBe('The request was not accepted.');
});
