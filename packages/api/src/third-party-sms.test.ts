import { describe, expect, it } from 'vitest';
import { PhoneVerificationError, phoneFailureOf } from './third-party-sms.ts';

describe("a provider's code", () => {
  it.each([
    ['auth/invalid-phone-number', 'invalid'],
    ['auth/missing-phone-number', 'invalid'],
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalid'],
    ['auth/too-many-requests', 'tooManyRequests'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyRequests'],
    ['auth/invalid-verification-code', 'codeInvalid'],
    ['auth/missing-verification-code', 'codeInvalid'],
    ['auth/code-expired', 'codeInvalid'],
    ['INVALID_CODE', 'codeInvalid'],
    ['MISSING_CODE', 'codeInvalid'],
    ['SESSION_EXPIRED', 'codeInvalid'],
    ['auth/captcha-check-failed', 'captchaFailed'],
    ['auth/quota-exceeded', 'quotaExceeded'],
    ['QUOTA_EXCEEDED : Exceeded quota for sending codes.', 'quotaExceeded'],
    ['auth/operation-not-allowed', 'notAllowed'],
    ['OPERATION_NOT_ALLOWED', 'notAllowed'],
    ['auth/popup-closed-by-user', 'popupClosed'],
  ])('%s means %s', (code, want) => {
    expect(phoneFailureOf(code)).toBe(want);
    expect(new PhoneVerificationError(code).failure).toBe(want);
  });

  it.each(['', 'auth/internal-error', 'constructor', '__proto__', 'toString', 'auth/'])(
    'is unknown when it is not in the list: "%s"',
    (code) => {
      expect(phoneFailureOf(code)).toBe('unknown');
    },
  );
});
