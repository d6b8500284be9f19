import type { Client } from '@livery/api';
import type { PageMessage } from '@livery/api/contract/game-messages';
import { sportsEvents } from '@livery/api/contract/sports';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import type { Services } from '../../app/services.tsx';
import { createStorage } from '../../app/storage.ts';
import { sportsTalk } from './sports-talk.ts';

const line = {
  eventId: 'FOOTBALL-1',
  market: 'WINNER',
  pick: 'HOME',
  seen: '1.91',
  stakeText: '10',
} as const;

type Storage = Parameters<typeof sportsTalk>[0]['storage'];

/** A game's talk with the page, and what the page said. */
function talkOf(
  account: string,
  storage: Storage,
  run: Parameters<typeof sportsTalk>[0]['acts']['run'] = () => false,
) {
  const told: PageMessage[] = [];
  const talk = sportsTalk({
    // It answers the two lists of the board.
    client: {
      call: async (endpoint: object) => (endpoint === sportsEvents ? {} : { list: [] }),
    } as unknown as Client,
    // No more of a session is read.
    session: { state: () => ({ kind: 'member', record: { account } }) } as Services['session'],
    storage,
    acts: { act: undefined, run },
    tell: (message) => told.push(message),
    wordsOf: ({ kind }) => kind,
    sayBalance: () => undefined,
    onMoved: () => undefined,
    onRefused: () => undefined,
    onClosed: () => undefined,
  });
  return { talk, told };
}

const emptyStorage = () => createStorage({ local: undefined, session: memoryStore() });

test('what is in a slip is handed back to the same member and vendor alone', async () => {
  const storage = emptyStorage();
  const ask = (account: string, vassalage: string) => {
    const { talk, told } = talkOf(account, storage);
    const place = { launchId: 'L-1', vassalage };
    const lines = async () => {
      talk.hear({ from: 'livery-game', type: 'sportsAsked' }, place);
      await vi.waitFor(() => expect(told).toHaveLength(1));
      return told.splice(0).map((message) => 'lines' in message && message.lines);
    };
    const keep = () => talk.hear({ from: 'livery-game', type: 'slipLines', lines: [line] }, place);
    return { lines, keep };
  };
  const mira = ask('mira2026', 'CRIC');
  mira.keep();
  expect(await mira.lines()).toEqual([[line]]);
  expect(await ask('tara2026', 'CRIC').lines()).toEqual([undefined]);
  expect(await ask('mira2026', 'GOAL').lines()).toEqual([undefined]);
});

test('a slip that was left before its answer is asked about under its key, and is not handed back once it is placed', async () => {
  const storage = emptyStorage();
  const runs: { request: unknown; key: string | undefined; end: (output: unknown) => void }[] = [];
  const open = () =>
    talkOf('mira2026', storage, (_, request, end, key) => {
      // The test ends the act with an answer of its own.
      runs.push({ request, key, end: end as (output: unknown) => void });
      return true;
    });
  const bet = {
    eventId: 'FOOTBALL-1',
    market: 'WINNER',
    pick: 'HOME',
    price: '1.91',
    stake: '10.00',
  };
  const before = open().talk;
  before.hear(
    { from: 'livery-game', type: 'slipLines', lines: [line] },
    { launchId: 'L-1', vassalage: 'CRIC' },
  );
  before.hear(
    {
      from: 'livery-game',
      type: 'slipSent',
      accept: 'any',
      bets: [bet],
      total: '10.00',
    } as Parameters<typeof before.hear>[0],
    { launchId: 'L-1', vassalage: 'CRIC' },
  );
  const { talk, told } = open();
  talk.hear({ from: 'livery-game', type: 'sportsAsked' }, { launchId: 'L-2', vassalage: 'CRIC' });
  const [sent, asked] = runs;
  expect(asked).toMatchObject({ key: sent?.key, request: sent?.request });
  expect(sent?.request).toMatchObject({ launchId: 'L-1' });
  expect(told).toEqual([]);
  asked?.end({ result: 'done', value: { result: 'placed', bets: [], balance: '1.00' } });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ type: 'sports', lines: [] });
});
