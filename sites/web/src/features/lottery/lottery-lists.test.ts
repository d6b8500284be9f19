// The lottery lobby with the sandbox behind it: what each of its lists loads.
import type { Client } from '@livery/api';
import { type PrizeMode, popularLottery } from '@livery/api/contract/lottery';
import { lotteryGameList, recentLottery } from '@livery/api/contract/lottery-list';
import { type LobbyList, lobbyWith, selectLobby } from '@livery/flows/lottery-lobby';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { openGames, openPage } from '../../fixtures/games-platform.fixture.ts';
import { patient } from '../../fixtures/money-platform.fixture.ts';
import { lotteryFavourites, lotteryLists, toggleLotteryFavourite } from './lottery-lists.ts';

async function openLobby(username = 'mira2026') {
  const platform = await openGames();
  const member = await platform.signIn(username);
  const { storage } = openPage();
  const services = lotteryLists({
    client: member,
    storage,
    language: 'EN',
    prizeMode: 'SEA',
    username: () => username,
  });
  const actor = createActor(lobbyWith(services), {
    clock: new SimulatedClock(),
    input: { signedIn: true },
  }).start();
  const view = async () =>
    selectLobby(await waitFor(actor, (snapshot) => snapshot.matches('waiting'), patient));
  return {
    platform,
    member,
    storage,
    view,
    ids: async () => (await view()).games.map(({ gameId }) => gameId),
    choose: (list: LobbyList) => actor.send({ type: 'list', list }),
    tag: (tag: string) => actor.send({ type: 'tag', tag }),
  };
}

test('none lists every lottery, and a tag those of its group [spec 4.32]', async () => {
  const { member, ids, tag } = await openLobby();
  const groups = await member.call(lotteryGameList, { prizeMode: 'SEA' });
  expect(await ids()).toEqual(
    groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId)),
  );
  const [group] = groups;
  tag(group?.tag ?? '');
  expect(await ids()).toEqual(group?.gameMenus.map(({ gameId }) => gameId));
});

test('recent are the latest plays, a hundred at most, the last first [spec 4.32] [spec 4.36]', async () => {
  const { platform, member, ids, choose } = await openLobby();
  choose('recent');
  const entries = Object.values(await member.call(recentLottery, { prizeMode: 'SEA' }));
  expect(entries.length).toBeGreaterThan(1);
  expect(await ids()).toEqual(entries.map(({ gameId }) => gameId));
  expect(Object.fromEntries(platform.asked('recent')[0] ?? [])).toEqual({
    prizeMode: 'SEA',
    device: 'WEB',
    recentCount: '100',
  });
});

test('recent keep their order where the platform keys its answer by number', async () => {
  const { storage } = openPage();
  const entries = { 3: { gameId: 'first', playedAt: 1 }, 7: { gameId: 'last', playedAt: 9 } };
  // As much of a client as the list asks for; the rest of a lottery does not matter here.
  const client = { answer: async () => ({ value: entries, serverTime: 0 }) } as unknown as Client;
  const parts = {
    client,
    storage,
    language: 'EN',
    prizeMode: 'SEA',
    username: () => 'mira2026',
  } as const;
  const { items } = await lotteryLists(parts).loadList('recent', new AbortController().signal);
  expect(items.map(({ gameId }) => gameId)).toEqual(['last', 'first']);
});

test('hot are the popular lotteries [spec 4.32] [spec 4.36]', async () => {
  const { platform, member, ids, choose } = await openLobby();
  choose('hot');
  const popular = await member.call(popularLottery, {});
  expect(popular).toHaveLength(20);
  expect(await ids()).toEqual(popular.map(({ gameId }) => gameId));
  expect(platform.asked('popular')[0]?.get('count')).toBe('20');
});

test('hot are those of the lobby’s own set', async () => {
  const { client, storage } = { ...openPage(), client: (await openGames()).guest };
  const parts = { client, storage, language: 'EN', username: () => undefined };
  const hotOf = async (prizeMode: PrizeMode) => {
    const { loadList } = lotteryLists({ ...parts, prizeMode });
    return (await loadList('hot', new AbortController().signal)).items;
  };
  for (const prizeMode of ['SEA', 'Lott', 'Elott'] as const) {
    const hot = await hotOf(prizeMode);
    expect(hot.length).toBeGreaterThan(10);
    expect(hot.every((game) => game.prizeMode === prizeMode)).toBe(true);
  }
});

test('favourites are those of the lotteries that the member keeps by id [spec 4.32] [spec 4.36]', async () => {
  const { storage, ids, choose } = await openLobby();
  const all = await ids();
  const [, second = '', third = ''] = all;
  toggleLotteryFavourite(storage, 'mira2026', third);
  toggleLotteryFavourite(storage, 'mira2026', second);
  toggleLotteryFavourite(storage, 'mira2026', 'gone-long-ago');
  toggleLotteryFavourite(storage, 'tara2026', all[0] ?? '');
  choose('fav');
  expect(await ids()).toEqual([second, third]);
  toggleLotteryFavourite(storage, 'mira2026', third);
  choose('fav');
  expect(await ids()).toEqual([second]);
});

test('a lottery is added by one click and removed by the next, for its member only [spec 4.38]', () => {
  const { storage } = openPage();
  expect(toggleLotteryFavourite(storage, 'mira2026', 'a')).toEqual(['a']);
  expect(toggleLotteryFavourite(storage, 'mira2026', 'b')).toEqual(['b', 'a']);
  expect(lotteryFavourites(storage, 'mira2026')).toEqual(['b', 'a']);
  expect(lotteryFavourites(storage, 'tara2026')).toEqual([]);
  expect(toggleLotteryFavourite(storage, 'mira2026', 'a')).toEqual(['b']);
  expect(toggleLotteryFavourite(storage, 'mira2026', 'b')).toEqual([]);
  expect(lotteryFavourites(storage, 'mira2026')).toEqual([]);
});

test('without a connection the last lists stand with their time, and none of what a member opened', async () => {
  const { platform, view, ids, choose } = await openLobby();
  const all = await ids();
  choose('hot');
  const hot = await ids();
  for (const path of ['games', 'popular', 'recent']) platform.fail(path, 'offline');
  choose('recent');
  expect(await view()).toMatchObject({ games: [], failure: { kind: 'offline' } });
  for (const [list, games] of [
    ['hot', hot],
    ['none', all],
  ] as const) {
    choose(list);
    expect(await ids()).toEqual(games);
    expect((await view()).listed).toMatchObject({ remembered: true, at: expect.any(Number) });
  }
});

test.each(['http', 'malformed'] as const)(
  'a list that fails to load gives the reason, and loads with the next choice: %s',
  async (fault) => {
    const { platform, view, choose } = await openLobby();
    await view();
    for (const [list, path] of [
      ['recent', 'recent'],
      ['hot', 'popular'],
      ['fav', 'games'],
      ['none', 'games'],
    ] as const) {
      platform.fail(path, fault);
      choose(list);
      expect(await view()).toMatchObject({ list, games: [], failure: { kind: fault } });
      platform.restore(path);
      choose(list);
      expect((await view()).failure).toBeUndefined();
    }
  },
);

test('a guest has no favourites', async () => {
  const platform = await openGames();
  const { storage } = openPage();
  toggleLotteryFavourite(storage, 'mira2026', 'a');
  const parts = {
    client: platform.guest,
    storage,
    language: 'EN',
    username: () => undefined,
  };
  const { loadList } = lotteryLists({ ...parts, prizeMode: 'SEA' });
  expect((await loadList('fav', new AbortController().signal)).items).toEqual([]);
});
