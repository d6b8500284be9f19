import { expect, it } from 'vitest';
import { wageOf } from './terms.ts';

const tier = (betAmount: string, rate: string) => ({
  betAmount,
  rate,
  periodProfitLoss: '0',
  activeMembers: 0,
});
/** From nothing, from 100.00 and from 500.00, not in that order. */
const tiers = [tier('10000', '0.2'), tier('50000', '0.4'), tier('0', '0.1')];

it.each([
  ['nothing', 0n, undefined],
  ['less than nothing, as after a bet that was taken back', -100n, undefined],
  ['the least', 1n, { rate: '0.1', amount: 0n }],
  ['almost the second tier', 9_999n, { rate: '0.1', amount: 10n }],
  ['the second tier', 10_000n, { rate: '0.2', amount: 20n }],
  ['the third tier', 50_000n, { rate: '0.4', amount: 200n }],
  ['more than every tier', 60_000n, { rate: '0.4', amount: 240n }],
] as const)('a wage is paid by the highest tier that bets reach: %s', (_, bets, wage) => {
  expect(wageOf(tiers, bets)).toEqual(wage);
});
