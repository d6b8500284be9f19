import { describe, expect, it } from 'vitest';
import { createStorage, type Store } from './storage.ts';

function memory(entries: Record<string, string> = {}): Store & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}

const refusing: Store = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('site storage', () => {
  it('takes a visitor for logged in exactly when session storage holds a token [spec 4.01]', () => {
    expect(
      createStorage({ local: memory({ token: 'x' }), session: memory() }).token(),
    ).toBeUndefined();
    expect(
      createStorage({ local: memory(), session: memory({ token: '' }) }).token(),
    ).toBeUndefined();
    expect(createStorage({ local: memory(), session: memory({ token: 'abc' }) }).token()).toBe(
      'abc',
    );
  });

  it('keeps the language under both names in upper case', () => {
    const local = memory();
    const storage = createStorage({ local, session: memory() });
    storage.saveLanguage('HI');
    expect(Object.fromEntries(local.entries)).toEqual({ lang: 'HI', hisLang: 'HI' });
    expect(storage.language()).toBe('HI');
  });

  it('reads a language that only the older name holds', () => {
    expect(createStorage({ local: memory({ hisLang: 'BN' }), session: memory() }).language()).toBe(
      'BN',
    );
  });

  it('takes broken values for absent ones', () => {
    const local = memory({
      lang: '<script>',
      theme: 'purple',
      'list.hot': '{"at":',
      'list.old': '{"at":1}',
    });
    const storage = createStorage({ local, session: memory() });
    expect(storage.language()).toBeUndefined();
    expect(storage.mode()).toBeUndefined();
    expect(storage.list('hot')).toBeUndefined();
    expect(storage.list('old')).toBeUndefined();
  });

  it('gives a list back with its time', () => {
    const storage = createStorage({ local: memory(), session: memory() });
    storage.saveList('hot', { at: 1_700_000_000_000, value: [{ id: 1 }] });
    expect(storage.list('hot')).toEqual({ at: 1_700_000_000_000, value: [{ id: 1 }] });
  });

  it('forgets rather than fails where the browser refuses storage', () => {
    const storage = createStorage({ local: refusing, session: refusing });
    storage.saveMode('dark');
    storage.saveList('hot', { at: 1, value: [] });
    expect(storage.mode()).toBeUndefined();
    expect(storage.token()).toBeUndefined();
    expect(createStorage({ local: undefined, session: undefined }).language()).toBeUndefined();
  });
});
