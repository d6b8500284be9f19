import { expect, test } from 'vitest';
import { daysIn } from './days-in.ts';

test.each([
  ['en-IN', 1, '1 day'],
  ['en-IN', 5, '5 days'],
  ['hi-IN', 5, '5 दिन'],
  ['bn-BD-u-nu-latn', 5, '5 দিন'],
  ['th-TH', 5, '5 วัน'],
  ['vi-VN', 5, '5 ngày'],
])('days in %s', (locale, days, text) => {
  // Some languages have a space that does not break.
  expect(daysIn(locale)(days).replace(/\s/g, ' ')).toBe(text);
  expect(daysIn(locale)).toBe(daysIn(locale));
});
