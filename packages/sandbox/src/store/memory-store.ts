import { type Backend, holds, optimisticStore, type StoredRow } from './optimistic-store.ts';
import type { Store } from './store.ts';

/** A store that lives as long as the page or the test. */
export interface MemoryStore extends Store {
  /** Another store, which begins with the rows that this one has now. */
  copy(): MemoryStore;
}

/** An empty store in memory. */
export function memoryStore(): MemoryStore {
  return over({ tables: new Map(), revisions: new Map(), revision: 0 });
}

function over(content: MemoryContent): MemoryStore {
  return {
    ...optimisticStore(memoryBackend(content)),
    copy: () =>
      over({
        tables: new Map([...content.tables].map(([name, table]) => [name, copyOf(table)])),
        revisions: new Map(content.revisions),
        revision: content.revision,
      }),
  };
}

/** A row is replaced and never changed, so both may hold it. */
function copyOf({ rows, indexes }: MemoryTable): MemoryTable {
  return {
    rows: new Map(rows),
    indexes: new Map([...indexes].map(([name, places]) => [name, [...places]])),
  };
}

/** Every table, the revision at which each last changed, and the last revision. */
interface MemoryContent {
  readonly tables: Map<string, MemoryTable>;
  readonly revisions: Map<string, number>;
  revision: number;
}

/** A table's rows, and for each index the places of its rows in order. */
interface MemoryTable {
  readonly rows: Map<string, StoredRow>;
  readonly indexes: Map<string, string[]>;
}

/** Between index key and key: sorts before every character of either, so that places compare as the pairs do. */
const separator = '\u0000';
/** After the separator and before every other character. */
const afterSeparator = '\u0001';

function memoryBackend(content: MemoryContent): Backend {
  const { tables, revisions } = content;

  const tableOf = (name: string) => {
    const found = tables.get(name);
    if (found !== undefined) return found;
    const made: MemoryTable = { rows: new Map(), indexes: new Map() };
    tables.set(name, made);
    return made;
  };
  const read = (name: string, key: string) => tableOf(name).rows.get(key);
  const revisionOf = (name: string) => revisions.get(name) ?? 0;

  const scan: Backend['scan'] = (name, index, { from, to, limit = Infinity, reverse }) => {
    const { rows, indexes } = tableOf(name);
    const places = indexes.get(index) ?? [];
    const start = from === undefined ? 0 : firstAtOrAfter(places, from);
    const end = to === undefined ? places.length : firstAtOrAfter(places, to + afterSeparator);
    const count = Math.max(0, Math.min(limit, end - start));
    const stretch = reverse
      ? places.slice(end - count, end).reverse()
      : places.slice(start, start + count);
    return stretch.flatMap((place) => rows.get(keyOf(place)) ?? []);
  };

  return {
    read,
    revisionOf,
    scan,
    commit(checks, writes) {
      if (!checks.every((check) => holds({ read, scan, revisionOf }, check))) return false;
      if (writes.length > 0) content.revision += 1;
      const { revision } = content;
      for (const { table, key, text, indexKeys } of writes) {
        revisions.set(table, revision);
        const { rows, indexes } = tableOf(table);
        const before = rows.get(key);
        if (before !== undefined) dropPlaces(indexes, before);
        if (text === undefined) {
          rows.delete(key);
          continue;
        }
        const row = { key, version: revision, text, indexKeys };
        rows.set(key, row);
        addPlaces(indexes, row);
      }
      return true;
    },
    clear() {
      // Revisions go on: a transaction that began before the clearing must not commit after it.
      content.revision += 1;
      for (const name of tables.keys()) revisions.set(name, content.revision);
      tables.clear();
    },
  };
}

function addPlaces(indexes: Map<string, string[]>, { key, indexKeys }: StoredRow): void {
  for (const [name, indexKey] of Object.entries(indexKeys)) {
    const places = indexes.get(name) ?? [];
    indexes.set(name, places);
    const place = indexKey + separator + key;
    places.splice(firstAtOrAfter(places, place), 0, place);
  }
}

function dropPlaces(indexes: Map<string, string[]>, { key, indexKeys }: StoredRow): void {
  for (const [name, indexKey] of Object.entries(indexKeys)) {
    const places = indexes.get(name) ?? [];
    places.splice(firstAtOrAfter(places, indexKey + separator + key), 1);
  }
}

function keyOf(place: string): string {
  return place.slice(place.indexOf(separator) + 1);
}

/** Position of the first place that is not before `bound`, by halving. */
function firstAtOrAfter(places: readonly string[], bound: string): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // In bounds, as `middle` is below `high`.
    if ((places[middle] as string) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
