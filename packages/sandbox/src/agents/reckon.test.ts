import { describe, expect, it } from 'vitest';
import { reckon, shareAfter } from './reckon.ts';

const tier = (betAmount: string, rate: string, periodProfitLoss = '0', activeMembers = 0) => ({
  betAmount,
  rate,
  periodProfitLoss,
  activeMembers,
});
const figures = (betAmount: bigint, profitLoss = 0n, activeMembers = 1) => ({
  betAmount,
  profitLoss,
  activeMembers,
});
/** From nothing, from 100.00 and from 500.00. */
const wage = {
  kind: 'daily',
  tiers: [tier('0', '0.1'), tier('10000', '0.2'), tier('50000', '0.4')],
} as const;

it.each([
  ['nothing', 0n, undefined, '0'],
  ['the least', 1n, 0, '0'],
  ['half a unit, to the even one', 500n, 0, '0'],
  ['one and a half, to the even one', 1_500n, 0, '2'],
  ['almost the second tier', 9_999n, 0, '10'],
  ['the second tier', 10_000n, 1, '20'],
  ['the third tier', 50_000n, 2, '200'],
  ['more than every tier', 60_000n, 2, '240'],
] as const)(
  'a wage is paid by the highest tier that bets reach: %s',
  (_, bets, reached, amount) => {
    expect(reckon(wage, figures(bets))).toMatchObject({ amount });
    expect(reckon(wage, figures(bets)).tier).toBe(reached);
  },
);

it('a wage is paid on bets whether the line has won or lost', () => {
  expect(reckon(wage, figures(10_000n, -7_000n))).toMatchObject({
    amount: '20',
    next: { periodProfitLoss: '0', activeMembers: 0 },
  });
});

describe('a dividend', () => {
  const dividend = {
    kind: 'dividend',
    tiers: [tier('1000', '10', '100', 2), tier('5000', '20', '400', 3)],
  } as const;

  it.each([
    ['every figure of the second tier', figures(5000n, 400n, 3), 1, '80'],
    ['one member too few for the second', figures(5000n, 400n, 2), 0, '40'],
    ['a loss too small for the second', figures(9000n, 399n, 9), 0, '40'],
    ['too few bets for the first', figures(999n, 800n, 9), undefined, '0'],
    ['a line that has won', figures(9000n, -800n, 9), undefined, '0'],
  ] as const)('is a share of what the line has lost: %s', (_, reached, tierNo, amount) => {
    const found = reckon(dividend, reached);
    expect([found.tier, found.amount]).toEqual([tierNo, amount]);
  });

  it('states what the next tier lacks of each figure, and nothing on the highest', () => {
    expect(reckon(dividend, figures(4000n, 500n, 1)).next).toEqual({
      rate: '10',
      betAmount: '0',
      periodProfitLoss: '0',
      activeMembers: 1,
    });
    expect(reckon(dividend, figures(4000n, 150n, 2)).next).toEqual({
      rate: '20',
      betAmount: '1000',
      periodProfitLoss: '250',
      activeMembers: 1,
    });
    expect(reckon(dividend, figures(5000n, 400n, 3)).next).toBeUndefined();
  });
});

it.each([
  [100n, 30n, 0n, 70n, 0n],
  [100n, 30n, 70n, 0n, 0n],
  [100n, 130n, 5n, 0n, 35n],
  [0n, 0n, 35n, 0n, 35n],
])(
  'of %s earned, %s given and %s carried the agent gets %s and carries %s',
  (earned, given, carriedIn, amount, carriedOut) => {
    expect(shareAfter(earned, given, carriedIn)).toEqual({ amount, carriedOut });
  },
);
