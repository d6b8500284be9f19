import { describe, expect, it } from 'vitest';
import { restOf, stopOf, strip, symbolAt } from './strip.ts';

describe('the strip of a reel', () => {
  it('has each symbol as often as the rules of the slot say', () => {
    const counts = new Map<string, number>();
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ ring: 7, drop: 5, leaf: 4, star: 2, crown: 2 });
  });

  it('shows no run in any row before the first round', () => {
    for (const row of [-1, 0, 1]) {
      const shown = [0, 1, 2, 3, 4].map((reel) => symbolAt(restOf(reel) + row));
      for (const [reel, symbol] of shown.entries()) expect(symbol).not.toBe(shown[reel + 1]);
    }
  });

  it('goes round', () => {
    expect(symbolAt(-1)).toBe(strip[19]);
    expect(symbolAt(41)).toBe(strip[1]);
  });

  it('stops at every place of a symbol equally often, by the round alone', () => {
    const rounds = 6000;
    for (const symbol of new Set(strip)) {
      const stops = new Map<number, number>();
      for (let round = 0; round < rounds; round += 1) {
        const stop = stopOf(symbol, `MAYURA-${round}`, 3);
        expect(strip[stop]).toBe(symbol);
        stops.set(stop, (stops.get(stop) ?? 0) + 1);
      }
      const places = strip.filter((each) => each === symbol).length;
      expect(stops.size).toBe(places);
      const share = 1 / places;
      const error = Math.sqrt((share * (1 - share)) / rounds);
      for (const count of stops.values()) {
        expect(Math.abs(count / rounds - share)).toBeLessThan(4 * error);
      }
    }
    expect(stopOf('ring', 'A1', 0)).toBe(stopOf('ring', 'A1', 0));
  });
});
