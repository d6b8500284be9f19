import { describe, expect, test } from 'vitest';
import { hallOf } from './halls.ts';
import { launchedAt, seamlessLead } from './launched.ts';

describe('an address that opens a game in its frame', () => {
  test('is that of the sports of one vendor, whatever its query says [spec 2.11]', () => {
    const hall = hallOf('/fbsports', undefined);
    const own = { gameType: 'SPORTS', vassalage: 'FB' };
    expect(launchedAt(hall, {})).toEqual(own);
    expect(launchedAt(hall, { gameType: 'RNG', vassalage: 'LUMA' })).toEqual(own);
  });

  test('is that of seamless games where the query names one, and shows all vendors where not [spec 2.10]', () => {
    const hall = hallOf('/seamless', undefined);
    expect(launchedAt(hall, { gameType: 'live', vassalage: 'PALM' })).toEqual({
      gameType: 'LIVE',
      vassalage: 'PALM',
    });
    expect(launchedAt(hall, {})).toBeUndefined();
    expect(launchedAt(hall, { vassalage: 'PALM' })).toBeUndefined();
  });

  test.each(['/rng', '/live', '/sports'])('is no list of games: %s', (path) => {
    const named = { gameType: 'RNG', vassalage: 'LUMA' };
    expect(launchedAt(hallOf(path, undefined), named)).toBeUndefined();
  });
});

test.each([
  ['RNG', 'LUMA', '/seamless?isGame=VASSALAGE&gameType=RNG&vassalage=LUMA', true],
  ['FISH', 'REED', '/seamless?isGame=VASSALAGE&gameType=FISH&vassalage=REED', true],
  ['LIVE', 'PALM', '/seamless?gameType=LIVE&vassalage=PALM', false],
  ['COCKFIGHT', 'SV3', '/seamless?gameType=COCKFIGHT&vassalage=SV3', false],
  ['SPORTS', 'FB', '/fbsports', false],
  ['LOTT', 'TCG_SEA', '/lottery?vendor=TCG_SEA', false],
  ['ELOTT', 'ELOTT', '/lottery?vendor=ELOTT', false],
])('a seamless vendor of %s (%s) leads to %s', (gameType, vassalage, path, popup) => {
  expect(seamlessLead({ gameType, vassalage })).toEqual({ path, popup });
});
