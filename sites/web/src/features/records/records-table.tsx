import { failureOf } from '@livery/api';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import type { IconName } from '@livery/ui/icon';
import { Table, type TableColumn, type TableProps } from '@livery/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';

/** One page of a record, in the platform's order: the newest entry first, or as `sort` says. */
export function RecordsTable<Entry extends object>({
  caption,
  icon,
  columns,
  query,
  rowId,
  failed,
  ...order
}: {
  caption: string;
  icon: IconName;
  columns: readonly TableColumn<Entry>[];
  query: Pick<UseQueryResult<{ list: Entry[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  rowId: (entry: Entry) => string;
  failed: string;
} & Pick<TableProps<Entry>, 'sort' | 'onSort'>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const why = useFailureWords(failureOf(query.error));
  return (
    <Table
      {...order}
      caption={caption}
      captionHidden
      columns={columns}
      rows={query.data?.list}
      rowId={rowId}
      loadingLabel={t('common.loading')}
      expected={10}
      language={language.tag}
      empty={
        <EmptyState icon={icon} title={t('records.none')} description={t('records.none.text')} />
      }
      {...(query.error && !query.data
        ? {
            error: (
              <ErrorState
                title={failed}
                {...(why === undefined ? {} : { description: why })}
                retryLabel={t('common.retry')}
                busy={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ),
          }
        : {})}
    />
  );
}
