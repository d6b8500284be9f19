import { narrow, openGameList, switchList } from '@livery/flows/game-list';
import { describe, expect, it, test } from 'vitest';
import { searchOf, stateOf } from './hall-address.ts';
import { hallOf, halls } from './halls.ts';

const slots = hallOf('/rng', undefined);

describe('the hall of an address', () => {
  it('has the type of games that the path names, in upper case [spec 2.21]', () => {
    for (const path of ['/rng', '/pvp', '/fish', '/live', '/esports', '/elott', '/cockfight']) {
      expect(hallOf(path, undefined).gameType).toBe(path.slice(1).toUpperCase());
    }
  });

  it('is another of the slots by the query "page", and no other path has one [spec 2.69]', () => {
    expect(hallOf('/rng', 'MINI').gameType).toBe('MINI');
    expect(hallOf('/rng', 'JACKPOT')).toMatchObject({ gameType: 'RNG', classify: 'JP' });
    expect(hallOf('/rng', 'NONE').id).toBe('RNG');
    expect(hallOf('/fish', 'MINI').id).toBe('FISH');
  });

  it('is the vendor’s own under /fbsports [spec 2.11]', () => {
    const { vendor } = stateOf(hallOf('/fbsports', undefined), { vassalage: 'VOLT' });
    expect(vendor).toBe('FB');
  });

  it('is one for each path and page', () => {
    const addresses = halls.map((hall) => [hall.path, 'page' in hall && hall.page].join());
    expect(new Set(addresses).size).toBe(halls.length);
  });
});

describe('the query of an address', () => {
  const chosen = [
    openGameList(),
    openGameList('TIDE'),
    switchList(openGameList('TIDE'), 'hot', false),
    switchList(openGameList(), 'recent', true),
    narrow(openGameList('TIDE'), { name: 'Đèn & lồng', minBet: '0.05', classify: 'VP' }),
    { ...narrow(openGameList(), { minBet: '0.5' }), pageNo: 3 },
  ];

  test.each(chosen)('holds what is chosen: %j', (state) => {
    expect(stateOf(slots, searchOf(slots, state))).toEqual(state);
  });

  it('is empty for a hall as it opens', () => {
    expect(searchOf(slots, openGameList())).toEqual({});
  });

  it('keeps the hall among those that share a path, and leaves out the defaults of the hall', () => {
    const jackpots = hallOf('/rng', 'JACKPOT');
    const state = stateOf(jackpots, { classify: 'VP' });
    expect(state.filters.classify).toBe('JP');
    expect(searchOf(jackpots, state)).toEqual({ page: 'JACKPOT' });
  });

  it('has no filters with a list that has none', () => {
    const { filters } = stateOf(slots, { list: 'hot', name: 'river', minBet: '0.1' });
    expect(filters).toEqual(openGameList().filters);
  });

  test.each([
    { list: 'all' },
    { minBet: '0.02' },
    { classify: 'ZZ' },
    { name: '   ' },
    { pageNo: '0' },
    { pageNo: '-2' },
    { pageNo: '1.5' },
    { pageNo: 'two' },
    { vassalage: '' },
  ])('that means nothing is as if it were not there: %j', (search) => {
    expect(stateOf(slots, search)).toEqual(openGameList());
  });
});
