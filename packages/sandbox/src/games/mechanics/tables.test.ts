import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../random.ts';
import { baccaratGame } from './baccarat.ts';
import { cockfightGame } from './cockfight.ts';
import type { Mechanic } from './mechanic.ts';
import { ticketGame } from './ticket.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Random numbers that deal these ranks in order, all of spades. */
function dealing(cards: string): Random {
  const numbers = cards.split(' ').flatMap((card) => [(ranks.indexOf(card) + 0.5) / 13, 0]);
  return () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('expected no further card');
    return next;
  };
}

const betIn = ({ bets }: Mechanic, pick: string) => bets.find((bet) => bet.pick === pick);
const chanceIn = (game: Mechanic, pick: string, hundredths: number) =>
  betIn(game, pick)?.prizes.find((prize) => prize.hundredths === hundredths)?.chance;

describe('baccarat', () => {
  const game = baccaratGame();

  it('has the known chances of an endless shoe, and the returns that follow', () => {
    // Of 13⁶ ways, as published for a shoe that never ends.
    expect(chanceIn(game, 'player', 200)).toBeCloseTo(44.614651, 5);
    expect(chanceIn(game, 'banker', 195)).toBeCloseTo(45.842792, 5);
    expect(chanceIn(game, 'tie', 900)).toBeCloseTo(9.542557, 5);
    expect(chanceIn(game, 'playerPair', 1200)).toBeCloseTo(100 / 13, 10);
    expect(game.bets.map(({ pick, rtp }) => [pick, rtp])).toEqual([
      ['player', 98.77],
      ['banker', 98.94],
      ['tie', 85.88],
      ['playerPair', 92.31],
      ['bankerPair', 92.31],
    ]);
  });

  it.each([
    ['a natural ends the round', '4 2 4 3', 'P=8 B=5', 4],
    ['both stand on six and seven', '3 4 3 3', 'P=6 B=7', 4],
    ['the player draws with five', '2 4 3 3 K', 'P=5 B=7', 5],
    ['the banker draws with five when the player stood', '3 2 3 3 4', 'P=6 B=9', 5],
    ['the banker stands with six when the player stood', '4 3 3 3', 'P=7 B=6', 4],
    ['the banker stands with three against an eight', '2 K 3 3 8', 'P=3 B=3', 5],
    ['the banker draws with three against a nine', '2 K 3 3 9 A', 'P=4 B=4', 6],
    ['the banker stands with four against an ace', '2 K 3 4 A', 'P=6 B=4', 5],
    ['the banker draws with four against a two', '2 K 3 4 2 A', 'P=7 B=5', 6],
    ['the banker stands with five against a three', '2 K 3 5 3', 'P=8 B=5', 5],
    ['the banker draws with five against a four', '2 K 3 5 4 A', 'P=9 B=6', 6],
    ['the banker stands with six against a five', '2 K 3 6 5', 'P=0 B=6', 5],
    ['the banker draws with six against a six', '2 K 3 6 6 A', 'P=1 B=7', 6],
    ['the banker stands with seven', '2 K 3 7 7', 'P=2 B=7', 5],
    ['the banker draws with two against anything', '2 K 3 2 8 5', 'P=3 B=7', 6],
  ])('%s', (_, cards, totals, count) => {
    const { signs } = game.draw(dealing(cards), 'player');
    expect(signs.slice(-2).join(' ')).toBe(totals);
    expect(signs).toHaveLength(count + 2);
  });

  it('deals to the two sides in turn, and names each card', () => {
    const { signs } = game.draw(dealing('2 K 3 6 6 A'), 'tie');
    expect(signs).toEqual(['P:2S', 'B:KS', 'P:3S', 'B:6S', 'P:6S', 'B:AS', 'P=1', 'B=7']);
  });

  it.each([
    ['player', '3 K 3 2 6', 0],
    ['banker', '3 K 3 2 6', 195],
    ['playerPair', '3 K 3 2 6', 1200],
    ['bankerPair', '3 K 3 2 6', 0],
    ['bankerPair', '3 K 3 Q 4', 0],
    ['player', '4 4 4 4', 100],
    ['banker', '4 4 4 4', 100],
    ['tie', '4 4 4 4', 900],
  ])('returns to a bet on %s of %s %i hundredths', (pick, cards, hundredths) => {
    expect(game.draw(dealing(cards), pick).hundredths).toBe(hundredths);
  });
});

describe('a cockfight', () => {
  const game = cockfightGame(190);

  it('is as likely to be won by either, and a draw as often as two sums of three dice are equal', () => {
    expect(chanceIn(game, 'meron', 190)).toBe(chanceIn(game, 'wala', 190));
    expect(chanceIn(game, 'draw', 1000)).toBeCloseTo((100 * 4332) / 6 ** 6, 10);
    expect(betIn(game, 'draw')?.rtp).toBe(92.85);
  });

  it('is decided by the points of its three passes', () => {
    const numbers = [0.99, 0, 0, 0.99, 0.5, 0.2];
    const next = () => numbers.shift() ?? 0;
    expect(game.draw(next, 'meron')).toEqual({ signs: ['6-1', '1-6', '4-2'], hundredths: 190 });
  });

  it('gives the stake on a side back with a draw', () => {
    for (const [pick, hundredths] of [
      ['meron', 100],
      ['wala', 100],
      ['draw', 1000],
    ] as const) {
      expect(game.draw(() => 0.5, pick).hundredths).toBe(hundredths);
    }
  });
});

describe('a ticket', () => {
  const game = ticketGame(6000);

  it('pays the dearest row of three equal symbols', () => {
    // The first two of twenty fields are the suns, the last six the lotuses.
    const rows = (...fields: number[]) => {
      const left = [...fields];
      return () => left.shift() ?? 0;
    };
    const [sun, lotus, wave] = [0, 0.99, 0.5];
    const both = [lotus, lotus, lotus, sun, sun, sun, wave, lotus, sun];
    const { signs, hundredths } = game.draw(rows(...both), '');
    expect(signs.slice(0, 6)).toEqual([...Array(3).fill('lotus'), ...Array(3).fill('sun')]);
    expect(hundredths).toBe(6000);
    const columns = [lotus, sun, wave, lotus, sun, wave, lotus, sun, wave];
    expect(game.draw(rows(...columns), '').hundredths).toBe(0);
  });

  it('has the chances of nine fields that are drawn by themselves', () => {
    const suns = (2 / 20) ** 3;
    expect(chanceIn(game, '', 6000)).toBeCloseTo(100 * (1 - (1 - suns) ** 3), 10);
    const better = [2, 3, 4, 5].reduce((sum, each) => sum + (each / 20) ** 3, 0);
    const lotus = (6 / 20) ** 3;
    expect(chanceIn(game, '', 200)).toBeCloseTo(
      100 * ((1 - better) ** 3 - (1 - better - lotus) ** 3),
      10,
    );
  });

  it('shows two equal symbols in a losing row as often as chance puts them there', () => {
    const random = seededRandom(3);
    let near = 0;
    let rows = 0;
    for (let count = 0; count < 20_000; count += 1) {
      const { signs } = game.draw(random, '');
      for (const row of [signs.slice(0, 3), signs.slice(3, 6), signs.slice(6)]) {
        rows += 1;
        if (new Set(row).size === 2) near += 1;
      }
    }
    const shares = [2, 3, 4, 5, 6].map((each) => each / 20);
    const chance = shares.reduce((sum, share) => sum + 3 * share ** 2 * (1 - share), 0);
    expect(Math.abs(near / rows - chance)).toBeLessThan(
      3 * Math.sqrt((chance * (1 - chance)) / rows),
    );
  });
});
