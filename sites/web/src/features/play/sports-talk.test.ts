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

test('what is in a slip is handed back to the same member and vendor alone', async () => {
  const storage = createStorage({ local: undefined, session: memoryStore() });
  const ask = (account: string, vassalage: string) => {
    const told: PageMessage[] = [];
    const talk = sportsTalk({
      // It answers the two lists of the board.
      client: {
        call: async (endpoint: object) => (endpoint === sportsEvents ? {} : { list: [] }),
      } as unknown as Client,
      // No more of a session is read.
      session: { state: () => ({ kind: 'member', record: { account } }) } as Services['session'],
      storage,
      acts: { act: undefined, run: () => false },
      tell: (message) => told.push(message),
      wordsOf: ({ kind }) => kind,
      sayBalance: () => undefined,
      onMoved: () => undefined,
      onRefused: () => undefined,
      onClosed: () => undefined,
    });
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
