import type { Client } from '@livery/api';
import type { GameMessage, PageMessage } from '@livery/api/contract/game-messages';
import type { ActOutput } from '@livery/flows/act';
import { expect, test } from 'vitest';
import type { Acts } from '../../app/use-acts.ts';
import { roundTalk, type UnderWay } from './round-talk.ts';

const press = { from: 'livery-game', type: 'roundStarted', stake: '1.00' } as const;
const round = { reference: 'G-1', launchId: 'L-1', stake: '1.00', win: '0.00', status: 'open' };
const taken = { result: 'done', value: { round, balance: '9.00' } } as const;
const refused = {
  result: 'refused',
  failure: { kind: 'refused', code: 'NOT_OPEN', message: 'Not now.', status: 409 },
} as const;

/** A game and its page, whose acts end when the test says so, one at a time as `useActs` runs them. */
function table() {
  const told: PageMessage[] = [];
  const begun: unknown[] = [];
  let under: ((output: ActOutput<never>) => void) | undefined;
  let closed = 0;
  const run: Acts['run'] = (_, request, onEnd) => {
    if (under) return false;
    begun.push(request);
    // The test answers each act with what its call brings.
    under = onEnd as (output: ActOutput<never>) => void;
    return true;
  };
  const underWay: UnderWay = {};
  // A page is drawn again between any two messages of its game.
  const talk = () =>
    roundTalk({
      // No call is made: the acts are not run.
      client: {} as Client,
      acts: { run },
      underWay,
      tell: (message) => told.push(message),
      wordsOf: (failure) => failure.kind,
      shownBalance: (balance) => balance,
      tellBalance: () => undefined,
      onMoved: () => undefined,
      onRefused: () => undefined,
      onClosed: () => {
        closed += 1;
      },
    });
  return {
    begun,
    /** The game has loaded itself anew, and shows the round that is open. */
    reload: () => {
      underWay.told = 'G-1';
    },
    said: () => told.splice(0).map(({ type }) => type),
    press: () => talk().play(press, 'L-1'),
    show: (reference = 'G-1') => {
      const message: Extract<GameMessage, { type: 'roundEnded' }> = {
        from: 'livery-game',
        type: 'roundEnded',
        reference,
        stake: '1.00',
        win: '0.00',
      };
      talk().end(message);
    },
    answer: (output: object) => {
      const onEnd = under;
      under = undefined;
      onEnd?.(output as ActOutput<never>);
    },
    closed: () => closed,
  };
}

test('a press before the last round has ended begins the next one when it has', () => {
  const at = table();
  at.press();
  at.answer(taken);
  at.show();
  at.said();
  at.press();
  expect(at.begun).toEqual([{ launchId: 'L-1', stake: '1.00' }, { reference: 'G-1' }]);
  at.answer(taken);
  expect(at.begun).toHaveLength(3);
  expect(at.begun[2]).toEqual({ launchId: 'L-1', stake: '1.00' });
  at.answer(taken);
  expect(at.said()).toEqual(['balance', 'round']);
});

test('a round that could not end is said to the game, which is free for another press', () => {
  const at = table();
  at.reload();
  at.show();
  at.press();
  at.answer(refused);
  expect(at.said()).toEqual(['refused']);
  expect(at.begun).toHaveLength(1);
  at.press();
  expect(at.begun).toHaveLength(2);
});

test('a round that nobody knows the end of closes the game, and begins no other', () => {
  const at = table();
  at.reload();
  at.show();
  at.press();
  at.answer({ result: 'unknown', failure: { kind: 'offline' } });
  expect(at.closed()).toBe(1);
  expect(at.begun).toHaveLength(1);
});

test('what a game shows again while its stake is taken holds no later press', () => {
  const at = table();
  at.press();
  at.reload();
  at.show();
  at.answer(taken);
  at.show();
  at.answer(taken);
  at.press();
  expect(at.begun).toHaveLength(3);
});

test.each([taken, refused])(
  'a round that a game shows while its stake waits for an answer ends when it is there: $result',
  (answer) => {
    const at = table();
    at.press();
    at.reload();
    at.show();
    expect(at.begun).toHaveLength(1);
    at.answer(answer);
    expect(at.begun[1]).toEqual({ reference: 'G-1' });
  },
);

test('a round that this game was not told of, or that has ended, is not ended by it', () => {
  const at = table();
  at.press();
  at.answer(taken);
  at.show('G-2');
  at.show();
  at.answer(taken);
  at.show();
  expect(at.begun).toEqual([{ launchId: 'L-1', stake: '1.00' }, { reference: 'G-1' }]);
});
