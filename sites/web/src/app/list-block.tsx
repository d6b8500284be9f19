import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { SkeletonGroup } from '@livery/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from './queries.ts';

/** As much of a query as a block shows. */
export interface ListQuery<Item> {
  readonly data: Listed<Item[]> | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A list whose drawing comes apart from it: there when both are, and asked for again where it failed. */
export function withCode<Item>(
  list: ListQuery<Item> & { readonly isSuccess: boolean },
  code: Pick<UseQueryResult, 'isSuccess' | 'isPending' | 'isFetching' | 'isError' | 'refetch'>,
): ListQuery<Item> {
  return {
    data: code.isSuccess ? list.data : undefined,
    isPending: list.isPending || (list.isSuccess && code.isPending),
    isFetching: list.isFetching || code.isFetching,
    refetch: () => (code.isError ? code.refetch() : list.refetch()),
  };
}

/**
 * A block of the home page that shows a list: its shape while it loads, the list, a word when it is empty, and its own
 * retry when it fails. One block that fails takes no other with it.
 */
export function ListBlock<Item>({
  query,
  skeleton,
  empty,
  failure,
  children,
}: {
  query: ListQuery<Item>;
  skeleton: ReactNode;
  empty: { title: string; text: string };
  /** What failed, in words. */
  failure: string;
  children: (items: Item[]) => ReactNode;
}) {
  const { t } = useTranslation();
  const { isPending, isFetching, refetch } = query;
  // A long list is drawn in slices, so that a press meanwhile is not kept waiting.
  const data = useDeferredValue(query.data);
  if (isPending || (query.data && !data))
    return <SkeletonGroup label={t('common.loading')}>{skeleton}</SkeletonGroup>;
  if (!data) {
    return (
      <ErrorState
        title={failure}
        description={t('home.error.text')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.items.length === 0) return <EmptyState title={empty.title} description={empty.text} />;
  return children(data.items);
}
