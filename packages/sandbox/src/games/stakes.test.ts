import { describe, expect, it } from 'vitest';
import { mechanicOf, mechanicsOf, payableStep, ruledTypes } from './mechanics/index.ts';
import { roundStakesOf, stakeSteps } from './stakes.ts';

/** The currencies of the four demonstration merchants: three of hundredths, and one without anything after the point. */
const currencies = [
  { code: 'THB', decimals: 2, minBetUnit: 1 },
  { code: 'INR', decimals: 2, minBetUnit: 1 },
  { code: 'BDT', decimals: 2, minBetUnit: 1 },
  { code: 'VND', decimals: 0, minBetUnit: 1000 },
];
const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'];

const games = [
  ...ruledTypes.flatMap((gameType) =>
    mechanicsOf(gameType).map(({ bets }) => ({ gameType, rtp: bets[0].rtp })),
  ),
  { gameType: 'LOBBY', rtp: 95 },
];

describe.each(currencies)('in $code', (currency) => {
  // Nothing else of a merchant is read.
  const context = { merchant: { currency } } as Parameters<typeof roundStakesOf>[1];

  it('every prize of every bet is paid exactly from every stake that is offered, the smallest too', () => {
    for (const game of games) {
      for (const minBet of minBets) {
        const bounds = roundStakesOf({ ...game, minBet }, context);
        expect(bounds.min % bounds.step).toBe(0n);
        for (const stake of [bounds.min + bounds.step, bounds.max, ...stakeSteps(bounds)]) {
          for (const { prizes } of mechanicOf(game).bets) {
            for (const { hundredths } of prizes) {
              expect((stake * BigInt(hundredths)) % 100n, `${game.gameType} ${stake}`).toBe(0n);
            }
          }
        }
      }
    }
  });

  it('the least stake is the minimum bet, or the next one that is paid exactly', () => {
    for (const game of games) {
      for (const minBet of minBets) {
        const { min, step } = roundStakesOf({ ...game, minBet }, context);
        const unit = 10 ** currency.decimals * currency.minBetUnit;
        const wanted = Math.max(1, Math.round(Number(minBet) * unit));
        expect(Number(min)).toBeGreaterThanOrEqual(wanted);
        expect(Number(min) - wanted).toBeLessThan(Number(step));
      }
    }
  });
});

it('a banker at 1.95 goes in steps of 20 minor units, a slot of whole prizes in steps of one', () => {
  const [table] = mechanicsOf('LIVE');
  const [slot] = mechanicsOf('RNG');
  expect(table && payableStep(table)).toBe(20n);
  expect(slot && payableStep(slot)).toBe(1n);
});

it('slips on matches, which have prices, begin at the minimum bet itself', () => {
  const context = { merchant: { currency: currencies[1] } } as Parameters<typeof roundStakesOf>[1];
  const sports = { gameType: 'SPORTS', rtp: 95, minBet: '0.01' };
  expect(roundStakesOf(sports, context)).toEqual({ min: 1n, max: 1000n, step: 1n });
});
