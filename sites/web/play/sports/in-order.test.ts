import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('drops what is older than what came before it', () => {
  const taken: number[] = [];
  const take = inOrder<number>(
    (time) => time,
    (time) => taken.push(time),
  );
  for (const time of [1, 4, 3, 4, 5]) take(time);
  expect(taken).toEqual([1, 4, 4, 5]);
});
