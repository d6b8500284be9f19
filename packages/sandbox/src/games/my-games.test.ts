import { contract } from '@livery/api/contract';
import { launchGame } from '@livery/api/contract/launch';
import {
  favouriteAdd,
  favouriteList,
  favouriteRemove,
  favourites,
  recentGameList,
  recentGames,
} from '@livery/api/contract/my-games';
import { describe, expect, it } from 'vitest';
import { openSandbox } from '../session/session.fixture.ts';

const language = 'EN';

/** A sandbox, and a few games to keep and to play. */
async function open() {
  const opened = openSandbox();
  const answer = await opened.guest.call(contract.gameList, { language, vassalage: 'REED' });
  const payloads = answer.games.map(({ nodeId, vassalage, gameType }) => ({
    nodeId,
    vendor: vassalage,
    gameType,
  }));
  const [one, two] = payloads;
  if (one === undefined || two === undefined) throw new Error('expected games of fish');
  return {
    ...opened,
    one,
    two,
    as: async (name: string) => opened.client(await opened.tokenOf(name)),
  };
}

describe('favourites', () => {
  it('are added and removed by a GET with a side effect [spec 3.09] [spec 7.37]', async () => {
    const { as, one, two, wire } = await open();
    const empty = await as('empty2026');
    expect(await empty.call(favourites, {})).toEqual([]);
    for (const id of ['favouriteAdd', 'favouriteRemove'] as const) {
      expect(contract[id]).toMatchObject({ method: 'GET', token: true, effect: true });
    }
    await empty.call(favouriteAdd, one);
    const sent = new URL(wire.at(-2)?.split(' ')[0] ?? '').searchParams;
    expect([...sent.keys()]).toEqual(['nodeId', 'vendor', 'gameType']);
    await empty.call(favouriteAdd, one);
    await empty.call(favouriteAdd, two);
    expect((await empty.call(favourites, {})).sort()).toEqual([one.nodeId, two.nodeId].sort());
    await empty.call(favouriteRemove, one);
    await empty.call(favouriteRemove, one);
    expect(await empty.call(favourites, {})).toEqual([two.nodeId]);
  });

  it('are listed as content and totalPages, the newest first, with the token as header only [spec 3.12] [spec 7.37]', async () => {
    const { as, one, two, pass, wire } = await open();
    const empty = await as('empty2026');
    await empty.call(favouriteAdd, one);
    pass(1000);
    await empty.call(favouriteAdd, two);
    const first = await empty.call(favouriteList, { language, pageSize: 1 });
    expect(first).toMatchObject({ content: [{ nodeId: two.nodeId }], totalPages: 2 });
    const second = await empty.call(favouriteList, { language, pageSize: 1, pageNo: 2 });
    expect(second.content.map(({ nodeId }) => nodeId)).toEqual([one.nodeId]);
    const [address = '', headers = ''] = wire.at(-2)?.split(' ') ?? [];
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      clientType: '3',
      platform: 'html5-desktop',
      language: 'EN',
      pageSize: '1',
      pageNo: '2',
    });
    expect(headers.toLowerCase()).toContain('token');
    const fish = await empty.call(favouriteList, { language, gameType: 'FISH' });
    expect(fish.content).toHaveLength(2);
    expect((await empty.call(favouriteList, { language, gameType: 'RNG' })).content).toEqual([]);
  });

  it('of one member are not shown to others', async () => {
    const { as, one } = await open();
    const mira = await as('mira2026');
    const before = await mira.call(favourites, {});
    expect(before).toHaveLength(18);
    await (await as('empty2026')).call(favouriteAdd, one);
    expect(await mira.call(favourites, {})).toEqual(before);
    expect(await (await as('tara2026')).call(favourites, {})).toHaveLength(3);
    expect(await (await as('arun2026')).call(favourites, {})).toEqual([]);
  });

  it('reject an unknown game, and one of another vendor or type', async () => {
    const { as, one, no } = await open();
    const empty = await as('empty2026');
    for (const wrong of [{ nodeId: 9 }, { vendor: 'LUMA' }, { gameType: 'RNG' }]) {
      const failure = await no(empty.call(favouriteAdd, { ...one, ...wrong }));
      expect(failure).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    }
    expect(await empty.call(favourites, {})).toEqual([]);
  });
});

describe('recent games', () => {
  it('are those that were launched, the latest first and each once [spec 7.27] [spec 7.39]', async () => {
    const { as, one, two, pass, wire } = await open();
    const empty = await as('empty2026');
    expect(contract.recentGames).toMatchObject({
      method: 'GET',
      path: '/wps/relay/GCS_recentGame',
    });
    expect(await empty.call(recentGames, {})).toEqual([]);
    for (const { nodeId, vendor, gameType } of [one, two, one]) {
      pass(1000);
      await empty.call(launchGame, { gameType, vendor, gameCode: String(nodeId) });
    }
    const recent = await empty.call(recentGames, { vassalage: one.vendor });
    expect(recent.map(({ nodeId }) => nodeId)).toEqual([one.nodeId, two.nodeId]);
    expect(wire.at(-2)).toContain(`clientType=3&vassalage=${one.vendor} `);
    expect(await empty.call(recentGames, { vassalage: 'LUMA' })).toEqual([]);
    const page = await empty.call(recentGameList, { language, pageSize: 1, pageNo: 2 });
    expect(page).toMatchObject({ list: [{ nodeId: two.nodeId }], totalPages: 2 });
  });

  it('are paged until the last page [spec 3.11]', async () => {
    const { as, wire } = await open();
    const mira = await as('mira2026');
    const first = await mira.call(recentGameList, { language });
    const sent = new URL(wire.at(-2)?.split(' ')[0] ?? '').searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      clientType: '3',
      language: 'EN',
      pageNo: '1',
      pageSize: '15',
    });
    expect(first.totalPages).toBe(3);
    const last = await mira.call(recentGameList, { language, pageNo: 3 });
    expect(last.list).toHaveLength(10);
    const times = first.list.map(({ playedAt }) => playedAt);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const vendor = first.list[0]?.vassalage ?? '';
    const own = await mira.call(recentGameList, { language, vassalage: vendor, pageSize: 100 });
    expect(new Set(own.list.map(({ vassalage }) => vassalage))).toEqual(new Set([vendor]));
    const tara = await (await as('tara2026')).call(recentGameList, { language });
    expect(tara.list).toHaveLength(2);
  });

  it('are limited to one hundred', async () => {
    const { as, guest, pass } = await open();
    const empty = await as('empty2026');
    const games = [];
    for (const pageNo of [1, 2]) {
      const query = { language, pageSize: 60, pageNo };
      for (const gameType of ['FISH', 'MINI']) {
        games.push(...(await guest.call(contract.gameList, { ...query, gameType })).games);
      }
    }
    expect(games.length).toBe(120);
    for (const { nodeId, gameType, vassalage } of games) {
      pass(1000);
      await empty.call(launchGame, { gameType, vassalage, code: String(nodeId) });
    }
    const all = await empty.call(recentGameList, { language, pageSize: 100, pageNo: 2 });
    expect(all).toEqual({ list: [], totalPages: 1 });
  });
});

it('are closed to a guest and to a trial account', async () => {
  const { as, guest, one, no } = await open();
  const trial = await as('trial2026');
  const calls = [
    (client: typeof trial) => client.call(favouriteAdd, one),
    (client: typeof trial) => client.call(favouriteRemove, one),
    (client: typeof trial) => client.call(favourites, {}),
    (client: typeof trial) => client.call(favouriteList, { language }),
    (client: typeof trial) => client.call(recentGames, {}),
    (client: typeof trial) => client.call(recentGameList, { language }),
  ];
  for (const call of calls) {
    expect(await no(call(trial))).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
    expect(await no(call(guest))).toMatchObject({ kind: 'expired' });
  }
});
