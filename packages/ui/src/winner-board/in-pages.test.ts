import { expect, test } from 'vitest';
import { inPages } from './in-pages.ts';

test.each([
  {
    given: [1, 2, 3, 4, 5, 6, 7],
    size: 5,
    want: [
      [1, 2, 3, 4, 5],
      [6, 7],
    ],
  },
  { given: [1, 2], size: 5, want: [[1, 2]] },
  { given: [], size: 5, want: [] },
  { given: [1, 2], size: 0, want: [[1], [2]] },
])('divides $given into pages of $size', ({ given, size, want }) => {
  expect(inPages(given, size)).toEqual(want);
});
