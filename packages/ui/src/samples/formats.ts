import { createFormat } from '@livery/i18n/format';
import { atNoon } from './samples.ts';

/** As on the site in India, in English, at noon. */
export const indianFormat = createFormat({
  language: { code: 'EN', tag: 'en' },
  timeZone: 'Asia/Kolkata',
  currency: { code: 'INR', decimals: 2 },
  now: atNoon,
});
