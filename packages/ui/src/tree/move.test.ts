import { expect, it } from 'vitest';
import { moveBy } from './move.ts';

const rows = [
  { level: 1, expanded: true },
  { level: 2, expanded: false },
  { level: 2 },
  { level: 1 },
] as const;

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 'toggle'],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 0, 'toggle'],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 3, -1],
  ['x', 0, undefined],
] as const)('%s from row %i leads to %s', (key, at, to) => {
  expect(moveBy(rows, at, key)).toBe(to);
});
