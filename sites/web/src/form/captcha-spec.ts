import { asciiDigits } from '@livery/i18n/decimal';
import { required } from './rules.ts';

/** What is read in a picture. Its digits are the platform's, in whatever script a keyboard wrote them. */
export const captchaSpec = {
  rule: required,
  whenEmpty: 'session.captcha.required',
  asSent: asciiDigits,
} as const;
