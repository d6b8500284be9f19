/** A kind of row and the orders in which it can be read. Index keys compare as ASCII text. */
export interface Table<Row> {
  readonly name: string;
  readonly indexes: Readonly<Record<string, (row: Row) => string>>;
}

/** Declares a table. Rows must survive JSON: no dates, no bigints. */
export function table<Row>(
  name: string,
  indexes: Readonly<Record<string, (row: Row) => string>> = {},
): Table<Row> {
  return { name, indexes };
}

/** A row with its version, which changes at every write and is never used again. */
export interface Versioned<Row> {
  key: string;
  version: number;
  row: Row;
}

/** A stretch of an index. */
export interface Range {
  /** First index key, included. */
  from?: string;
  /** Last index key, included. */
  to?: string;
  limit?: number;
  /** From the last to the first. */
  reverse?: boolean;
}

/** What can be done inside a transaction. Reads see the transaction's own writes. */
export interface Transaction {
  get<Row>(table: Table<Row>, key: string): Promise<Versioned<Row> | undefined>;
  /** Writes a row. With `expected` it fails on any other version; 0 means the row must be new. */
  put<Row>(table: Table<Row>, key: string, row: Row, expected?: number): Promise<void>;
  delete<Row>(table: Table<Row>, key: string, expected?: number): Promise<void>;
  /** Rows in the order of a declared index, then of their keys. */
  range<Row>(table: Table<Row>, index: string, range?: Range): Promise<Versioned<Row>[]>;
}

export interface Store {
  /**
   * Runs `work` as if it were alone: all its writes happen, or none. It is run again when another
   * transaction changed what it read, so it must have no effects of its own. Rejects with what
   * `work` throws, or with `ConflictError` when it never gets through.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Forgets every row. */
  clear(): Promise<void>;
}

/** A row was not in the version that a write expected, or kept changing underneath a transaction. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
