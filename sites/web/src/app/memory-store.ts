import type { Store } from './storage.ts';

/** A store that lasts as long as the page: for a browser that refuses its own, and for tests. */
export function memoryStore(
  entries: Readonly<Record<string, string>> = {},
): Store & { readonly entries: ReadonlyMap<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
