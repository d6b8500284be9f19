/** A step from one version of a document to the next. */
export interface Migration {
  /** The version that it reads; what it gives is one higher. */
  readonly from: number;
  /** Pure. The document is as a person wrote it: anything may be missing or of another kind. */
  readonly migrate: (document: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** What became of a document: one of the wanted version, or why there is none. */
export type Migrated =
  | { readonly ok: true; readonly value: unknown; readonly from: number | undefined }
  | { readonly ok: false; readonly reason: 'newer' | 'older'; readonly version: number };

/**
 * Brings a document to version `current`, one step of `chain` after the other. A document without a whole-number
 * `schema` passes unchanged: saying what is wrong with it is the schema's work. `newer` is beyond `current`; `older` is
 * from before the chain begins.
 */
export function migrate(value: unknown, chain: readonly Migration[], current: number): Migrated {
  if (!isDocument(value) || !isVersion(value.schema)) return { ok: true, value, from: undefined };
  const from = value.schema;
  if (from > current) return { ok: false, reason: 'newer', version: from };
  let document = value;
  for (let version = from; version < current; version += 1) {
    const step = chain.find((one) => one.from === version);
    if (!step) return { ok: false, reason: 'older', version: from };
    document = { ...step.migrate(document), schema: version + 1 };
  }
  return { ok: true, value: document, from };
}

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value);
