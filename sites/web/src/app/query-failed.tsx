import { failureOf } from '@livery/api';
import { ErrorState } from '@livery/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
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
