import { expect, test } from 'vitest';
import { avatarContract } from './avatar.contract.ts';
import { initialsOf, toneOf } from './initials.ts';

test.each([
  ['Ravi Kumar Sharma', 'RS'],
  ['ravi', 'R'],
  ['an***7', 'A7'],
  ['***', ''],
  ['', ''],
  ['নীলা হোসেন', 'নীহো'],
  ['สมชาย', 'ส'],
  ['  (Élan) vital ', 'ÉV'],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('a seed has one tone, and many seeds use every tone', () => {
  expect(toneOf('member-7')).toBe(toneOf('member-7'));
  const tones = new Set(Array.from({ length: 60 }, (_, index) => toneOf(`member-${index}`)));
  expect([...tones].sort()).toEqual([...avatarContract.tones].sort());
});
