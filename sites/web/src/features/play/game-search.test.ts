import { expect, test } from 'vitest';
import { gameIn, nodeIdOf, rulesOf } from './game-search.ts';

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
  [{ gameCode: '1204', vassalage: 'PALM' }, { nodeId: 1204 }],
  [{ vassalage: 'PALM' }, { vassalage: 'PALM', gameType: 'LIVE' }],
  [{ accountTypeName: 'Palmyra Table' }, { vassalage: 'Palmyra Table', gameType: 'LIVE' }],
  [{ vassalage: 'ELOTT', gameCode: 'ELOTT_DICE_1M' }, undefined],
  [{}, undefined],
])('the rules of %j are asked for by %j', (game, expected) => {
  expect(rulesOf({ gameType: 'LIVE', ...game })).toEqual(expected);
});
