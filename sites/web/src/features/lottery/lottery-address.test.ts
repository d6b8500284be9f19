import { describe, expect, it, test } from 'vitest';
import { lobbyIn, lotteryIn, prizeModeOf, searchOf, wholeLobby } from './lottery-address.ts';

describe('the lobby of an address', () => {
  it('has list, day and name', () => {
    expect(lobbyIn({ list: 'hot', day: '7', name: ' hanoi ' })).toEqual({
      list: 'hot',
      tag: undefined,
      day: 7,
      name: 'hanoi',
    });
    expect(lobbyIn({ tag: 'VN_NORTH', day: 1 })).toEqual({
      ...wholeLobby,
      tag: 'VN_NORTH',
      day: 1,
    });
  });

  it('has a group or a list, never both', () => {
    expect(lobbyIn({ list: 'hot', tag: 'VN_NORTH' })).toMatchObject({
      list: 'none',
      tag: 'VN_NORTH',
    });
  });

  test.each([
    { list: 'everything' },
    { day: 8 },
    { day: 0 },
    { day: '2nd' },
    { tag: '' },
    { tag: ['a'] },
    { name: { a: 1 } },
    {},
  ])('is the whole one for %o', (search) => {
    expect(lobbyIn(search)).toEqual(wholeLobby);
  });

  it('comes back from its own address', () => {
    for (const address of [
      wholeLobby,
      { ...wholeLobby, list: 'recent', day: 2, name: 'a' } as const,
      { ...wholeLobby, tag: 'FAST' },
    ]) {
      expect(lobbyIn(searchOf(address, undefined))).toEqual(address);
    }
    expect(searchOf(wholeLobby, undefined)).toEqual({});
    expect(searchOf(wholeLobby, 'TCG_SEA')).toEqual({ vendor: 'TCG_SEA' });
  });
});

test('an address with a lottery names it, and the bet to begin with', () => {
  expect(lotteryIn({ gameCode: 'PK10', playType: 'PLACE' })).toEqual({
    gameId: 'PK10',
    playType: 'PLACE',
  });
  expect(lotteryIn({ gameCode: 10 })).toEqual({ gameId: '10', playType: undefined });
  expect(lotteryIn({ gameCode: '' })).toBeUndefined();
  expect(lotteryIn({ vendor: 'TCG_SEA' })).toBeUndefined();
});

test.each([
  ['TCG_LOTTO_VN', 'SEA'],
  ['TCG_SEA', 'SEA'],
  ['ELOTT', 'Elott'],
  ['LOTT', 'Lott'],
  [undefined, 'SEA'],
] as const)('the lotteries of %s are those of %s [spec 9.10]', (vendor, mode) => {
  expect(prizeModeOf(vendor)).toBe(mode);
});
