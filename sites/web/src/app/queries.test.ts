import { createClient } from '@livery/api';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { memoryStore as memory } from './memory-store.ts';
import { askBannersOfMember, createQueries } from './queries.ts';
import { createStorage } from './storage.ts';

const game = { nodeId: 7, vassalage: 'LUMA', gameType: 'RNG', name: 'Lantern Harvest' };

/** A site whose platform answers as `answer` says; each `ask` is a first visit of a page with the same storage. */
function site(local = memory()) {
  const state = {
    answer: (): Response => Response.json({ success: true, value: [game], serverTime: 5_000 }),
  };
  const sent: string[] = [];
  const ask = (language = 'EN') => {
    const client = createClient({
      fetch: async (url) => {
        sent.push(url);
        return state.answer();
      },
      merchantCode: 'MAYURA',
      language: () => language,
      token: () => undefined,
      sleep: async () => undefined,
    });
    const storage = createStorage({ local, session: undefined });
    const queries = createQueries({ client, storage, merchantCode: 'MAYURA', language });
    return new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    }).fetchQuery(queries.hotGames());
  };
  return { state, sent, ask };
}

const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('lists', () => {
  it('gives the platform answer with its time', async () => {
    const { ask, sent } = site();
    expect(await ask()).toMatchObject({ items: [{ nodeId: 7 }], at: 5_000, remembered: false });
    expect(sent[0]).toContain('isPlatform=2');
  });

  it('shows the last list marked with its time while there is no connection', async () => {
    const { ask, state } = site();
    await ask();
    state.answer = offline;
    expect(await ask()).toMatchObject({ items: [{ nodeId: 7 }], at: 5_000, remembered: true });
  });

  it('keeps lists of languages apart', async () => {
    const { ask, state } = site();
    await ask('EN');
    state.answer = offline;
    await expect(ask('HI')).rejects.toThrow('offline');
  });

  it('does not hide a failing platform behind an old list', async () => {
    const { ask, state } = site();
    await ask();
    state.answer = () => new Response('', { status: 500 });
    await expect(ask()).rejects.toThrow('HTTP 500');
  });

  it('refuses a kept list that no longer reads', async () => {
    const local = memory();
    local.setItem('list.hotGames.EN', '{"version":1,"at":5000,"value":[{"nodeId":"seven"}]}');
    const { ask, state } = site(local);
    state.answer = offline;
    await expect(ask()).rejects.toThrow('offline');
  });
});

it('asks for the banners again for each member, and not for what else changes', () => {
  const cache = new QueryClient();
  const key = ['banners', 'EN', 'index'];
  const other = ['hotGames', 'EN', 'all'];
  const listeners: (() => void)[] = [];
  let token: string | undefined;
  askBannersOfMember(cache, {
    token: () => token,
    subscribe: (listener) => listeners.push(listener),
  });
  const isOldAfter = (next: string | undefined) => {
    for (const each of [key, other]) cache.setQueryData(each, {});
    token = next;
    for (const tell of listeners) tell();
    return [key, other].map((each) => cache.getQueryState(each)?.isInvalidated);
  };
  expect(isOldAfter(undefined)).toEqual([false, false]);
  expect(isOldAfter('a')).toEqual([true, false]);
  expect(isOldAfter('a')).toEqual([false, false]);
  expect(isOldAfter('b')).toEqual([true, false]);
  expect(isOldAfter(undefined)).toEqual([true, false]);
});
