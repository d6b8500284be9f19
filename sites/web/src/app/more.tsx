import { Button } from '@livery/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { QueryFailed } from './query-failed.tsx';

/** As much of a list that comes in pages as the way to its next page needs. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  | 'error'
  | 'isFetching'
  | 'isFetchNextPageError'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'fetchNextPage'
>;

/**
 * Below a list: the way to its next page, or why that did not come, with its own retry. Nothing where there are no more. The screen's words
 * include those of the areas `session` and `platform`.
 *
 * @param props.label what the button does
 * @param props.failed what failed, in words
 */
export function More({
  query: {
    error,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  },
  label,
  failed,
}: {
  query: PagedQuery;
  label: string;
  failed: string;
}) {
  if (isFetchNextPageError) {
    return <QueryFailed title={failed} query={{ error, isFetching, refetch: fetchNextPage }} />;
  }
  if (!hasNextPage) return null;
  return (
    <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  );
}
