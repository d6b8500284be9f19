import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseVendor,
  endMembership,
  type GameFilters,
  type GameList,
  type GameListState,
  gameLists,
  gamesOnPage,
  hasMore,
  isOfMember,
  minimumBets,
  narrow,
  nextPage,
  openGameList,
  pageInView,
  pageOf,
  pagesOf,
  slotClasses,
  switchList,
  withinPages,
} from './index.ts';

const unfiltered = openGameList().filters;
const filtered: GameFilters = { classify: 'SC', name: 'moon', minBet: '0.5' };
/** A hall deep in a search of one vendor's games. */
const deep: GameListState = { list: 'none', vendor: 'LUMA', filters: filtered, pageNo: 3 };

describe('a list', () => {
  test('is none, hot, favourites or recent, and none when a hall opens [spec 4.25]', () => {
    expect(gameLists).toEqual(['none', 'hot', 'fav', 'recent']);
    for (const list of gameLists) expect(switchList(deep, list, true).list).toBe(list);
    expect(openGameList()).toEqual({
      list: 'none',
      vendor: undefined,
      filters: { classify: undefined, name: '', minBet: 'all' },
      pageNo: 1,
    });
    expect(openGameList('LUMA').vendor).toBe('LUMA');
  });

  test.each(gameLists)(
    'that is selected starts on page 1 without filters, class, name and bet: %s [spec 4.26]',
    (list) => {
      expect(switchList(deep, list, true)).toEqual({
        list,
        vendor: 'LUMA',
        filters: unfiltered,
        pageNo: 1,
      });
    },
  );

  test('ignores member-only lists for guests [spec 4.28]', () => {
    expect(gameLists.filter(isOfMember)).toEqual(['fav', 'recent']);
    for (const list of ['fav', 'recent'] as const) {
      expect(switchList(deep, list, false)).toBe(deep);
      expect(switchList(deep, list, true).list).toBe(list);
    }
    for (const list of ['none', 'hot'] as const) {
      expect(switchList(deep, list, false)).toEqual(switchList(deep, list, true));
    }
  });

  test.each(gameLists)('of the member closes when the session ends, others stay: %s', (list) => {
    const shown = { ...deep, list };
    const left = endMembership(shown);
    if (isOfMember(list)) expect(left).toEqual(openGameList('LUMA'));
    else expect(left).toBe(shown);
  });

  test.each(gameLists)(
    'is replaced by the games of a chosen vendor, from page 1: %s [spec 4.31]',
    (list) => {
      const chosen = chooseVendor({ ...deep, list }, 'KITE');
      expect(chosen).toEqual({ list: 'none', vendor: 'KITE', filters: filtered, pageNo: 1 });
      expect(chooseVendor({ ...deep, list }, undefined)).toEqual({ ...chosen, vendor: undefined });
    },
  );
});

describe('a search', () => {
  const changes: readonly Partial<GameFilters>[] = [
    { classify: 'VP' },
    { classify: undefined },
    { name: 'sun' },
    { name: '' },
    { minBet: '0.01' },
    { minBet: 'all' },
    { name: 'sun', minBet: 'all' },
  ];

  test.each(changes)('for something else starts on page 1 of the hall: %o', (change) => {
    const found = narrow(deep, change);
    expect(found).toEqual({ ...deep, filters: { ...filtered, ...change }, pageNo: 1 });
  });

  test('for the same text does nothing, ignoring spaces around a name [spec 5.32]', () => {
    for (const name of ['moon', ' moon', 'moon  ']) expect(narrow(deep, { name })).toBe(deep);
    const same: readonly Partial<GameFilters>[] = [
      {},
      { minBet: '0.5' },
      { classify: 'SC' },
      filtered,
    ];
    for (const change of same) expect(narrow(deep, change)).toBe(deep);
    const hall = openGameList();
    expect(narrow(hall, { name: '  ', minBet: 'all' })).toBe(hall);
  });

  test('in hot, favourites or recent searches the whole hall', () => {
    for (const list of ['hot', 'fav', 'recent'] as const) {
      const shown = switchList(deep, list, true);
      expect(narrow(shown, { name: '' })).toBe(shown);
      expect(narrow(shown, { name: 'moon' })).toEqual({
        list: 'none',
        vendor: 'LUMA',
        filters: { ...unfiltered, name: 'moon' },
        pageNo: 1,
      });
    }
  });
});

describe('pages', () => {
  // page, pages → whether there is more
  test.each([
    [1, 1, false],
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
    // the list has become shorter than the page that is shown
    [5, 3, false],
    [0, 3, true],
    [1, 0, false],
  ])('of %i in %i stay between 1 and the last [spec 4.30]', (pageNo, totalPages, more) => {
    const shown = { ...deep, pageNo };
    expect(hasMore(pageNo, totalPages)).toBe(more);
    expect(nextPage(pageNo, totalPages)).toBe(more ? pageNo + 1 : undefined);
    expect(withinPages(shown, totalPages).pageNo).toBe(Math.max(1, Math.min(pageNo, totalPages)));
  });

  test('within the first and the last leave the state unchanged', () => {
    expect(withinPages(deep, 3)).toBe(deep);
    expect(withinPages(deep, 2)).toEqual({ ...deep, pageNo: 2 });
  });
});

test('there is bingo only where the platform has the language TY [spec 9.25]', () => {
  expect(slotClasses(['TH', 'EN'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP']);
  expect(slotClasses(['TH', 'TY'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP', 'BG']);
  expect(slotClasses([])).not.toContain('BG');
});

/** Everything a member, an answer or the end of a session can do to a hall, and what holds of its outcome. */
type Act = (state: GameListState, received: Received) => GameListState;
/** The latest page count and membership that the hall received. */
interface Received {
  readonly totalPages: number;
  readonly isMember: boolean;
}
const filters: fc.Arbitrary<Partial<GameFilters>> = fc.record(
  {
    classify: fc.constantFrom('SC', 'JP', undefined),
    name: fc.constantFrom('', ' ', 'moon', ' moon ', 'sun'),
    minBet: fc.constantFrom(...minimumBets),
  },
  { requiredKeys: [] },
);
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.integer({ min: -1, max: 8 }).map((pageNo): Act => {
    return (state, { totalPages }) => withinPages({ ...state, pageNo }, totalPages);
  }),
  fc.constantFrom(...gameLists).map((list): Act => {
    return (state, { isMember }) => {
      const next = switchList(state, list, isMember);
      if (next !== state) expect(next).toEqual({ ...openGameList(state.vendor), list });
      else expect(isOfMember(list) && !isMember).toBe(true);
      return next;
    };
  }),
  fc.constantFrom('LUMA', 'KITE', undefined).map((vendor): Act => {
    return (state) => {
      const next = chooseVendor(state, vendor);
      expect(next).toEqual({ ...state, list: 'none', vendor, pageNo: 1 });
      return next;
    };
  }),
  filters.map((change): Act => {
    return (state) => {
      const next = narrow(state, change);
      expect(narrow(next, change)).toBe(next);
      if (next !== state) expect(next).toMatchObject({ list: 'none', pageNo: 1 });
      return next;
    };
  }),
);

test('after any actions the page is within bounds, and a guest sees no list of a member', () => {
  const step = fc.record({
    act: acts,
    totalPages: fc.integer({ min: 0, max: 6 }),
    isMember: fc.boolean(),
  });
  const reached = new Set<GameList>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = openGameList();
      for (const { act, ...received } of steps) {
        if (!received.isMember) state = endMembership(state);
        state = act(withinPages(state, received.totalPages), received);
        reached.add(state.list);
        expect(Number.isInteger(state.pageNo)).toBe(true);
        expect(state.pageNo).toBeGreaterThanOrEqual(1);
        expect(state.pageNo).toBeLessThanOrEqual(Math.max(1, received.totalPages));
        expect(received.isMember || !isOfMember(state.list)).toBe(true);
        // what no call can search carries no search
        if (state.list !== 'none') expect(state.filters).toEqual(unfiltered);
        expect(state.filters.name).toBe(state.filters.name.trim());
      }
    }),
    { numRuns: 2000, seed: 23 },
  );
  expect([...reached].sort()).toEqual(['fav', 'hot', 'none', 'recent']);
});

describe('a list that is scrolled', () => {
  const total = 9;
  const count = 125;

  test('has fifteen games on a page, counted from 1 [spec 9.19]', () => {
    expect(gamesOnPage).toBe(15);
    expect([0, 14, 15, 29, 30].map(pageOf)).toEqual([1, 1, 2, 2, 3]);
  });

  test('needs the pages of the visible games, and none beyond the last [spec 4.30]', () => {
    expect(pagesOf({ first: 0, last: 11 }, total)).toEqual([1]);
    expect(pagesOf({ first: 10, last: 33 }, total)).toEqual([1, 2, 3]);
    expect(pagesOf({ first: 118, last: 134 }, total)).toEqual([8, 9]);
    expect(pagesOf({ first: 150, last: 200 }, total)).toEqual([9]);
    expect(pagesOf({ first: -4, last: 3 }, 0)).toEqual([1]);
  });

  test('is at the page of which most is visible, the first at its beginning and the last at its end', () => {
    expect(pageInView({ first: 0, last: 20 }, count)).toBe(1);
    expect(pageInView({ first: 12, last: 26 }, count)).toBe(2);
    // The last page may have a single game: nothing can be scrolled beyond it.
    expect(pageInView({ first: 108, last: 120 }, 121)).toBe(9);
    fc.assert(
      fc.property(fc.nat(count - 1), fc.nat(30), (first, more) => {
        const last = Math.min(count - 1, first + more);
        expect(pagesOf({ first, last }, total)).toContain(pageInView({ first, last }, count));
      }),
    );
  });
});
