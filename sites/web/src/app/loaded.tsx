import { failureOf } from '@livery/api';
import { ErrorState } from '@livery/ui/error-state';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../styles/page.styles.ts';
import { useFailureWords } from './use-failure-words.ts';

/**
 * A part of a page that the platform fills: its shape while that loads, what went wrong with its own retry, or the part. The screen's
 * words include those of the areas `session` and `platform`.
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
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = query;
  const failure = useFailureWords(failureOf(error));
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
    return (
      <ErrorState
        title={failed}
        {...(failure === undefined ? {} : { description: failure })}
        retryLabel={t('common.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return children(data);
}
