import { expect, test } from 'vitest';
import { beadPlate, bigRoad, type Winner, winnerOf } from './roads.ts';

const winners = (text: string) => [...text] as Winner[]; // written with these letters alone
const places = (text: string, columns = 10) =>
  bigRoad(winners(text), columns).map(
    ({ x, y, winner, ties }) => `${winner}${x},${y}${ties > 0 ? `+${ties}` : ''}`,
  );

test('a round is won by the higher total, and a round without totals by nobody', () => {
  expect(winnerOf(['P:7H', 'B:KS', 'P=7', 'B=0'])).toBe('P');
  expect(winnerOf(['P=3', 'B=8'])).toBe('B');
  expect(winnerOf(['P=6', 'B=6'])).toBe('T');
  expect(winnerOf(['500'])).toBeUndefined();
});

test('a bead plate fills its columns of six, and drops whole columns when it is full', () => {
  expect(beadPlate(winners('PBTPBTP'), 2).at(-1)).toEqual({ x: 1, y: 0, winner: 'P', ties: 0 });
  const long = beadPlate(winners('P'.repeat(13)), 2);
  expect(long).toHaveLength(7);
  expect(long.at(-1)).toMatchObject({ x: 1, y: 0 });
});

test('a big road begins a column with each new run and counts ties on the round before', () => {
  expect(places('PPBTTP')).toEqual(['P0,0', 'P0,1', 'B1,0+2', 'P2,0']);
});

test('ties before the first side are counted where the first round then stands', () => {
  expect(places('TT')).toEqual(['T0,0+2']);
  expect(places('TTB')).toEqual(['B0,0+2']);
});

test('a long run turns to the right, and a run beside it stops above it', () => {
  expect(places('PPPPPPPP').slice(-3)).toEqual(['P0,5', 'P1,5', 'P2,5']);
  expect(places('PPPPPPPBBBBBBB').slice(-2)).toEqual(['B2,4', 'B3,4']);
});

test('a full road drops its oldest columns', () => {
  expect(places('PBPB', 2)).toEqual(['P0,0', 'B1,0']);
});
