import type { SportsBet } from '@livery/api/contract/sports';
import { expect, it } from 'vitest';
import { newlySettled, withLearnt } from './settled.ts';

const bet = (reference: string, settledAt?: number, time = 1) =>
  ({ reference, settledAt, time }) as SportsBet; // no other field is read

it('finds the bets that got their result since the last list', () => {
  const before = [bet('A'), bet('B'), bet('C', 1)];
  const now = [bet('A', 2), bet('B'), bet('C', 1), bet('D', 2)];
  expect(newlySettled(before, now)).toEqual([bet('A', 2)]);
});

it('keeps a bet that was placed while an older list was on its way', () => {
  const placed = bet('B', undefined, 7);
  expect(withLearnt([placed, bet('A')], { bets: [bet('A')], time: 5 })).toEqual([placed, bet('A')]);
  expect(withLearnt([placed, bet('A')], { bets: [placed, bet('A')], time: 5 })).toHaveLength(2);
});

it('drops a bet that a later list has no more', () => {
  expect(withLearnt([bet('A'), bet('B')], { bets: [bet('B')], time: 5 })).toEqual([bet('B')]);
});

it('does not open a settled bet again for an older list, nor tell its result twice', () => {
  const known = [bet('A', 4)];
  const late = withLearnt(known, { bets: [bet('A')], time: 3 });
  expect(late).toEqual(known);
  expect(newlySettled(late, [bet('A', 4)])).toEqual([]);
});
