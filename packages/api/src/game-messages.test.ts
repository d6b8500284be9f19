import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gameMessageSchema, type PageMessage } from './contract/game-messages.ts';
import { launchSchema } from './contract/launch.ts';

const from = 'livery-game';
const slipBet = {
  eventId: 'FOOTBALL-1',
  market: 'WINNER',
  pick: 'HOME',
  price: '1.91',
  stake: '10',
};

const keptLine = {
  eventId: 'FOOTBALL-1',
  market: 'WINNER',
  pick: 'HOME',
  seen: '1.91',
  stakeText: '10',
};

describe('a message of a game', () => {
  it.each([
    { from, type: 'ready', ticket: 'abc' },
    { from, type: 'balanceAsked' },
    { from, type: 'roundStarted', stake: '1.00' },
    { from, type: 'roundEnded', reference: 'G1', stake: '1.00', win: '0.50' },
    { from, type: 'closed' },
    { from, type: 'sportsAsked' },
    { from, type: 'slipSent', accept: 'better', bets: [slipBet], total: '10' },
    { from, type: 'slipChoice', choice: { accept: 'none', odds: 'malay' } },
    { from, type: 'slipLines', lines: [keptLine] },
  ])('of type $type is read', (message) => {
    expect(v.parse(gameMessageSchema, message)).toEqual(message);
  });

  it.each([
    { type: 'ready', ticket: 'abc' },
    { from: 'another', type: 'closed' },
    { from, type: 'navigate', to: 'https://elsewhere.example' },
    { from, type: 'roundStarted', stake: 1 },
    { from, type: 'roundStarted', stake: '-1' },
    { from, type: 'roundEnded', reference: 'G1', stake: '1.00' },
    { from, type: 'slipSent', accept: 'better', bets: [], total: '0' },
    { from, type: 'slipSent', accept: 'always', bets: [slipBet], total: '10' },
    { from, type: 'slipSent', accept: 'any', bets: [{ ...slipBet, price: 1.91 }], total: '10' },
    { from, type: 'slipChoice', choice: { accept: 'none', odds: 'roman' } },
    { from, type: 'slipLines', lines: [{ ...keptLine, seen: '1.9' }] },
    'closed',
    null,
  ])('is dropped when it is %o', (message) => {
    expect(v.safeParse(gameMessageSchema, message).success).toBe(false);
  });

  it('is never accepted as one of the page', () => {
    const message: PageMessage = { from: 'livery-page', type: 'balance', balance: '1.00' };
    expect(v.safeParse(gameMessageSchema, message).success).toBe(false);
  });
});

describe('the address of a game', () => {
  const launch = (url: string) => v.safeParse(launchSchema, { launchId: 'L1', url, expires: 1 });

  it.each(['/play/reels.html#ticket=a', 'https://games.example/1#ticket=a'])('is %s', (url) => {
    expect(launch(url).success).toBe(true);
  });

  it.each([
    'http://games.example/1',
    '//games.example/1',
    '/\\games.example/1',
    'https:///1',
    'javascript:alert(1)',
    'data:text/html,game',
    ' https://games.example',
    '',
  ])('is not "%s"', (url) => {
    expect(launch(url).success).toBe(false);
  });
});
