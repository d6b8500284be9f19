import { DatabaseSync } from 'node:sqlite';
import { type Backend, holds, optimisticStore, type StoredRow } from './optimistic-store.ts';
import type { Store } from './store.ts';

/** A SQLite store; `close` lets go of the file. */
export interface SqliteStore extends Store {
  close(): void;
}

/**
 * A store in one SQLite file (`:memory:` keeps it in memory). A committed transaction survives a
 * crash: the log is synced before the commit returns.
 */
export function sqliteStore(file: string): SqliteStore {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS row (
      tbl TEXT NOT NULL, key TEXT NOT NULL, version INTEGER NOT NULL,
      text TEXT NOT NULL, index_keys TEXT NOT NULL,
      PRIMARY KEY (tbl, key)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS row_index (
      tbl TEXT NOT NULL, name TEXT NOT NULL, index_key TEXT NOT NULL, key TEXT NOT NULL,
      PRIMARY KEY (tbl, name, index_key, key)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS revision (tbl TEXT PRIMARY KEY, revision INTEGER NOT NULL) WITHOUT ROWID;
  `);
  return { ...optimisticStore(sqliteBackend(database)), close: () => database.close() };
}

function sqliteBackend(database: DatabaseSync): Backend {
  const selectRow = database.prepare('SELECT * FROM row WHERE tbl = ? AND key = ?');
  // An empty text sorts before every index key, and this one after: keys are ASCII.
  const last = '\u{10ffff}';
  const selectStretch = (order: 'ASC' | 'DESC') =>
    database.prepare(`
      SELECT row.* FROM row_index JOIN row USING (tbl, key)
      WHERE tbl = ?1 AND name = ?2 AND index_key >= ?3 AND index_key <= ?4
      ORDER BY index_key ${order}, key ${order} LIMIT ?5`);
  const selectRange = { forward: selectStretch('ASC'), backward: selectStretch('DESC') };
  const selectRevision = database.prepare('SELECT revision FROM revision WHERE tbl = ?');
  const selectLastRevision = database.prepare('SELECT max(revision) AS revision FROM revision');
  const upsertRevision = database.prepare('INSERT OR REPLACE INTO revision VALUES (?, ?)');
  const upsertRow = database.prepare('INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?, ?)');
  const deleteRow = database.prepare('DELETE FROM row WHERE tbl = ? AND key = ?');
  const insertIndex = database.prepare('INSERT INTO row_index VALUES (?, ?, ?, ?)');
  const deleteIndex = database.prepare(
    'DELETE FROM row_index WHERE tbl = ? AND name = ? AND index_key = ? AND key = ?',
  );

  const read = (table: string, key: string) => {
    const found = selectRow.get(table, key);
    return found === undefined ? undefined : storedRow(found);
  };
  const revisionOf = (table: string) => Number(selectRevision.get(table)?.revision ?? 0);
  const nextRevision = () => Number(selectLastRevision.get()?.revision ?? 0) + 1;

  const scan: Backend['scan'] = (table, index, { from, to, limit = Infinity, reverse }) => {
    // A negative limit is SQLite's word for none.
    const rows = Number.isFinite(limit) ? limit : -1;
    const select = reverse ? selectRange.backward : selectRange.forward;
    return select.all(table, index, from ?? '', to ?? last, rows).map(storedRow);
  };

  /** Runs `work` in one exclusive SQLite transaction, kept only when it says true. */
  function exclusively(work: () => boolean): boolean {
    database.exec('BEGIN IMMEDIATE');
    let done = false;
    try {
      done = work();
    } finally {
      database.exec(done ? 'COMMIT' : 'ROLLBACK');
    }
    return done;
  }

  return {
    read,
    revisionOf,
    scan,
    commit(checks, writes) {
      // With nothing to write, what was read need only have been true together, which one look can tell.
      const reads = { read, scan, revisionOf };
      if (writes.length === 0) return checks.every((check) => holds(reads, check));
      return exclusively(() => {
        if (!checks.every((check) => holds(reads, check))) return false;
        const revision = nextRevision();
        for (const { table, key, text, indexKeys } of writes) {
          for (const [name, indexKey] of Object.entries(read(table, key)?.indexKeys ?? {})) {
            deleteIndex.run(table, name, indexKey, key);
          }
          upsertRevision.run(table, revision);
          if (text === undefined) {
            deleteRow.run(table, key);
            continue;
          }
          upsertRow.run(table, key, revision, text, JSON.stringify(indexKeys));
          for (const [name, indexKey] of Object.entries(indexKeys)) {
            insertIndex.run(table, name, indexKey, key);
          }
        }
        return true;
      });
    },
    clear() {
      exclusively(() => {
        // Revisions go on: a transaction that began before the clearing must not commit after it.
        const revision = nextRevision();
        database.exec('DELETE FROM row; DELETE FROM row_index;');
        database.prepare('UPDATE revision SET revision = ?').run(revision);
        return true;
      });
    },
  };
}

function storedRow(found: Record<string, unknown>): StoredRow {
  return {
    key: String(found.key),
    version: Number(found.version),
    text: String(found.text),
    // Written by `commit` above as the JSON of exactly this type.
    indexKeys: JSON.parse(String(found.index_keys)) as Record<string, string>,
  };
}
