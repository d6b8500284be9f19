import { expect, test } from 'vitest';
import { stepToNextCorner, stepWithin } from './move-within.ts';

const room = { width: 1000, height: 600 };
const box = { left: 400, top: 200, width: 200, height: 200 };

test.each([
  ['inside', { x: 10, y: -20 }, { x: 10, y: -20 }],
  ['beyond the start', { x: -900, y: 0 }, { x: -400, y: 0 }],
  ['beyond the end and the bottom', { x: 900, y: 900 }, { x: 400, y: 200 }],
])('a window that is moved %s stays visible', (_, by, want) => {
  expect(stepWithin(box, by, room)).toEqual(want);
});

test('a window moves inside when its bounds shrink', () => {
  expect(stepWithin({ ...box, left: 900, top: 500 }, { x: 0, y: 0 }, room)).toEqual({
    x: -100,
    y: -100,
  });
});

test('a window larger than its bounds shows its start', () => {
  expect(stepWithin({ left: 40, top: 0, width: 1200, height: 200 }, { x: 5, y: 0 }, room)).toEqual({
    x: -40,
    y: 0,
  });
});

test('it moves clockwise from corner to corner', () => {
  const at = { ...box };
  const places = Array.from({ length: 5 }, () => {
    const { x, y } = stepToNextCorner(at, room);
    at.left += x;
    at.top += y;
    return [at.left, at.top];
  });
  expect(places).toEqual([
    [0, 0],
    [800, 0],
    [800, 400],
    [0, 400],
    [0, 0],
  ]);
});
