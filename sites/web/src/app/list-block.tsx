import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { SkeletonGroup } from '@livery/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from './queries.ts';

/** As much of a query as a block shows. */
export interface ListQuery<Item> {
  readonly data: Listed<Item[]> | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
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
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <SkeletonGroup label={t('common.loading')}>{skeleton}</SkeletonGroup>;
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
