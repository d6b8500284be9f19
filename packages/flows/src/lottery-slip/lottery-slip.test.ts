import type { ValueOf } from '@livery/api';
import type { drawRules } from '@livery/api/contract/draws';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  linePicks,
  lineProblem,
  pickWay,
  quickPick,
  readNumbers,
  type SlipLine,
  slipRequest,
  totalOf,
} from './index.ts';

const tail2 = { count: 1, from: 0, to: 99, digits: 2, different: false };
const tail3 = { count: 1, from: 0, to: 999, digits: 3, different: false };
const keno3 = { count: 3, from: 1, to: 80, digits: 2, different: true };
const place = { count: 2, from: 1, to: 10, digits: 2, different: false };
const nothing = { count: 0, from: 0, to: 0, digits: 1, different: false };

const bet = (name: 'TAIL2' | 'TAIL3' | 'KENO_3', picks: typeof tail2) => ({
  bet: name,
  picks,
  prizes: [{ prize: 'HIT', multiplier: '90', chance: '1' }],
  divided: false,
  rtp: 90,
  maxStake: '100.00',
});
const rules: ValueOf<typeof drawRules> = {
  gameId: 'a',
  gameMenuTag: 'NORTH',
  remark: 'A',
  language: 'EN',
  instant: false,
  drawTime: 9_000_000,
  lockTime: 8_700_000,
  minStake: '0.10',
  bets: [bet('TAIL2', tail2), bet('TAIL3', tail3), bet('KENO_3', keno3)],
};
const line = (more: Partial<SlipLine> = {}): SlipLine => ({
  id: '1',
  bet: 'TAIL2',
  numbers: ['07'],
  stake: '1.50',
  random: false,
  ...more,
});

test.each([
  [tail2, 'grid'],
  [keno3, 'grid'],
  [place, 'places'],
  [{ ...tail3, from: 1, to: 100 }, 'grid'],
  [{ ...tail3, from: 1, to: 101 }, 'typed'],
  [tail3, 'typed'],
  [nothing, 'none'],
] as const)('%o is picked by %s', (picks, way) => {
  expect(pickWay(picks)).toBe(way);
});

test('numbers have their zeros in front', () => {
  const numbers = linePicks(tail2);
  expect(numbers).toHaveLength(100);
  expect([numbers[0], numbers[7], numbers[99]]).toEqual(['00', '07', '99']);
  expect(linePicks({ ...tail2, from: 3, to: 5 })).toEqual(['03', '04', '05']);
});

test('typed numbers are read whatever stands between them, and wrong ones come back', () => {
  expect(readNumbers('123, 456/789\n012 12 4567', tail3)).toEqual({
    numbers: ['123', '456', '789', '012'],
    wrong: ['12', '4567'],
  });
  expect(readNumbers('01 11', { ...place, count: 1 })).toEqual({ numbers: ['01'], wrong: ['11'] });
  expect(readNumbers('abc', tail3)).toEqual({ numbers: [], wrong: [] });
});

describe('a quick pick', () => {
  it('gives numbers that the bet takes, whatever chance says', () => {
    for (const picks of [tail2, tail3, keno3, place, nothing]) {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat(1_000_000)), (chance) => {
          const numbers = quickPick(picks, (end) => (chance.next().value ?? 0) % end);
          const bets = [{ ...bet('TAIL2', picks) }];
          expect(lineProblem(line({ numbers }), { ...rules, bets }, 2)).toBeUndefined();
        }),
        { numRuns: 50 },
      );
    }
  });

  it('draws again what must be different, and sorts it', () => {
    const chance = [4, 4, 1, 9];
    const ends = new Set<number>();
    const below = (end: number) => {
      ends.add(end);
      return chance.shift() ?? 0;
    };
    expect(quickPick(keno3, below)).toEqual(['02', '05', '10']);
    expect([...ends], 'all of 1 to 80 can come').toEqual([80]);
  });
});

describe('a line', () => {
  test.each([
    ['bet', { bet: 'BIG' }],
    ['numbers', { numbers: [] }],
    ['numbers', { numbers: ['7'] }],
    ['numbers', { numbers: ['100'] }],
    ['numbers', { bet: 'KENO_3', numbers: ['01', '01', '02'] }],
    ['numbers', { bet: 'KENO_3', numbers: ['00', '01', '02'] }],
    ['notAnAmount', { stake: undefined }],
    ['required', { stake: '' }],
    ['tooSmall', { stake: '0.09' }],
    ['tooLarge', { stake: '100.01' }],
    ['tooFine', { stake: '0.101' }],
    [undefined, { stake: '0.10' }],
    [undefined, { stake: '100' }],
    [undefined, { bet: 'KENO_3', numbers: ['01', '79', '80'] }],
  ] as const)('has the problem %s with %o', (problem, more) => {
    expect(lineProblem(line(more), rules, 2)).toBe(problem);
  });
});

describe('the total', () => {
  it('is exact', () => {
    const stakes = ['0.1', '0.2', '0.30', '1000000000.05'] as const;
    expect(
      totalOf(
        stakes.map((stake) => line({ stake })),
        2,
      ),
    ).toBe('1000000000.65');
    expect(totalOf([line({ stake: '1500' }), line({ stake: '500' })], 0)).toBe('2000');
    expect(totalOf([], 2)).toBe('0.00');
  });

  it('is not known while a line has no amount', () => {
    expect(totalOf([line(), line({ stake: '' })], 2)).toBeUndefined();
    expect(totalOf([line(), line({ stake: undefined })], 2)).toBeUndefined();
  });

  it('is the sum of minor units for any stakes', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 10n ** 12n)), (cents) => {
        const stakes = cents.map(
          // A template of bigints has no type of numbers.
          (each) => `${each / 100n}.${String(each % 100n).padStart(2, '0')}` as `${number}`,
        );
        const total = totalOf(
          stakes.map((stake) => line({ stake })),
          2,
        );
        expect(BigInt((total ?? '').replace('.', ''))).toBe(cents.reduce((a, b) => a + b, 0n));
      }),
    );
  });
});

test('a slip is sent with its draw, its lines and their total', () => {
  const lines = [line(), line({ id: '2', bet: 'TAIL3', numbers: ['123'], stake: '2' })];
  expect(slipRequest(lines, rules, 2)).toEqual({
    gameId: 'a',
    drawTime: 9_000_000,
    lines: [
      { bet: 'TAIL2', numbers: ['07'], stake: '1.50' },
      { bet: 'TAIL3', numbers: ['123'], stake: '2' },
    ],
    total: '3.50',
  });
  expect(slipRequest([], rules, 2)).toBeUndefined();
});
