import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { sqliteStore } from './sqlite-store.ts';
import { ConflictError, type Store, table } from './store.ts';

interface Note {
  text: string;
  rank: string;
}
const notes = table<Note>('notes', { byRank: (note) => note.rank });
const others = table<Note>('others', { byRank: (note) => note.rank });

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

function openSqlite(file: string) {
  const store = sqliteStore(file);
  opened.push(store);
  return store;
}

const add = (store: Store, key: string, rank: string) =>
  store.transaction((tx) => tx.put(notes, key, { text: key, rank }));
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);
const get = (store: Store, key: string) => store.transaction((tx) => tx.get(notes, key));

describe.each([
  { name: 'memory store', open: (): Store => memoryStore() },
  { name: 'SQLite store', open: (): Store => openSqlite(':memory:') },
])('the $name', ({ open }) => {
  it('returns what was put, and nothing for an unknown key', async () => {
    const store = open();
    await add(store, 'a', '1');
    expect((await get(store, 'a'))?.row).toEqual({ text: 'a', rank: '1' });
    expect(await get(store, 'b')).toBeUndefined();
    expect(await store.transaction((tx) => tx.get(others, 'a'))).toBeUndefined();
  });

  it('keeps its own copy of a row', async () => {
    const store = open();
    const note = { text: 'a', rank: '1' };
    await store.transaction((tx) => tx.put(notes, 'a', note));
    note.text = 'changed';
    expect((await get(store, 'a'))?.row.text).toBe('a');
  });

  it('changes the version with every write and never uses one again', async () => {
    const store = open();
    await add(store, 'a', '1');
    const first = await get(store, 'a');
    await store.transaction((tx) => tx.delete(notes, 'a'));
    await add(store, 'a', '1');
    expect((await get(store, 'a'))?.version).toBeGreaterThan(first?.version ?? Infinity);
  });

  it('rejects a write that expects another version', async () => {
    const store = open();
    await add(store, 'a', '1');
    const stale = (await get(store, 'a'))?.version;
    await add(store, 'a', '2');
    const write = store.transaction((tx) => tx.put(notes, 'a', { text: 'x', rank: '' }, stale));
    await expect(write).rejects.toBeInstanceOf(ConflictError);
    const create = store.transaction((tx) => tx.put(notes, 'a', { text: 'x', rank: '' }, 0));
    await expect(create).rejects.toBeInstanceOf(ConflictError);
    const remove = store.transaction((tx) => tx.delete(notes, 'a', stale));
    await expect(remove).rejects.toBeInstanceOf(ConflictError);
    expect((await get(store, 'a'))?.row.rank).toBe('2');
  });

  it('reads a range in the order of the index, then of the key', async () => {
    const store = open();
    for (const [key, rank] of [
      ['d', '2'],
      ['b', '1'],
      ['a', '2'],
      ['c', '3'],
    ] as const) {
      await add(store, key, rank);
    }
    const range = (options?: object) =>
      store.transaction(async (tx) => keysOf(await tx.range(notes, 'byRank', options)));
    expect(await range()).toEqual(['b', 'a', 'd', 'c']);
    expect(await range({ from: '2' })).toEqual(['a', 'd', 'c']);
    expect(await range({ to: '2', limit: 2 })).toEqual(['b', 'a']);
    expect(await range({ from: '2', to: '2' })).toEqual(['a', 'd']);
  });

  it('reads a range from its end, including its own writes', async () => {
    const store = open();
    for (const rank of ['1', '2', '3']) await add(store, `k${rank}`, rank);
    const seen = await store.transaction(async (tx) => {
      const stored = keysOf(await tx.range(notes, 'byRank', { to: '2', reverse: true, limit: 1 }));
      await tx.put(notes, 'k25', { text: 'k25', rank: '25' });
      const all = keysOf(await tx.range(notes, 'byRank', { reverse: true, limit: 3 }));
      return { stored, all };
    });
    expect(seen).toEqual({ stored: ['k2'], all: ['k3', 'k25', 'k2'] });
  });

  it('does not conflict a reader of one range with writes to another range', async () => {
    const store = open();
    await add(store, 'a', '1');
    let attempts = 0;
    await store.transaction(async (tx) => {
      attempts += 1;
      const found = await tx.range(notes, 'byRank', { from: '1', to: '1' });
      await add(store, `other${attempts}`, '2');
      await tx.put(notes, 'sum', { text: String(found.length), rank: '9' });
    });
    expect(attempts).toBe(1);
  });

  it('serialises a hundred transactions on the same row', async () => {
    const store = open();
    await add(store, 'count', '0');
    const increment = () =>
      store.transaction(async (tx) => {
        const before = Number((await tx.get(notes, 'count'))?.row.rank);
        await Promise.resolve();
        await tx.put(notes, 'count', { text: 'count', rank: String(before + 1) });
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    expect((await get(store, 'count'))?.row.rank).toBe('100');
  });

  it('moves a row in the index when it changes, and removes it when it is deleted', async () => {
    const store = open();
    await add(store, 'a', '1');
    await add(store, 'b', '2');
    await add(store, 'a', '3');
    await store.transaction((tx) => tx.delete(notes, 'b'));
    const rows = await store.transaction((tx) => tx.range(notes, 'byRank'));
    expect(keysOf(rows)).toEqual(['a']);
    expect(await store.transaction((tx) => tx.range(notes, 'byRank', { to: '1' }))).toEqual([]);
  });

  it('shows a transaction its own writes', async () => {
    const store = open();
    await add(store, 'a', '1');
    await add(store, 'b', '2');
    const seen = await store.transaction(async (tx) => {
      await tx.put(notes, 'c', { text: 'c', rank: '0' });
      await tx.delete(notes, 'a');
      expect(await tx.get(notes, 'a')).toBeUndefined();
      return keysOf(await tx.range(notes, 'byRank', { limit: 2 }));
    });
    expect(seen).toEqual(['c', 'b']);
  });

  it('writes nothing when the work throws', async () => {
    const store = open();
    const work = store.transaction(async (tx) => {
      await tx.put(notes, 'a', { text: 'a', rank: '1' });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await get(store, 'a')).toBeUndefined();
  });

  it('loses no update of twelve that count at the same time', async () => {
    const store = open();
    await add(store, 'count', '0');
    let attempts = 0;
    const increment = () =>
      store.transaction(async (tx) => {
        attempts += 1;
        const before = Number((await tx.get(notes, 'count'))?.row.rank);
        await Promise.resolve();
        await tx.put(notes, 'count', { text: 'count', rank: String(before + 1) });
      });
    await Promise.all(Array.from({ length: 12 }, increment));
    expect((await get(store, 'count'))?.row.rank).toBe('12');
    expect(attempts).toBeGreaterThan(12);
  });

  it('runs again when it failed over rows that changed while it read them', async () => {
    const store = open();
    const both = (rank: string) =>
      store.transaction(async (tx) => {
        for (const key of ['a', 'b']) await tx.put(notes, key, { text: key, rank });
      });
    await both('1');
    let attempts = 0;
    const rank = await store.transaction(async (tx) => {
      attempts += 1;
      const one = (await tx.get(notes, 'a'))?.row.rank;
      if (attempts === 1) await both('2');
      const other = (await tx.get(notes, 'b'))?.row.rank;
      if (one !== other) throw new Error(`a is ${one}, b is ${other}`);
      return one;
    });
    expect([rank, attempts]).toEqual(['2', 2]);
  });

  it('fails at once over rows that stood still', async () => {
    const store = open();
    await add(store, 'a', '1');
    let attempts = 0;
    const work = store.transaction(async (tx) => {
      attempts += 1;
      await tx.get(notes, 'a');
      throw new Error('a is wrong');
    });
    await expect(work).rejects.toThrow('a is wrong');
    expect(attempts).toBe(1);
  });

  it('runs again when a row appears in a range that it read', async () => {
    const store = open();
    const claim = (key: string) =>
      store.transaction(async (tx) => {
        const taken = await tx.range(notes, 'byRank', { from: 'seat', to: 'seat' });
        await Promise.resolve();
        if (taken.length === 0) await tx.put(notes, key, { text: key, rank: 'seat' });
      });
    await Promise.all([claim('a'), claim('b')]);
    expect(await store.transaction((tx) => tx.range(notes, 'byRank'))).toHaveLength(1);
  });

  it('deletes everything when cleared, and aborts a transaction that began before', async () => {
    const store = open();
    await add(store, 'a', '1');
    let attempts = 0;
    await store.transaction(async (tx) => {
      attempts += 1;
      const found = await tx.get(notes, 'a');
      if (attempts === 1) await store.clear();
      if (found !== undefined) await tx.put(notes, 'b', found.row);
    });
    expect(attempts).toBe(2);
    expect(await store.transaction((tx) => tx.range(notes, 'byRank'))).toEqual([]);
  });
});

describe('the SQLite store in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-store-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps rows, indexes and versions when it is reopened', async () => {
    const file = join(folder, 'platform.sqlite');
    const before = openSqlite(file);
    await add(before, 'a', '1');
    const kept = await get(before, 'a');
    before.close();
    opened.splice(0);

    const after = openSqlite(file);
    expect(await get(after, 'a')).toEqual(kept);
    expect(keysOf(await after.transaction((tx) => tx.range(notes, 'byRank')))).toEqual(['a']);
    await add(after, 'a', '2');
    expect((await get(after, 'a'))?.version).toBeGreaterThan(kept?.version ?? Infinity);
  });
});

describe('a copy of the memory store', () => {
  it('begins with the rows and indexes, and changes by itself', async () => {
    const store = memoryStore();
    await add(store, 'a', '1');
    await add(store, 'b', '2');
    const copy = store.copy();
    await add(copy, 'c', '0');
    await add(store, 'd', '3');
    const ranged = (of: Store) => of.transaction((tx) => tx.range(notes, 'byRank'));
    expect(keysOf(await ranged(copy))).toEqual(['c', 'a', 'b']);
    expect(keysOf(await ranged(store))).toEqual(['a', 'b', 'd']);
  });

  it('uses no version of the original again', async () => {
    const store = memoryStore();
    await add(store, 'a', '1');
    await add(store, 'a', '2');
    const last = (await get(store, 'a'))?.version ?? Infinity;
    const copy = store.copy();
    await add(copy, 'b', '1');
    expect((await get(copy, 'b'))?.version).toBeGreaterThan(last);
  });
});
