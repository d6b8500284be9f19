import { expect, it } from 'vitest';
import { rangeTest } from './unicode-range.ts';

it.each([
  ['U+0-FF,U+131', 0x41, true],
  ['U+0-FF,U+131', 0x131, true],
  ['U+0-FF, U+131', 0x132, false],
  ['U+0-FF', 0x100, false],
  ['u+4??', 0x4ff, true],
  ['U+4??', 0x500, false],
  ['U+900-97F,U+20B9', 0x20b9, true],
] as const)('%s holds U+%i: %s', (range, codePoint, want) => {
  expect(rangeTest(range)(codePoint)).toBe(want);
});
