// Offers with the sandbox behind them, on a device that loses its connection.
import { pointsRewards } from '@livery/api/contract/points';
import { promotions } from '@livery/api/contract/promotions';
import { expect, test } from 'vitest';
import { openGames, openPage } from '../fixtures/games-platform.fixture.ts';
import { askOffers, type OfferParts, pagedOffers } from './kept-offers.ts';

async function openSite() {
  const platform = await openGames();
  const { storage, local } = openPage();
  const client = await platform.signIn('mira2026');
  const asks = (username?: string) => {
    const state =
      username === undefined ? { kind: 'guest' } : { kind: 'member', record: { username } };
    // No other part of the services, of the language and of the session is read.
    const parts = {
      client,
      language: { code: 'EN' },
      storage,
      session: { state: () => state },
    } as unknown as OfferParts;
    const { signal } = new AbortController();
    return {
      promotions: (part?: string) =>
        askOffers(parts, promotions, { pageNo: 1, pageSize: 2 }, part, signal),
      rewards: () => askOffers(parts, pointsRewards, { pageNo: 1, pageSize: 2 }, 'all', signal),
    };
  };
  const disconnect = () => {
    for (const path of ['list', 'rewards']) platform.fail(path, 'offline');
  };
  return { asks, disconnect, local };
}

const offline = { failure: { kind: 'offline' } };

test('what a member was shown is there without a connection, for them and for the guest they have become', async () => {
  const { asks, disconnect } = await openSite();
  const shown = await asks('mira2026').promotions('all');
  const rewards = await asks('mira2026').rewards();
  disconnect();
  for (const who of ['mira2026', undefined]) {
    expect(await asks(who).promotions('all')).toEqual({ ...shown, remembered: true });
    expect(await asks(who).rewards()).toEqual({ ...rewards, remembered: true });
  }
});

test('a member is not shown what others were', async () => {
  const { asks, disconnect } = await openSite();
  await asks().promotions('all');
  await asks('mira2026').promotions('all');
  disconnect();
  await expect(asks('arun2026').promotions('all')).rejects.toMatchObject(offline);
});

test('pages after the first are not kept, and none of them is offered without a connection', async () => {
  const { asks, disconnect, local } = await openSite();
  await asks().promotions();
  expect([...local.entries.keys()]).toEqual([]);
  const shown = await asks().promotions('all');
  expect(pagedOffers.getNextPageParam(shown, [], 1)).toBe(2);
  disconnect();
  const kept = await asks().promotions('all');
  expect(pagedOffers.getNextPageParam(kept, [], 1)).toBeUndefined();
  expect(pagedOffers.staleTime({ state: { data: { pages: [kept] } } })).toBe(0);
});
