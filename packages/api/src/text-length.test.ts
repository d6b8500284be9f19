import { expect, it } from 'vitest';
import { lengthOf } from './text-length.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['𠮷野', 2],
  ['ที่', 1],
  ['ความคิดเห็น', 9],
  ['क्षमा', 2],
  ['é', 1],
  ['👩‍👩‍👧', 1],
  ['Việt Nam', 8],
])('counts %s as its reader does', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
