import type { DrawResult } from '@livery/api/contract/draws';
import { EmptyState } from '@livery/ui/empty-state';
import { LotteryResult } from '@livery/ui/lottery-result';
import { Section } from '@livery/ui/section';
import { Table, type TableColumn } from '@livery/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';

/** The last draws of a lottery, newest first. */
export function Results({ results }: { results: UseQueryResult<DrawResult[]> }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const columns = useMemo(
    (): readonly TableColumn<DrawResult>[] => [
      {
        id: 'time',
        label: t('lottery.results.time'),
        rowHeader: true,
        cell: ({ drawTime, timeZone }) => format.drawTime(drawTime, timeZone),
      },
      {
        id: 'numbers',
        label: t('lottery.results.numbers'),
        cell: ({ numero, status }) => (
          <LotteryResult
            numero={numero}
            label={t('lottery.results.numbers')}
            noResult={status === 'void' ? t('lottery.state.void') : t('home.lotteries.drawing')}
            partial={status === 'partial' ? t('home.lotteries.drawing') : undefined}
          />
        ),
      },
    ],
    [t, format],
  );
  return (
    <Section title={t('lottery.results')}>
      <Table
        caption={t('lottery.results')}
        captionHidden
        columns={columns}
        rows={results.data}
        rowId={({ drawTime }) => String(drawTime)}
        loadingLabel={t('common.loading')}
        empty={<EmptyState icon="ticket" title={t('lottery.results.empty')} />}
        {...(results.isError && !results.data
          ? {
              error: <QueryFailed title={t('lottery.results.failed')} query={results} />,
            }
          : {})}
      />
    </Section>
  );
}
