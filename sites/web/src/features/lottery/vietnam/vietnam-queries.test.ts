import type { LotteryGame } from '@livery/api/contract/lottery';
import type { StationDraw } from '@livery/api/contract/lottery-list';
import { expect, test } from 'vitest';
import { type StationMenu, untilDraws } from './vietnam-queries.ts';

/** When the stations were read. */
const at = 1_000_000;
const menu = (...games: Pick<LotteryGame, 'remainTime' | 'status'>[]): StationMenu => ({
  // No other field is read.
  items: [{ tag: 'VN', name: 'VN', language: 'VI', gameMenus: games as LotteryGame[] }],
  at,
  remembered: false,
});
const draws = (...statuses: StationDraw['status'][]) =>
  statuses.map((status) => ({ status }) as StationDraw); // no other field is read

test('between draws they are asked for when the next station draws', () => {
  const stations = menu(
    { remainTime: 500_000, status: 'open' },
    { remainTime: 90_000, status: 'locked' },
    { remainTime: -60_000, status: 'final' },
  );
  expect(untilDraws(draws('final', 'void'), stations, at + 10_000)).toBe(80_000);
});

test('until a result is whole they are asked for again and again', () => {
  const stations = menu({ remainTime: 90_000, status: 'open' });
  expect(untilDraws(draws('partial', 'final'), stations, at)).toBe(30_000);
});

test('a draw that is due and not listed is waited for, less and less often', () => {
  const late = menu({ remainTime: 0, status: 'drawing' });
  expect(untilDraws(draws('final'), late, at + 4000)).toBe(4000);
  expect(untilDraws(undefined, late, at + 3_000_000)).toBe(60_000);
});

test('with no draw ahead they are asked for once an hour', () => {
  expect(untilDraws(draws('final'), undefined, at)).toBe(3_600_000);
});
