import { expect, it } from 'vitest';
import { sharesOf } from './sent-shares.ts';

const files = [100, 300, 0].map((size, at) => new File([new Uint8Array(size)], `${at}.png`));

it.each([
  [0, [0, 0, 0]],
  [0.125, [0.5, 0, 0]],
  [0.5, [1, 1 / 3, 0]],
  [1, [1, 1, 1]],
])('shows the files one after the other at %s of the request', (part, shares) => {
  expect([...sharesOf(files, part).values()]).toEqual(shares);
});
