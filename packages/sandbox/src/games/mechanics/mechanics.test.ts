import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { cardGame } from './cards.ts';
import { diceGame } from './dice.ts';
import { figureGame } from './figures.ts';
import { fishGame } from './fish.ts';
import { mechanicOf, mechanicsOf, ruledTypes } from './index.ts';
import { betOf, type Mechanic, mechanicOfResults } from './mechanic.ts';
import { jackpotGame, reelGame } from './reels.ts';

describe('a game of weighted results', () => {
  const results = [
    { signs: ['low'], weight: 3 },
    { signs: ['never'], weight: 0 },
    { signs: ['high'], weight: 7 },
  ];
  const high = {
    pick: 'high',
    returnOf: ([sign]: readonly string[]) => (sign === 'high' ? 130 : 0),
  };
  const low = { pick: 'low', returnOf: ([sign]: readonly string[]) => (sign === 'low' ? 300 : 0) };
  const game = mechanicOfResults('figures', results, [high, low]);

  it('draws each result as often as its weight says, whatever is bet on', () => {
    for (const pick of ['high', 'low']) {
      const drawn = Array.from({ length: 10 }, (_, index) =>
        game.draw(() => (index + 0.5) / 10, pick),
      );
      expect(drawn.map(({ signs }) => signs[0])).toEqual([
        ...Array<string>(3).fill('low'),
        ...Array<string>(7).fill('high'),
      ]);
    }
    expect(game.draw(() => 1 - Number.EPSILON, 'high').signs).toEqual(['high']);
  });

  it('pays each bet by the same result, and adds up what each returns', () => {
    expect(game.draw(() => 0.9, 'high').hundredths).toBe(130);
    expect(game.draw(() => 0.9, 'low').hundredths).toBe(0);
    expect(game.bets.map(({ pick, rtp }) => [pick, rtp])).toEqual([
      ['high', 91],
      ['low', 90],
    ]);
    expect(betOf(results, low).prizes).toEqual([{ hundredths: 300, chance: 30 }]);
  });

  it('rejects a bet that the game does not have', () => {
    expect(() => game.draw(() => 0, 'middle')).toThrow('"middle"');
  });
});

describe.each(ruledTypes)('the games of %s', (gameType) => {
  it('have a prize table that adds up to their own return to player', () => {
    const all = mechanicsOf(gameType);
    for (const { bets } of all) {
      for (const { prizes, rtp } of bets) {
        const sum = prizes.reduce((held, { hundredths, chance }) => held + hundredths * chance, 0);
        expect(sum / 100).toBeCloseTo(rtp, 2);
        expect(rtp).toBeLessThan(100);
      }
      const [main] = bets;
      expect(main.rtp).toBeGreaterThan(92);
      expect(mechanicOf({ gameType, rtp: main.rtp }).bets[0]).toBe(main);
    }
    const returns = all.map(({ bets }) => bets[0].rtp);
    expect(returns).toEqual([...new Set(returns)].sort((one, other) => one - other));
  });

  it('draw nothing that their tables do not pay', () => {
    const random = seededRandom(7);
    for (const { bets, draw } of mechanicsOf(gameType)) {
      for (const { pick, prizes } of bets) {
        const paid = new Set([0, ...prizes.map(({ hundredths }) => hundredths)]);
        for (let round = 0; round < 500; round += 1) {
          expect(paid).toContain(draw(random, pick).hundredths);
        }
      }
    }
  });
});

/** The chance in percent of a return, in hundredths of the stake, to one of the bets. */
const chanceOf = ({ bets }: Mechanic, hundredths: number, pick = bets[0].pick) =>
  bets.find((bet) => bet.pick === pick)?.prizes.find((prize) => prize.hundredths === hundredths)
    ?.chance;

it('pays on reels for the first symbol, as far as it goes without a gap', () => {
  const game = reelGame(800);
  expect(game.pays).toContainEqual({ signs: 'ring 4', hundredths: 800 });
  // Five crowns: two of twenty places on each of five reels.
  expect(chanceOf(game, 200_000)).toBeCloseTo(100 * 0.1 ** 5, 10);
  // Two stars first, then anything else; or three rings first, then anything else.
  expect(chanceOf(game, 300)).toBeCloseTo(100 * (0.1 ** 2 * 0.9 + 0.35 ** 3 * 0.65), 10);
  // Four rings: the fifth reel shows something else.
  expect(chanceOf(game, 800)).toBeCloseTo(100 * 0.35 ** 4 * 0.65, 10);
});

it('has a fixed jackpot: five crowns, in one of 100,000 rounds', () => {
  const game = jackpotGame(900);
  expect(game.look).toBe('jackpot');
  expect(game.pays[0]).toEqual({ signs: 'crown 5', hundredths: 500_000 });
  expect(chanceOf(game, 500_000)).toBeCloseTo(0.001, 10);
});

it('pays two dice by the bet on their sum', () => {
  const game = diceGame(228);
  // Fifteen throws of 36 are under seven, six are seven, fifteen are over it.
  expect(chanceOf(game, 228, 'under')).toBeCloseTo(100 * (15 / 36), 10);
  expect(chanceOf(game, 570, 'seven')).toBeCloseTo(100 * (6 / 36), 10);
  expect(chanceOf(game, 228, 'over')).toBeCloseTo(100 * (15 / 36), 10);
  expect(chanceOf(game, 800, 'far')).toBeCloseTo(100 * (2 / 36), 10);
  expect(chanceOf(game, 50, 'far')).toBeCloseTo(100 * (8 / 36), 10);
  const thrown = (point: number, pick: string) => game.draw(() => point, pick);
  // The first throw is a one and a one.
  expect(thrown(0, 'under')).toEqual({ signs: ['1', '1'], hundredths: 228 });
  expect(thrown(0, 'over').hundredths).toBe(0);
  expect(thrown(0, 'far').hundredths).toBe(800);
});

it('pays the higher card, and gives a bet on a card back for equal ones', () => {
  const game = cardGame(190);
  for (const pick of ['own', 'house']) {
    expect(chanceOf(game, 190, pick)).toBeCloseTo(100 * (78 / 169), 10);
    expect(chanceOf(game, 100, pick)).toBeCloseTo(100 * (13 / 169), 10);
  }
  expect(chanceOf(game, 1230, 'equal')).toBeCloseTo(100 / 13, 10);
  // The first pair is twice the two of spades.
  expect(game.draw(() => 0, 'own')).toEqual({ signs: ['2 spades', '2 spades'], hundredths: 100 });
});

it('pays a fish that was hit, and nothing for one that swam away', () => {
  const game = fishGame(2800);
  expect(chanceOf(game, 120)).toBeCloseTo(20, 10);
  expect(chanceOf(game, 2800)).toBeCloseTo(0.5, 10);
});

it('plays a lobby, and a return that no rules lead to, by figures alone', () => {
  for (const game of [
    { gameType: 'LIVE', rtp: 95 },
    { gameType: 'RNG', rtp: 94.3 },
  ]) {
    const { look, bets } = mechanicOf(game);
    expect([look, bets[0].rtp]).toEqual(['figures', game.rtp]);
    expect(bets[0].prizes[0]).toEqual({ hundredths: 10_000, chance: 0.01 });
  }
  expect(figureGame(95).draw(() => 0, '').signs).toEqual(['10000']);
});
