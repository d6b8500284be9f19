import {
  ConflictError,
  type Range,
  type Store,
  type Table,
  type Transaction,
  type Versioned,
} from './store.ts';

/** How often a transaction is tried before it fails with a conflict. */
const maxAttempts = 50;

/** A row as a backend keeps it. */
export interface StoredRow {
  key: string;
  version: number;
  /** The row as JSON. */
  text: string;
  /** Index keys by index name. */
  indexKeys: Readonly<Record<string, string>>;
}

/** What a transaction read: a row in a version (0: absent), or a stretch of an index while the table was at a revision. */
export type Check =
  | { table: string; key: string; version: number }
  | { table: string; index: string; range: Range; revision: number; rows: readonly StoredRow[] };

/** A change to commit; without `text` the row goes. */
export interface Write {
  table: string;
  key: string;
  text: string | undefined;
  indexKeys: Readonly<Record<string, string>>;
}

/** What a place to keep rows must do; everything is synchronous, so a commit cannot be interrupted. */
export interface Backend {
  read(table: string, key: string): StoredRow | undefined;
  /** Rows of a stretch in order of index key, then key. */
  scan(table: string, index: string, range: Range): StoredRow[];
  /** The revision at which the table last changed; 0 if never. */
  revisionOf(table: string): number;
  /** Writes all under one new revision if every check still holds; else writes nothing and says false. */
  commit(checks: readonly Check[], writes: readonly Write[]): boolean;
  clear(): void;
}

/**
 * The transactions of both stores: reads are remembered, writes are held back, and the commit is one
 * synchronous step that checks the reads first. A range is read again when its table has changed, so no phantom
 * row slips in. Transactions that met a conflict are tried again one after the other: many that want the same row get it in turn.
 */
export function optimisticStore(backend: Backend): Store {
  let lastRetry: Promise<unknown> = Promise.resolve();

  async function attempt<Result>(work: (tx: Transaction) => Promise<Result>) {
    const run = startRun(backend);
    try {
      const result = await work(run.tx);
      return run.commit() ? { result } : new ConflictError('The rows kept changing.');
    } catch (error) {
      if (error instanceof ConflictError) return error;
      // Rows that did not stand still may not fit together: what came of them says nothing.
      if (!run.holds()) return new ConflictError('The rows kept changing.');
      throw error;
    }
  }

  async function retry<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    for (let tries = 2; ; tries += 1) {
      const outcome = await attempt(work);
      if ('result' in outcome) return outcome.result;
      if (tries >= maxAttempts) throw outcome;
    }
  }

  return {
    async transaction(work) {
      const outcome = await attempt(work);
      if ('result' in outcome) return outcome.result;
      const turn = lastRetry.then(() => retry(work));
      lastRetry = turn.catch(() => {});
      return turn;
    },
    async clear() {
      backend.clear();
    },
  };
}

/** One attempt at a transaction. */
interface Run {
  readonly tx: Transaction;
  /** Whether everything that was read is still so. */
  readonly holds: () => boolean;
  readonly commit: () => boolean;
}

function startRun(backend: Backend): Run {
  const checks = new Map<string, Check>();
  /** By table and key: a stretch looks at the writes of its own table alone. */
  const writes = new Map<string, Map<string, Write>>();

  function read(name: string, key: string): StoredRow | undefined {
    const place = placeOf(name, key);
    const written = writes.get(name)?.get(key);
    const stored = backend.read(name, key);
    if (!checks.has(place)) {
      checks.set(place, { table: name, key, version: stored?.version ?? 0 });
    }
    return written === undefined ? stored : pendingRow(written);
  }

  function write<Row>(table: Table<Row>, key: string, row: Row | undefined, expected?: number) {
    const version = read(table.name, key)?.version ?? 0;
    if (expected !== undefined && expected !== version) {
      throw new ConflictError(
        `Expected ${table.name}/${key} in version ${expected}, found version ${version}.`,
      );
    }
    const own = writes.get(table.name) ?? new Map<string, Write>();
    writes.set(table.name, own);
    own.set(key, {
      table: table.name,
      key,
      text: row === undefined ? undefined : JSON.stringify(row),
      indexKeys: row === undefined ? {} : indexKeysOf(table, row),
    });
  }

  const tx: Transaction = {
    async get<Row>(table: Table<Row>, key: string) {
      const stored = read(table.name, key);
      return stored === undefined ? undefined : readRow<Row>(stored);
    },
    async put(table, key, row, expected) {
      write(table, key, row, expected);
    },
    async delete(table, key, expected) {
      write(table, key, undefined, expected);
    },
    async range<Row>(table: Table<Row>, index: string, range: Range = {}) {
      const { name } = table;
      if (!(index in table.indexes)) throw new Error(`Table ${name} declares no index ${index}.`);
      const pending = writes.get(name) ?? new Map<string, Write>();
      // Held-back writes may add or remove rows, so the limit can only be applied after them.
      const scanned = pending.size === 0 ? range : { ...range, limit: Infinity };
      const stored = backend.scan(name, index, scanned);
      const place = `${name}/${index}/${JSON.stringify(scanned)}`;
      if (!checks.has(place)) {
        const revision = backend.revisionOf(name);
        checks.set(place, { table: name, index, range: scanned, revision, rows: stored });
      }
      if (pending.size === 0) return stored.map((each) => readRow<Row>(each));
      const merged = stored
        .filter((each) => !pending.has(each.key))
        .concat([...pending.values()].flatMap((each) => pendingRow(each) ?? []))
        .filter((each) => isWithin(each.indexKeys[index], range))
        .sort((one, other) => compareBy(index, one, other) * (range.reverse ? -1 : 1));
      return merged.slice(0, range.limit).map((each) => readRow<Row>(each));
    },
  };

  return {
    tx,
    holds: () => backend.commit([...checks.values()], []),
    commit: () =>
      backend.commit(
        [...checks.values()],
        [...writes.values()].flatMap((own) => [...own.values()]),
      ),
  };
}

/** Whether everything that a transaction read is still so. */
export function holds(
  backend: Pick<Backend, 'read' | 'scan' | 'revisionOf'>,
  check: Check,
): boolean {
  if ('key' in check) {
    return (backend.read(check.table, check.key)?.version ?? 0) === check.version;
  }
  const { table, index, range, revision, rows } = check;
  if (backend.revisionOf(table) === revision) return true;
  const now = backend.scan(table, index, range);
  return (
    now.length === rows.length &&
    now.every((row, at) => row.key === rows[at]?.key && row.version === rows[at]?.version)
  );
}

/** Whether an index key lies in a stretch. */
function isWithin(indexKey: string | undefined, { from, to }: Range): boolean {
  if (indexKey === undefined) return false;
  return (from === undefined || indexKey >= from) && (to === undefined || indexKey <= to);
}

/** Order by index key, then key. */
function compareBy(index: string, one: StoredRow, other: StoredRow): number {
  const a = one.indexKeys[index] ?? '';
  const b = other.indexKeys[index] ?? '';
  if (a !== b) return a < b ? -1 : 1;
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
}

/** A row that is written and not committed: version 0 would read as absent, so it has one of its own. */
function pendingRow({ key, text, indexKeys }: Write): StoredRow | undefined {
  return text === undefined ? undefined : { key, version: -1, text, indexKeys };
}

function readRow<Row>({ key, version, text }: StoredRow): Versioned<Row> {
  // Only `put` writes rows, and it takes the row type of the same table.
  return { key, version, row: JSON.parse(text) as Row };
}

function indexKeysOf<Row>(table: Table<Row>, row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table.indexes).map(([name, keyOf]) => [name, keyOf(row)]),
  );
}

function placeOf(name: string, key: string): string {
  return `${name}:${key}`;
}
