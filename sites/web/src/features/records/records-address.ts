import type { DateRange } from '@livery/ui/date-range-field';
import * as v from 'valibot';

/** What the address of a record says: the view, the days, what narrows it, its page, and the entry that is opened. */
export interface RecordsAddress {
  /** Undefined: the record itself. */
  readonly show: string | undefined;
  /** Both included; undefined: the last 30 days. */
  readonly days: DateRange | undefined;
  readonly type: string | undefined;
  readonly status: string | undefined;
  /** Username whose entries are asked for, of an agent's team; undefined: everybody's. */
  readonly account: string | undefined;
  /** Which column it is sorted by, with `-` in front when the largest comes first. */
  readonly sort: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  /** All pages as one list. */
  readonly whole: boolean;
  /** Reference number. */
  readonly id: string | undefined;
}

/** The names that it has in the query; every value is text. */
export interface RecordsSearch {
  readonly show?: string | undefined;
  /** The first and the last day: `2026-11-01..2026-11-30`. */
  readonly days?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly account?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: string | undefined;
  readonly id?: string | undefined;
}

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text),
);
const range = v.pipe(
  v.string(),
  v.regex(/^[^.]+\.\.[^.]+$/),
  v.transform((text) => {
    const [start = '', end = ''] = text.split('..');
    return { start, end };
  }),
  v.object({ start: day, end: day }),
  v.check(({ start, end }) => start <= end),
);
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** What somebody types as an account: the platform says whether there is one. */
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
/** What stands in the place of a page's number for all of them. */
const wholeWord = 'all';
const pageNo = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

/** Reads an address; what nobody could have chosen on the page counts as not said. */
export function recordsIn(
  search: Readonly<Partial<Record<keyof RecordsSearch, unknown>>>,
): RecordsAddress {
  return {
    show: parsed(code, search.show),
    days: parsed(range, search.days),
    type: parsed(code, search.type),
    status: parsed(code, search.status),
    account: parsed(name, search.account),
    sort: parsed(code, search.sort),
    page: parsed(pageNo, search.page) ?? 1,
    whole: search.page === wholeWord,
    id: parsed(code, search.id),
  };
}

/** The query of an address, without what is usual. */
export function searchOf(address: RecordsAddress): RecordsSearch {
  const { show, days, type, status, account, sort, page, whole, id } = address;
  return {
    ...(show !== undefined && { show }),
    ...(days && { days: `${days.start}..${days.end}` }),
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
    ...(account !== undefined && { account }),
    ...(sort !== undefined && { sort }),
    ...(whole ? { page: wholeWord } : page > 1 && { page: String(page) }),
    ...(id !== undefined && { id }),
  };
}

function parsed<Output>(
  schema: v.GenericSchema<string, Output>,
  text: unknown,
): Output | undefined {
  const found = v.safeParse(schema, text);
  return found.success ? found.output : undefined;
}
