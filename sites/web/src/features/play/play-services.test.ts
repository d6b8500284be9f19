import { expect, test } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { openGames } from '../../fixtures/games-platform.fixture.ts';
import { createSession } from '../session/index.ts';
import { launchServices } from './play-services.ts';

test.each([
  [{}, { launchGame: 1, social_launch: 0 }],
  [{ social: true }, { launchGame: 0, social_launch: 1 }],
])('a session of %o opens games by its own call', async (way, calls) => {
  const platform = await openGames();
  const client = await platform.signIn('mira2026');
  const session = createSession({
    storage: createStorage({ local: undefined, session: memoryStore() }),
    merchant: { merchant: 'India', merchantCode: 'MAYURA', platform: 'web' },
    tabs: { tell: () => {}, listen: () => {}, patience: () => Promise.resolve() },
  });
  session.begin({ token: 't-mira', username: 'mira2026', ...way });
  const { launch } = launchServices({ client, session });
  const game = { gameType: 'RNG', gameCode: '1001' };
  expect((await launch(game, new AbortController().signal)).url).toContain('ticket=');
  expect({
    launchGame: platform.asked('launchGame').length,
    social_launch: platform.asked('social_launch').length,
  }).toEqual(calls);
});
