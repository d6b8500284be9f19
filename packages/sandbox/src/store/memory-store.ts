import {
  type Backend,
  compareBy,
  isWithin,
  optimisticStore,
  type StoredRow,
} from './optimistic-store.ts';
import type { Store } from './store.ts';

/** A store that lives as long as the page or the test. */
export function memoryStore(): Store {
  return optimisticStore(memoryBackend());
}

function memoryBackend(): Backend {
  const tables = new Map<string, Map<string, StoredRow>>();
  const revisions = new Map<string, number>();
  let revision = 0;

  const rowsOf = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, StoredRow>();
    tables.set(name, rows);
    return rows;
  };
  const read = (name: string, key: string) => rowsOf(name).get(key);
  const revisionOf = (name: string) => revisions.get(name) ?? 0;

  return {
    read,
    revisionOf,
    scan(name, index, range) {
      return [...rowsOf(name).values()]
        .filter((row) => isWithin(row.indexKeys[index], range))
        .sort((one, other) => compareBy(index, one, other))
        .slice(0, range.limit);
    },
    commit(checks, writes) {
      const holds = checks.every((check) =>
        'key' in check
          ? (read(check.table, check.key)?.version ?? 0) === check.version
          : revisionOf(check.table) === check.revision,
      );
      if (!holds) return false;
      if (writes.length > 0) revision += 1;
      for (const { table, key, text, indexKeys } of writes) {
        revisions.set(table, revision);
        if (text === undefined) rowsOf(table).delete(key);
        else rowsOf(table).set(key, { key, version: revision, text, indexKeys });
      }
      return true;
    },
    clear() {
      // Revisions go on: a transaction that began before the clearing must not commit after it.
      revision += 1;
      for (const name of tables.keys()) revisions.set(name, revision);
      tables.clear();
    },
  };
}
