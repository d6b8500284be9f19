import { maxSlipBets, type SportsEvent } from '@livery/api/contract/sports';
import { expect, it } from 'vitest';
import { basketOf } from './basket.ts';
import { keyOf } from './slip.ts';

const event: SportsEvent = {
  eventId: 'FOOTBALL-1',
  sport: 'FOOTBALL',
  sportName: 'Football',
  home: 'Harbour Herons',
  away: 'Copper Foxes',
  startTime: 0,
  eventStatus: 'open',
  markets: [{ market: 'WINNER', selections: [{ pick: 'HOME', price: '1.96' }] }],
};
const home = { eventId: event.eventId, market: 'WINNER', pick: 'HOME' } as const;

it('takes a selection out that is put in twice', () => {
  const basket = basketOf();
  expect(basket.toggle(event, home, '1.91')).toBe('added');
  expect(basket.lines()).toMatchObject([{ seen: '1.91', now: '1.91', stakeText: '' }]);
  expect(basket.toggle(event, home, '1.91')).toBe('removed');
  expect(basket.lines()).toEqual([]);
});

it('rejects one bet more than a slip holds', () => {
  const basket = basketOf();
  for (let count = 0; count < maxSlipBets; count += 1) {
    expect(basket.toggle(event, { ...home, eventId: `FOOTBALL-${count}` }, '1.91')).toBe('added');
  }
  expect(basket.toggle(event, { ...home, eventId: 'FOOTBALL-X' }, '1.91')).toBe('full');
  expect(basket.lines()).toHaveLength(maxSlipBets);
});

it('takes back what was kept, at the price that was seen, without matches that are gone', () => {
  const basket = basketOf();
  const kept = { ...home, seen: '1.91', stakeText: '10' };
  basket.restore([kept, { ...kept, eventId: 'FOOTBALL-X' }], [event]);
  basket.reprice([event]);
  expect(basket.lines()).toEqual([{ ...kept, event, now: '1.96' }]);
});

it('keeps the price that was seen when another one comes', () => {
  const basket = basketOf();
  basket.toggle(event, home, '1.91');
  basket.change(keyOf(home), { stakeText: '10' });
  basket.reprice([event]);
  expect(basket.lines()).toMatchObject([{ seen: '1.91', now: '1.96', stakeText: '10' }]);
  basket.ask([{ ...home, price: '1.84' }]);
  expect(basket.lines()).toMatchObject([{ seen: '1.91', now: '1.84' }]);
  expect(basket.remove(keyOf(home))).toMatchObject({ stakeText: '10' });
  expect(basket.remove(keyOf(home))).toBeUndefined();
});
