import * as v from 'valibot';
import type { SiteStorage } from '../../app/storage.ts';
import { type RecordsAddress, type RecordsSearch, recordsIn, searchOf } from './records-address.ts';

/** The records whose columns can be chosen and whose filters can be saved. */
export type RecordName =
  | 'bets'
  | 'income'
  | 'transactions'
  | 'profit'
  | 'teamBets'
  | 'teamOverview'
  | 'teamProfit'
  | 'teamTransactions';

/** A filter under a name of the member's own. */
export interface SavedFilter {
  readonly name: string;
  readonly search: RecordsSearch;
}

/** What an account has chosen for a record on this device. */
export interface RecordChoices {
  /** Ids of columns that are not shown. */
  readonly hidden: readonly string[];
  /** In the order in which they were saved. */
  readonly filters: readonly SavedFilter[];
}

/** How many filters of a record are kept, and how long a name may be. */
export const mostFilters = 20;
export const longestName = 40;

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestName));
const filterSchema = v.object({
  name: nameSchema,
  // What nobody could have chosen on the page counts as not said.
  search: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((search) => filterOf(recordsIn(search))),
  ),
});
const choicesSchema = v.object({
  hidden: v.fallback(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  filters: v.fallback(v.pipe(v.array(filterSchema), v.maxLength(mostFilters)), []),
});
const nothing: RecordChoices = { hidden: [], filters: [] };

type Kept = Pick<SiteStorage, 'kept' | 'keep'>;

/** What an account has chosen for a record on this device; what cannot be read counts as nothing. */
export function choicesOf(
  storage: Pick<Kept, 'kept'>,
  account: string,
  record: RecordName,
): RecordChoices {
  const found = v.safeParse(choicesSchema, storage.kept(`records.${account}.${record}`));
  return found.success ? found.output : nothing;
}

/** Keeps what an account has chosen. Says whether the device has taken it: it refuses when its storage is full. */
export function keepChoices(
  storage: Kept,
  account: string,
  record: RecordName,
  choices: RecordChoices,
): boolean {
  const isUsual = choices.hidden.length === 0 && choices.filters.length === 0;
  storage.keep(`records.${account}.${record}`, isUsual ? undefined : choices);
  // JSON on both sides: fields that are undefined are not kept.
  const now = JSON.stringify(choicesOf(storage, account, record));
  return now === JSON.stringify(v.parse(choicesSchema, choices));
}

/** What of an address a saved filter holds: all that narrows the record, and no page. */
export function filterOf(address: RecordsAddress): RecordsSearch {
  return searchOf({ ...address, page: 1, whole: false, id: undefined });
}

/** What is wrong with the name of a filter; undefined when nothing is. */
export function nameProblem(
  typed: string,
  others: readonly SavedFilter[],
): 'none' | 'long' | 'taken' | undefined {
  const name = typed.trim();
  if (name === '') return 'none';
  if (name.length > longestName) return 'long';
  return others.some((each) => each.name === name) ? 'taken' : undefined;
}
