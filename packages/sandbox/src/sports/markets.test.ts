import { describe, expect, it } from 'vitest';
import { eventOf, type SportsEvent } from './events.ts';
import { type Market, marketsOf, payoutOf, settlePick } from './markets.ts';
import { priceAt, priceStepMs } from './prices.ts';
import { sports, sportsReturn } from './sports.ts';

const handicap = (line: number): Market => ({ market: 'HANDICAP', line, picks: ['HOME', 'AWAY'] });
const total = (line: number): Market => ({ market: 'TOTAL', line, picks: ['OVER', 'UNDER'] });
const win = { won: 2, returned: 0 };
const halfWin = { won: 1, returned: 1 };
const push = { won: 0, returned: 2 };
const halfLoss = { won: 0, returned: 1 };
const loss = { won: 0, returned: 0 };

/** Some hundred matches of every sport. */
const matches: SportsEvent[] = sports.flatMap(({ sport }) =>
  Array.from({ length: 200 }, (_, slot) => eventOf(`${sport}-${1_990_000 + slot}`, 7)).filter(
    (event) => event !== undefined,
  ),
);

describe('a bet on a match', () => {
  it.each([
    [-1, 1, win],
    [-1, 0, halfLoss],
    [1, 0, halfWin],
    [-3, 1, halfWin],
    [-4, 1, push],
    [-5, 1, halfLoss],
    [-2, 0, loss],
    [2, 0, win],
  ])('settles a handicap of %d quarters and a lead of %d', (line, lead, expected) => {
    const score = { home: 3 + lead, away: 3 };
    const mirrored = new Map([
      [win, loss],
      [halfWin, halfLoss],
      [push, push],
      [halfLoss, halfWin],
      [loss, win],
    ]);
    expect(settlePick(handicap(line), 'HOME', score)).toEqual(expected);
    expect(settlePick(handicap(line), 'AWAY', score)).toEqual(mirrored.get(expected));
  });

  it.each([
    [9, 3, win],
    [9, 2, halfLoss],
    [7, 2, halfWin],
    [8, 2, push],
    [10, 2, loss],
  ])('settles a total of %d quarters and %d points', (line, points, expected) => {
    expect(settlePick(total(line), 'OVER', { home: points, away: 0 })).toEqual(expected);
  });

  it('on a winner loses at a draw that can be bet on, and is a dead heat where it cannot', () => {
    const level = { home: 1, away: 1 };
    const three: Market = { market: 'WINNER', picks: ['HOME', 'DRAW', 'AWAY'] };
    const two: Market = { market: 'WINNER', picks: ['HOME', 'AWAY'] };
    expect(settlePick(three, 'HOME', level)).toEqual(loss);
    expect(settlePick(three, 'DRAW', level)).toEqual(win);
    expect(settlePick(two, 'HOME', level)).toEqual({ won: 1, returned: 0 });
    expect(settlePick(two, 'AWAY', level)).toEqual({ won: 1, returned: 0 });
  });

  it('pays to the minor unit: once rounded, a half to the even one', () => {
    expect(payoutOf(1000n, 191, { won: 2, returned: 0 })).toBe(1910n);
    expect(payoutOf(1000n, 191, { won: 1, returned: 1 })).toBe(1455n);
    expect(payoutOf(1000n, 191, { won: 0, returned: 1 })).toBe(500n);
    // 1 × 1.91 ÷ 2 = 0.955; 5 ÷ 2 = 2.5; 7 ÷ 2 = 3.5.
    expect(payoutOf(1n, 191, { won: 1, returned: 0 })).toBe(1n);
    expect(payoutOf(5n, 191, { won: 0, returned: 1 })).toBe(2n);
    expect(payoutOf(7n, 191, { won: 0, returned: 1 })).toBe(4n);
  });

  it('returns at every price what is published, to a hundredth of the price', () => {
    for (const event of matches) {
      const published = sportsReturn(event.sport.gameType) / 100;
      for (const market of marketsOf(event)) {
        for (const pick of market.picks) {
          const price = priceAt(event, market, pick, event.opensAt, 7) / 100;
          let returned = 0;
          let wins = 0;
          for (const score of event.scores) {
            const settled = settlePick(market, pick, score);
            returned += (score.chance * (settled.won * price + settled.returned)) / 2;
            wins += (score.chance * settled.won) / 2;
          }
          expect(Math.abs(returned - published)).toBeLessThan(0.00501 * wins + 1e-9);
          expect(price).toBeGreaterThan(1.05);
          expect(price).toBeLessThan(30);
        }
      }
    }
  });

  it('has quarter lines among its markets, and chances that add up', () => {
    const lines = matches.flatMap((event) => marketsOf(event).map(({ line = 0 }) => line));
    expect(lines.some((line) => line % 2 !== 0)).toBe(true);
    for (const { scores } of matches) {
      expect(scores.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
});

describe('a price', () => {
  it('walks by steps, between its bounds, as much up as down, and stays after the start', () => {
    const swings: number[] = [];
    let moves = 0;
    for (const event of matches) {
      const [market] = marketsOf(event);
      if (!market) throw new Error('expected a market');
      const at = (now: number) => priceAt(event, market, 'HOME', now, 7);
      const first = at(event.opensAt);
      expect(at(event.opensAt + priceStepMs - 1)).toBe(first);
      for (let now = event.opensAt; now < event.startsAt; now += 5 * priceStepMs) {
        const price = at(now);
        if (price !== first) moves += 1;
        swings.push(price / first - 1);
        expect(Math.abs(price / first - 1)).toBeLessThan(0.045);
      }
      expect(at(event.endsAt)).toBe(at(event.startsAt - 1));
    }
    expect(moves).toBeGreaterThan(swings.length / 3);
    const mean = swings.reduce((sum, each) => sum + each, 0) / swings.length;
    expect(Math.abs(mean)).toBeLessThan(0.002);
  });
});
