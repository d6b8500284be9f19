// A hall's lists with the sandbox behind them: what is asked for, and what is shown of the answers.
import { type Client, failureOf } from '@livery/api';
import { gameList } from '@livery/api/contract/game-list';
import { launchGame } from '@livery/api/contract/launch';
import { favouriteRemove } from '@livery/api/contract/my-games';
import {
  chooseVendor,
  type GameListState,
  minimumBets,
  narrow,
  openGameList,
  switchList,
  withinPages,
} from '@livery/flows/game-list';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  type Fault,
  faults,
  openGames,
  openPage,
  soon,
} from '../../fixtures/games-platform.fixture.ts';
import { gamePageQuery, hallHotQuery, recentGamesQuery } from './game-list-query.ts';

/** A hall as its screen has it: what the member chose, and the query that follows. */
function openHall(
  client: Client,
  more: { gameType?: string | undefined; page?: ReturnType<typeof openPage> } = {},
) {
  const { page = openPage(), ...gameType } = { gameType: 'RNG', ...more };
  const parts = { client, merchantCode: 'MAYURA', language: 'EN', ...gameType, ...page };
  let state = openGameList();
  const paged = new QueryObserver(page.cache, gamePageQuery(parts, state));
  const growing = new InfiniteQueryObserver(page.cache, {
    ...recentGamesQuery(parts, state),
    enabled: false,
  });
  let stop = paged.subscribe(() => {});
  const isRecent = () => state.list === 'recent';
  const result = () => (isRecent() ? growing : paged).getCurrentResult();
  return {
    ...page,
    result,
    state: () => state,
    become(next: GameListState): void {
      stop();
      state = next;
      if (isRecent()) growing.setOptions(recentGamesQuery(parts, next));
      else paged.setOptions(gamePageQuery(parts, next));
      stop = (isRecent() ? growing : paged).subscribe(() => {});
    },
    more: async () => {
      if (isRecent()) await growing.fetchNextPage({ cancelRefetch: false });
    },
    /** What is shown when nothing is under way. */
    async shown() {
      await soon(() => expect(result().isFetching).toBe(false));
      const { data } = result();
      if (!data) throw result().error;
      return data;
    },
    preloadHot: (vendor?: string) => page.cache.prefetchQuery(hallHotQuery(parts, vendor)),
    hot: (vendor?: string) => page.cache.getQueryData(hallHotQuery(parts, vendor).queryKey),
  };
}
type Hall = ReturnType<typeof openHall>;

const ids = ({ games }: { games: readonly { nodeId: number }[] }) =>
  games.map(({ nodeId }) => nodeId);
const pages = (asked: readonly URLSearchParams[]) => asked.map((query) => query.get('pageNo'));
const kindOf = (hall: Hall) => failureOf(hall.result().error)?.kind;

describe('the hall’s own games', () => {
  test('are shown page by page, fifteen on each, and no page is asked for that there is not [spec 4.30]', async () => {
    const platform = await openGames();
    const hall = openHall(platform.guest);
    const first = await hall.shown();
    expect(first).toMatchObject({ pageNo: 1, hasMore: true, remembered: false });
    expect(first.games).toHaveLength(15);
    expect(Object.fromEntries(platform.asked('list')[0] ?? [])).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: 'MAYURA',
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '15',
      language: 'EN',
    });
    const jump = async (pageNo: number) => {
      hall.become(withinPages({ ...hall.state(), pageNo }, first.totalPages));
      return hall.shown();
    };
    expect((await jump(0)).pageNo).toBe(1);
    await hall.more();
    expect(platform.asked('list')).toHaveLength(1);
    const second = await jump(2);
    expect(second).toMatchObject({ pageNo: 2, hasMore: true });
    expect(ids(second).some((id) => ids(first).includes(id))).toBe(false);
    const last = await jump(first.totalPages);
    expect(last).toMatchObject({ pageNo: first.totalPages, hasMore: false });
    await jump(first.totalPages + 1);
    await hall.more();
    expect(pages(platform.asked('list'))).toEqual(['1', '2', String(first.totalPages)]);
  });

  test('are searched by name and smallest bet once, and an unchanged value asks for nothing [spec 5.32]', async () => {
    const platform = await openGames();
    const hall = openHall(platform.guest);
    const { games } = await hall.shown();
    const name = games[0]?.name ?? '';
    hall.become(narrow(hall.state(), { name }));
    expect((await hall.shown()).games.map((game) => game.name)).toContain(name);
    hall.become(narrow(hall.state(), { name: ` ${name} ` }));
    hall.become(narrow(hall.state(), { minBet: 'all' }));
    await hall.shown();
    expect(platform.asked('list')).toHaveLength(2);
    expect(platform.asked('list')[1]?.get('gameName')).toBe(name);
    hall.become(narrow(hall.state(), { name: '', minBet: '0.5' }));
    await hall.shown();
    hall.become(narrow(hall.state(), { minBet: '0.5' }));
    await hall.shown();
    expect(platform.asked('list')).toHaveLength(3);
    expect(platform.asked('list')[2]?.has('gameName')).toBe(false);
  });

  test('have one of the five smallest bets that can be chosen, and every one with "all" [spec 9.23]', async () => {
    expect(minimumBets).toEqual(['all', '0.01', '0.05', '0.1', '0.5', '0.75']);
    const platform = await openGames();
    const hall = openHall(platform.guest);
    const all = await hall.shown();
    let sum = 0;
    for (const minBet of minimumBets.slice(1)) {
      hall.become(narrow(hall.state(), { minBet }));
      const { games, totalPages } = await hall.shown();
      expect(new Set(games.map((game) => Number(game.minBet)))).toEqual(new Set([Number(minBet)]));
      sum += totalPages;
    }
    expect(sum).toBeGreaterThanOrEqual(all.totalPages);
    hall.become(narrow(hall.state(), { minBet: 'all' }));
    expect(ids(await hall.shown())).toEqual(ids(all));
  });

  test('of a vendor replace whatever list was shown [spec 4.31]', async () => {
    const platform = await openGames();
    const hall = openHall(await platform.signIn('mira2026'));
    await hall.shown();
    hall.become(switchList(hall.state(), 'recent', true));
    await hall.shown();
    hall.become(chooseVendor(hall.state(), 'LUMA'));
    const { games } = await hall.shown();
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['LUMA']));
    expect(platform.asked('list').at(-1)?.get('vassalage')).toBe('LUMA');
  });
});

describe('hot games', () => {
  test('are there when they are chosen, on one page, and nothing more is asked for [spec 4.27]', async () => {
    const platform = await openGames();
    const hall = openHall(platform.guest);
    await hall.preloadHot();
    await hall.shown();
    const before = platform.asked('hot').length + platform.asked('list').length;
    hall.become(switchList(hall.state(), 'hot', false));
    // at once, without a moment of loading
    const { data, isFetching } = hall.result();
    const preloaded = hall.hot()?.items.filter(({ gameType }) => gameType === 'RNG');
    expect(preloaded?.length).toBeGreaterThan(5);
    expect(data?.games).toEqual(preloaded);
    expect(isFetching).toBe(false);
    expect(data).toMatchObject({ pageNo: 1, totalPages: 1, hasMore: false });
    await hall.more();
    hall.become(withinPages({ ...hall.state(), pageNo: 2 }, data?.totalPages ?? 0));
    expect(await hall.shown()).toEqual(data);
    expect(platform.asked('hot').length + platform.asked('list').length).toBe(before);
    expect(platform.asked('hot')[0]?.get('platform')).toBe('flash,html5-desktop');
  });

  test('of a vendor are those that were loaded for it', async () => {
    const platform = await openGames();
    const hall = openHall(platform.guest);
    hall.become(switchList(chooseVendor(hall.state(), 'LUMA'), 'hot', false));
    const { games } = await hall.shown();
    expect(platform.asked('hot').map((query) => query.get('vassalage'))).toEqual(['LUMA']);
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['LUMA']));
  });
});

describe('recent games', () => {
  /** A hall that shows the 40 games that Mira has played. */
  async function recent() {
    const platform = await openGames();
    const mira = await platform.signIn('mira2026');
    const hall = openHall(mira);
    await hall.shown();
    hall.become(switchList(hall.state(), 'recent', true));
    await hall.shown();
    return { platform, mira, hall };
  }

  test('come page after page until the last, and each game once [spec 4.29]', async () => {
    const { platform, hall } = await recent();
    const counts = [];
    do {
      counts.push((await hall.shown()).games.length);
      // pressed twice, or asked for by two scrolls
      await Promise.all([hall.more(), hall.more()]);
    } while ((await hall.shown()).hasMore);
    const all = await hall.shown();
    expect(counts).toEqual([15, 30]);
    expect(all).toMatchObject({ pageNo: 3, totalPages: 3, hasMore: false });
    expect(new Set(ids(all)).size).toBe(40);
    expect(all.games).toHaveLength(40);
    await hall.more();
    expect(pages(platform.asked('recent_list'))).toEqual(['1', '2', '3']);
  });

  test('that were left begin with their first page again [spec 4.26]', async () => {
    const { platform, hall } = await recent();
    await hall.more();
    hall.become(switchList(hall.state(), 'none', true));
    const kept = () => hall.cache.getQueriesData({ queryKey: ['member', 'recentGameList'] });
    await soon(() => expect(kept()).toEqual([]));
    hall.become(switchList(hall.state(), 'recent', true));
    expect(await hall.shown()).toMatchObject({ pageNo: 1, hasMore: true });
    expect(pages(platform.asked('recent_list'))).toEqual(['1', '2', '1']);
  });

  test('that move while they are read stand there once', async () => {
    const { platform, mira, hall } = await recent();
    const { games } = await hall.shown();
    const read = new Set(games.map(({ nodeId }) => nodeId));
    // a game that is started now stands first, so that the last of this page is the first of the next
    const { games: all } = await platform.guest.call(gameList, { language: 'EN', pageSize: 100 });
    const other = all.find(({ nodeId }) => !read.has(nodeId));
    if (!other) throw new Error('expected a game that was not played');
    const { gameType, vassalage, nodeId } = other;
    await mira.call(launchGame, { gameType, vassalage, code: String(nodeId) });
    await hall.more();
    const shown = ids(await hall.shown());
    expect(shown).toHaveLength(29);
    expect(new Set(shown).size).toBe(29);
  });

  test.each(Object.keys(faults) as Fault[])(
    'stay when a further page fails, and a retry loads that page: %s',
    async (fault) => {
      const { platform, hall } = await recent();
      platform.fail('recent_list', fault);
      await hall.more();
      expect(await hall.shown()).toMatchObject({ pageNo: 1, hasMore: true });
      expect(kindOf(hall)).toBe(fault);
      platform.restore('recent_list');
      await hall.more();
      expect((await hall.shown()).games).toHaveLength(30);
      expect(kindOf(hall)).toBeUndefined();
    },
  );
});

describe('favourites', () => {
  test('are paged, and a page that is gone leads to the last that is left', async () => {
    const platform = await openGames();
    const mira = await platform.signIn('mira2026');
    const hall = openHall(mira, { gameType: undefined });
    await hall.shown();
    hall.become(switchList(hall.state(), 'fav', true));
    const first = await hall.shown();
    expect(first.games).toHaveLength(15);
    hall.become(withinPages({ ...hall.state(), pageNo: 2 }, first.totalPages));
    const second = await hall.shown();
    expect(second.games).toHaveLength(3);
    for (const { nodeId, vassalage, gameType } of second.games) {
      await mira.call(favouriteRemove, { nodeId, vendor: vassalage, gameType });
    }
    await hall.cache.invalidateQueries();
    const { totalPages } = await hall.shown();
    expect(totalPages).toBe(1);
    hall.become(withinPages(hall.state(), totalPages));
    expect(hall.state().pageNo).toBe(1);
  });

  test('of a guest are not asked for: what is shown stays [spec 4.28]', async () => {
    const platform = await openGames();
    const hall = openHall(platform.guest);
    const before = await hall.shown();
    hall.become(switchList(hall.state(), 'fav', false));
    expect(await hall.shown()).toEqual(before);
    expect(platform.asked('favourite_list')).toEqual([]);
  });
});

describe('a list that cannot be had', () => {
  test.each(Object.keys(faults) as Fault[])(
    'gives the reason, and loads on a retry: %s',
    async (fault) => {
      const platform = await openGames();
      const mira = await platform.signIn('mira2026');
      for (const [list, path] of [
        ['none', 'list'],
        ['hot', 'hot'],
        ['fav', 'favourite_list'],
        ['recent', 'recent_list'],
      ] as const) {
        platform.fail(path, fault);
        const hall = openHall(mira);
        hall.become(switchList(hall.state(), list, true));
        await expect(hall.shown()).rejects.toMatchObject({ failure: { kind: fault } });
        platform.restore(path);
        void hall.cache.refetchQueries();
        expect((await hall.shown()).games.length).toBeGreaterThan(0);
      }
    },
  );

  test('for want of a connection is the hall as it was last, marked so; a member’s lists stay on no device', async () => {
    const platform = await openGames();
    const mira = await platform.signIn('mira2026');
    const page = openPage();
    const before = openHall(mira, { page });
    const opened = await before.shown();
    for (const list of ['fav', 'recent'] as const) {
      before.become(switchList(before.state(), list, true));
      await before.shown();
    }
    before.become(narrow(before.state(), { name: 'moon' }));
    await before.shown();
    expect([...page.local.entries.keys()]).toEqual(['list.gameList.RNG.EN']);
    for (const path of ['list', 'recent_list']) platform.fail(path, 'offline');
    const after = openHall(mira, { page: { ...openPage(), storage: page.storage } });
    expect(await after.shown()).toEqual({ ...opened, remembered: true });
    after.become(switchList(after.state(), 'recent', true));
    await expect(after.shown()).rejects.toMatchObject({ failure: { kind: 'offline' } });
    // with the connection the remembered one is asked for again
    platform.restore('list');
    after.become(switchList(after.state(), 'none', true));
    await soon(() => expect(after.result().data?.remembered).toBe(false));
  });

  test('in time is never shown in the place of another', async () => {
    const platform = await openGames();
    const mira = await platform.signIn('mira2026');
    const letGo = platform.hold('list');
    const hall = openHall(mira);
    hall.become(narrow(hall.state(), { name: 'moon' }));
    hall.become(switchList(hall.state(), 'recent', true));
    const recent = await hall.shown();
    expect(recent.games).toHaveLength(15);
    letGo();
    await new Promise((done) => setTimeout(done, 50));
    expect(hall.result().data).toEqual(recent);
  });
});

test('a member’s lists leave the page with their session', async () => {
  const platform = await openGames();
  const hall = openHall(await platform.signIn('mira2026'));
  hall.become(switchList(hall.state(), 'fav', true));
  await hall.shown();
  hall.become(openGameList());
  await hall.shown();
  hall.cache.removeQueries({ queryKey: ['member'] });
  const kept = hall.cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(new Set(kept)).toEqual(new Set(['gameList']));
});
