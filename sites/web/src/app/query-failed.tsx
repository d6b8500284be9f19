import { failureOf } from '@livery/api';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from './use-failure-words.ts';

/**
 * In place of what a query did not bring: what failed, why, and the way to ask again. The screen's words include those of the areas
 * `session` and `platform`.
 *
 * @param props.title what failed, in words
 */
export function QueryFailed({
  title,
  query: { error, isFetching, refetch },
}: {
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { readonly refetch: () => unknown };
}) {
  const { t } = useTranslation();
  const why = useFailureWords(failureOf(error));
  return (
    <ErrorState
      title={title}
      {...(why === undefined ? {} : { description: why })}
      retryLabel={t('common.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

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
  query,
  label,
  failed,
}: {
  query: PagedQuery;
  label: string;
  failed: string;
}) {
  if (query.isFetchNextPageError) {
    return <QueryFailed title={failed} query={{ ...query, refetch: query.fetchNextPage }} />;
  }
  if (!query.hasNextPage) return null;
  return (
    <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  );
}
