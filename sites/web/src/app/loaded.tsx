import { failureOf } from '@livery/api';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../styles/page.styles.ts';
import { OutOfDate } from './out-of-date.tsx';
import { QueryFailed } from './query-failed.tsx';

/**
 * A part of a page that the platform fills: its shape while that loads, what went wrong with its own retry, or the part. Below a part that
 * could not be asked for again stands that it may be out of date; a list's next page is the matter of `More`. The screen's words include
 * those of the areas `session` and `platform`.
 *
 * @param props.loading what loads, for assistive technology
 * @param props.failed what failed, in words
 * @param props.rows how many rows are likely to come
 */
export function Loaded<Data>({
  query,
  loading,
  failed,
  rows = 4,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'> &
    Partial<Pick<UseInfiniteQueryResult, 'isFetchNextPageError'>>;
  loading: string;
  failed: string;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isPending, isFetching, refetch, isFetchNextPageError } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={loading}>
        <Stack>
          {Array.from({ length: rows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one shape is like another.
            <Skeleton key={at} shape="block" />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return <QueryFailed title={failed} query={query} />;
  }
  return (
    <>
      {children(data)}
      {error && !isFetchNextPageError && (
        <OutOfDate failure={failureOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}
