/** What a third-party SMS provider may answer instead of sending or checking a code (spec §8 "Phone verification provider codes"). */
export const smsErrorCodes = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests',
  'auth/unknown',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
  'auth/captcha-check-failed',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/popup-closed-by-user',
] as const;
export type SmsErrorCode = (typeof smsErrorCodes)[number];
