import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** Entries that are asked for at once, as many as the platform gives. */
export const wholePageSize = 100;

interface PageOf<Entry> {
  readonly list: Entry[];
  readonly totalPages: number;
}

/** A page of a record, {@link wholePageSize} entries long. */
export interface PageQuery<Entry> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<PageOf<Entry>>;
}

/** A record as one list. */
export interface WholeRecord<Entry> {
  /** Undefined until its first and last page are here; an entry is, until its own page is. */
  readonly rows: readonly (Entry | undefined)[] | undefined;
  readonly onView: (view: { from: number; to: number }) => void;
  /** Why a page that is wanted did not come. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * All entries of a record as one list. Their places are there from the start, and the platform is asked for the pages that are looked at.
 */
export function useWholeRecord<Entry>(
  queryOf: (pageNo: number) => PageQuery<Entry>,
): WholeRecord<Entry> {
  const cache = useQueryClient();
  const held = (pageNo: number) => cache.getQueryData<PageOf<Entry>>(queryOf(pageNo).queryKey);
  const [near, setNear] = useState('1');
  const pages = held(1)?.totalPages ?? 1;
  const wanted = [...new Set([1, pages, ...near.split(' ').map(Number)])];
  const results = useQueries({
    queries: wanted
      .filter((pageNo) => pageNo <= Math.max(1, pages))
      .map((pageNo) => ({ ...queryOf(pageNo), staleTime: 60_000 })),
  });
  // What has come, and of which record: pages that nobody looks at any more are in the cache.
  const stamp = `${JSON.stringify(queryOf(1).queryKey)} ${results.map((page) => page.dataUpdatedAt).join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp is what tells that the cache has others.
  const rows = useMemo(() => {
    const last = held(Math.max(1, pages));
    if (!held(1) || !last) return undefined;
    const count = Math.max(0, pages - 1) * wholePageSize + last.list.length;
    const all = new Array<Entry | undefined>(count).fill(undefined);
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      for (const [at, entry] of held(pageNo)?.list.entries() ?? []) {
        all[(pageNo - 1) * wholePageSize + at] = entry;
      }
    }
    return all;
  }, [stamp]);
  const failed = results.filter((page) => page.error);
  return {
    rows,
    onView: ({ from, to }) => setNear(pagesOf(from, to).join(' ')),
    error: failed[0]?.error ?? null,
    isFetching: failed.some((page) => page.isFetching),
    refetch: () => Promise.all(failed.map((page) => page.refetch())),
  };
}

/** The pages of the rows from one to another, and of half a page around them. */
function pagesOf(from: number, to: number): number[] {
  const half = wholePageSize / 2;
  const first = Math.floor(Math.max(0, from - half) / wholePageSize) + 1;
  const last = Math.floor((to + half) / wholePageSize) + 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
