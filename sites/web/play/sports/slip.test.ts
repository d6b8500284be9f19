import type { SportsEvent } from '@livery/api/contract/sports';
import { describe, expect, it } from 'vitest';
import {
  asks,
  betsOf,
  directionOf,
  isReady,
  type SlipLine,
  sumsOf,
  withAnswer,
  withPrices,
} from './slip.ts';

const event: SportsEvent = {
  eventId: 'FOOTBALL-1',
  sport: 'FOOTBALL',
  sportName: 'Football',
  language: 'EN',
  home: 'Harbour Herons',
  away: 'Copper Foxes',
  startTime: 0,
  eventStatus: 'open',
  score: undefined,
  markets: [{ market: 'WINNER', selections: [{ pick: 'HOME', price: '1.95' }] }],
};
const line: SlipLine = {
  eventId: event.eventId,
  market: 'WINNER',
  pick: 'HOME',
  event,
  seen: '1.91',
  now: '1.91',
  stakeText: '10',
};
const read = (text: string) => (/^\d+$/.test(text) ? BigInt(text) * 100n : undefined);
const limits = { min: 10n, max: 10_000n };

describe('a slip', () => {
  it.each([
    ['1.95', 'up', [false, false, true]],
    ['1.88', 'down', [false, true, true]],
    ['10.00', 'up', [false, false, true]],
    ['1.91', undefined, [false, false, false]],
  ] as const)('[spec B2.28] asks by its rule when the price becomes %s', (now, way, asked) => {
    expect(directionOf({ seen: '1.91', now })).toBe(way);
    expect(
      (['any', 'better', 'none'] as const).map((rule) => asks({ seen: '1.91', now }, rule)),
    ).toEqual(asked);
  });

  it('keeps the price that was seen until the member confirms another', () => {
    const [moved] = withPrices([line], [event]);
    expect(moved).toMatchObject({ seen: '1.91', now: '1.95' });
    expect(isReady([moved ?? line], 'none', read, limits)).toBe(false);
    expect(isReady([moved ?? line], 'better', read, limits)).toBe(true);
    expect(betsOf([moved ?? line], () => '10.00')).toMatchObject([{ price: '1.91' }]);
    const [answered] = withAnswer([line], [{ ...line, price: '1.80' }]);
    expect(answered).toMatchObject({ seen: '1.91', now: '1.80' });
  });

  it('is not sent on a match that has started, was called off or is gone', () => {
    for (const events of [[{ ...event, eventStatus: 'started' as const }], []]) {
      const lines = withPrices([line], events);
      expect(lines[0]?.now).toBeUndefined();
      expect(isReady(lines, 'any', read, limits)).toBe(false);
    }
    const [closed] = withAnswer(
      [line],
      [{ eventId: 'FOOTBALL-1', market: 'WINNER', pick: 'HOME' }],
    );
    expect(closed?.now).toBeUndefined();
  });

  it('adds up stakes and possible returns at the prices that it would be placed at', () => {
    const lines = [line, { ...line, now: '2.00' }];
    expect(sumsOf(lines, 'any', read, limits)).toEqual({ total: 2000n, possible: 3910n });
    expect(sumsOf(lines, 'none', read, limits)).toEqual({ total: 2000n, possible: 3820n });
    for (const stakeText of ['', '0', '101', 'ten']) {
      expect(sumsOf([{ ...line, stakeText }], 'any', read, limits)).toBeUndefined();
    }
  });
});
