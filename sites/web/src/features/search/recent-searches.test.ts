import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

const storageWith = (local = memoryStore()) => createStorage({ local, session: memoryStore() });

describe('recent searches', () => {
  it('are the latest first, each once, and six at most', () => {
    const storage = storageWith();
    for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c '])
      keepSearch(storage, undefined, term);
    expect(recentSearches(storage, undefined)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('of nothing but spaces are not kept', () => {
    const storage = storageWith();
    keepSearch(storage, undefined, '  ');
    expect(recentSearches(storage, undefined)).toEqual([]);
  });

  it('of a member are shown to that member alone', () => {
    const storage = storageWith();
    keepSearch(storage, 'mira2026', 'lantern');
    expect(recentSearches(storage, 'mira2026')).toEqual(['lantern']);
    expect(recentSearches(storage, 'tara2026')).toEqual([]);
    expect(recentSearches(storage, undefined)).toEqual([]);
  });

  it('are gone once forgotten', () => {
    const storage = storageWith();
    keepSearch(storage, undefined, 'keno');
    keepSearch(storage, 'mira2026', 'lantern');
    forgetSearches(storage, undefined);
    expect(recentSearches(storage, undefined)).toEqual([]);
    expect(recentSearches(storage, 'mira2026')).toEqual(['lantern']);
  });

  it.each(['nonsense', '{"version":2,"value":["keno"]}', '{"version":1,"value":[7]}'])(
    'that another program wrote as %s count as none',
    (raw) => {
      const local = memoryStore();
      local.setItem('searches', raw);
      expect(recentSearches(storageWith(local), undefined)).toEqual([]);
    },
  );
});
