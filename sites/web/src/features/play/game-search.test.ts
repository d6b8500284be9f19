import { expect, test } from 'vitest';
import { gameIn, lotteryOf, nodeIdOf, rulesOf } from './game-search.ts';

test('an address names a game by the fields of a launch, and nothing else of it is read', () => {
  const search = { gameType: 'rng', vassalage: 'LUMA', gameCode: '1204', to: '/vip', code: '' };
  expect(gameIn(search)).toEqual({ gameType: 'RNG', vassalage: 'LUMA', gameCode: '1204' });
});

test('an address without a game type names none', () => {
  expect(gameIn({})).toBeUndefined();
  expect(gameIn({ gameType: '', gameCode: '7' })).toBeUndefined();
});

test.each([
  [{ gameCode: '1204' }, 1204],
  [{ code: '7' }, 7],
  [{ gameCode: 'TCG_SEA_4D' }, undefined],
  [{ gameCode: '1e9' }, undefined],
  [{ gameCode: '9'.repeat(30) }, undefined],
  [{}, undefined],
])('%j has the number %s', (game, expected) => {
  expect(nodeIdOf({ gameType: 'RNG', ...game })).toBe(expected);
});

test.each([
  [{ gameType: 'LOTT', vendor: 'TCG_LOTTO_VN' }, { vendor: 'TCG_LOTTO_VN' }],
  [
    { gameType: 'ELOTT', vassalage: 'ELOTT', gameCode: 'ELOTT_DICE_1M', defaultPlayType: 'SUM' },
    { gameCode: 'ELOTT_DICE_1M', vendor: 'ELOTT', playType: 'SUM' },
  ],
  [{ gameType: 'LOTT', code: 'TH_STATE' }, { gameCode: 'TH_STATE' }],
  [{ gameType: 'OTHER', vendor: 'TCG_SEA' }, { vendor: 'TCG_SEA' }],
  [{ gameType: 'ELOTT', vassalage: 'ELOTT', gameCode: '1204' }, undefined],
  [{ gameType: 'RNG', vassalage: 'LUMA', gameCode: '1204' }, undefined],
])('[spec 3.15] [spec 9.10] a launch of %j leads to the lotteries with %j', (game, query) => {
  expect(lotteryOf(game)).toEqual(query);
});

test.each([
  [{ gameCode: '1204', vassalage: 'PALM' }, { nodeId: 1204 }],
  [{ vassalage: 'PALM' }, { vassalage: 'PALM', gameType: 'LIVE' }],
  [{ accountTypeName: 'Palmyra Table' }, { vassalage: 'Palmyra Table', gameType: 'LIVE' }],
  [{ vassalage: 'ELOTT', gameCode: 'ELOTT_DICE_1M' }, undefined],
  [{}, undefined],
])('the rules of %j are asked for by %j', (game, expected) => {
  expect(rulesOf({ gameType: 'LIVE', ...game })).toEqual(expected);
});
