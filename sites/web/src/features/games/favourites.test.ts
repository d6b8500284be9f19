// Favourites with the sandbox behind them: the marks that a member sees, and what the platform holds.
import { type Client, failureOf } from '@livery/api';
import { gameList } from '@livery/api/contract/game-list';
import { favourites } from '@livery/api/contract/my-games';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { memberKey } from '../../app/member-key.ts';
import {
  type Fault,
  faults,
  openGames,
  openPage,
  soon,
} from '../../fixtures/games-platform.fixture.ts';
import {
  type FavouriteGame,
  favouriteChange,
  favouriteMutation,
  favouritesQuery,
} from './favourites.ts';

/** A page of a member with marks on its games; `leave` ends the session as the site does. */
function openMarks(client: Client) {
  const { cache } = openPage();
  const query = favouritesQuery(client);
  let token: string | undefined = 'hers';
  const parts = { client, cache, session: { token: () => token } };
  const observer = new QueryObserver(cache, query);
  observer.subscribe(() => {});
  return {
    /** Presses a game's star, each time as a card that was not there before. Answers with why the mark changed back. */
    async toggle(game: FavouriteGame) {
      const change = favouriteChange(parts, game);
      const card = new MutationObserver(cache, favouriteMutation(parts));
      return (
        change && card.mutate(change).catch((error) => failureOf(error) ?? Promise.reject(error))
      );
    },
    cache,
    query,
    result: () => observer.getCurrentResult(),
    marks: () => cache.getQueryData(query.queryKey),
    known: () => soon(() => expect(cache.getQueryData(query.queryKey)).toBeDefined()),
    settled: () => soon(() => expect(observer.getCurrentResult().isFetching).toBe(false)),
    become(next: string | undefined): void {
      token = next;
      cache.removeQueries({ queryKey: memberKey });
    },
  };
}

async function open() {
  const platform = await openGames();
  const mira = await platform.signIn('mira2026');
  const { games } = await platform.guest.call(gameList, { language: 'EN', pageSize: 100 });
  const held = () => mira.call(favourites, {});
  const kept = new Set(await held());
  const [one, two] = games.filter(({ nodeId }) => !kept.has(nodeId));
  const liked = games.find(({ nodeId }) => kept.has(nodeId));
  if (!one || !two || !liked) throw new Error('expected games that are favourites, and others');
  const page = openMarks(mira);
  await page.known();
  return { platform, mira, page, held, one, two, liked };
}

test('a click adds a game, the next removes it, and each shows at once [spec 4.38]', async () => {
  const { page, held, one } = await open();
  const added = page.toggle(one);
  await soon(() => expect(page.marks()?.[0]).toBe(one.nodeId));
  expect(await added).toBeUndefined();
  expect((await held())[0]).toBe(one.nodeId);
  const before = page.marks()?.length ?? 0;
  expect(await page.toggle(one)).toBeUndefined();
  expect(page.marks()).toHaveLength(before - 1);
  expect(await held()).not.toContain(one.nodeId);
});

test('the list of favourites is read again after each', async () => {
  const { page, one } = await open();
  const key = [...memberKey, 'favouriteList', 'EN'];
  for (const _ of ['added', 'taken away']) {
    page.cache.setQueryData(key, []);
    await page.toggle(one);
    expect(page.cache.getQueryState(key)?.isInvalidated).toBe(true);
  }
});

test('a mark turns before the platform has answered', async () => {
  const { platform, page, held, one, liked } = await open();
  const letGo = [platform.hold('favourite_add'), platform.hold('favourite_remove')];
  const acts = [page.toggle(one), page.toggle(liked)];
  await soon(() => expect(page.marks()).toContain(one.nodeId));
  await soon(() => expect(page.marks()).not.toContain(liked.nodeId));
  for (const open of letGo) open();
  expect(await Promise.all(acts)).toEqual([undefined, undefined]);
  await page.settled();
  expect(page.marks()).toEqual(await held());
});

test('a double click has one effect', async () => {
  const { platform, page, held, one } = await open();
  await Promise.all([page.toggle(one), page.toggle(one), page.toggle(one)]);
  expect(platform.asked('favourite_add')).toHaveLength(1);
  expect(platform.asked('favourite_remove')).toHaveLength(0);
  expect(await held()).toContain(one.nodeId);
  expect(page.marks()).toContain(one.nodeId);
});

test.each(Object.keys(faults) as Fault[])(
  'a call that fails reverts the mark and gives the reason, and the next click is a retry: %s',
  async (fault) => {
    const { platform, page, held, one, liked } = await open();
    const before = await held();
    platform.fail('favourite_add', fault);
    platform.fail('favourite_remove', fault);
    for (const game of [one, liked]) {
      expect(await page.toggle(game)).toMatchObject({ kind: fault });
      await page.settled();
      expect(page.marks()).toEqual(before);
    }
    expect(await held()).toEqual(before);
    platform.restore('favourite_add');
    expect(await page.toggle(one)).toBeUndefined();
    expect(await held()).toContain(one.nodeId);
  },
);

test('a game that the platform does not know is refused, and its mark turns back', async () => {
  const { page, one } = await open();
  expect(await page.toggle({ ...one, vassalage: 'NOBODY' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(page.marks()).not.toContain(one.nodeId);
});

test('without any connection the marks stay as they were known', async () => {
  const { platform, page, one, held } = await open();
  const before = await held();
  platform.fail('favourite_add', 'offline');
  platform.fail('favourites', 'offline');
  expect(await page.toggle(one)).toEqual({ kind: 'offline' });
  await page.settled();
  expect(page.marks()).toEqual(before);
});

test('a lost answer is not a no: the platform is asked what holds, and nothing is sent twice', async () => {
  const { platform, page, held, one, liked } = await open();
  platform.loseAnswer('favourite_add');
  platform.loseAnswer('favourite_remove');
  expect(await page.toggle(one)).toBeUndefined();
  expect(await page.toggle(liked)).toBeUndefined();
  await page.settled();
  expect(page.marks()).toContain(one.nodeId);
  expect(page.marks()).not.toContain(liked.nodeId);
  expect(page.marks()).toEqual(await held());
  for (const path of ['favourite_add', 'favourite_remove']) {
    expect(platform.asked(path)).toHaveLength(1);
  }
});

test('one that fails turns no other back', async () => {
  const { platform, page, held, one, two } = await open();
  const letGo = platform.hold('favourite_add', { before: true });
  const added = page.toggle(one);
  await soon(() => expect(platform.asked('favourite_add')).toHaveLength(1));
  platform.fail('favourite_add', 'http');
  expect(await page.toggle(two)).toMatchObject({ kind: 'http' });
  // nor do marks that the platform tells meanwhile, and which it does not know yet
  await page.settled();
  expect(page.marks()).toContain(one.nodeId);
  expect(page.marks()).not.toContain(two.nodeId);
  letGo();
  expect(await added).toBeUndefined();
  await page.settled();
  expect(page.marks()).toEqual(await held());
  expect(page.marks()).toContain(one.nodeId);
});

test('marks that were requested before a click do not undo it', async () => {
  const { platform, page, one } = await open();
  const letGo = platform.hold('favourites');
  const late = page.cache.refetchQueries({ queryKey: page.query.queryKey });
  const letAdd = platform.hold('favourite_add');
  const added = page.toggle(one);
  await soon(() => expect(page.marks()).toContain(one.nodeId));
  letGo();
  await late;
  expect(page.marks()).toContain(one.nodeId);
  letAdd();
  await added;
  await page.settled();
  expect(page.marks()).toContain(one.nodeId);
});

test('nothing is asked for before the marks are known, nor for a guest [spec 4.28]', async () => {
  const { platform, page, one } = await open();
  page.become(undefined);
  expect(await page.toggle(one)).toBeUndefined();
  page.become('another');
  expect(await page.toggle(one)).toBeUndefined();
  expect(platform.asked('favourite_add')).toEqual([]);
  const guest = await platform.guest.call(favourites, {}).catch(failureOf);
  expect(guest).toEqual({ kind: 'expired' });
});

test('what ends after its session leaves the marks of the next member alone', async () => {
  const { platform, page, one } = await open();
  const letGo = platform.hold('favourite_add', { fault: 'http' });
  const added = page.toggle(one);
  await soon(() => expect(platform.asked('favourite_add')).toHaveLength(1));
  page.become('his');
  page.cache.setQueryData(page.query.queryKey, [one.nodeId]);
  letGo();
  await added;
  expect(page.marks()).toEqual([one.nodeId]);
  // and a press of his own is not taken for hers
  const his = page.toggle(one);
  await soon(() => expect(platform.asked('favourite_remove')).toHaveLength(1));
  await his;
});
