import type { CreditLine } from '@livery/api/contract/history';
import { creditReport } from '@livery/api/contract/history';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { useHeldMoney } from '../../../app/use-held-money.ts';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import {
  RecordsFilters,
  RecordsTools,
  recordsIn,
  searchOf,
  Totals,
  useDays,
  useRecordsAddress,
} from '../../records/index.ts';
import { useHistoryFile } from './use-history-file.ts';

/** What the wallets held before some days and after them, and what came in and went out, by kind; each figure leads to its records. */
export function CreditReport() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days } = useDays(address.days);
  const held = useHeldMoney();
  const query = useQuery(memberQuery(client, creditReport, { from: days.start, to: days.end }));
  return (
    <Stack>
      <RecordsFilters address={address} narrow={narrow} />
      <Quiet>{t('records.report.text')}</Quiet>
      <Loaded query={query} loading={t('common.loading')} failed={t('records.report.failed')}>
        {(report) => (
          <>
            <Totals>
              <Stat label={t('records.report.opening')} value={held(report.opening)} />
              <Stat label={t('records.direction.in')} value={format.money(report.totalIn)} />
              <Stat label={t('records.direction.out')} value={format.money(report.totalOut)} />
              <Stat label={t('records.report.closing')} value={held(report.closing)} />
            </Totals>
            {(['in', 'out'] as const).map((direction) => (
              <Lines key={direction} direction={direction} lines={report[direction]} />
            ))}
          </>
        )}
      </Loaded>
      <RecordsTools
        page={1}
        pages={1}
        turn={turn}
        file={useHistoryFile({ what: 'transactions' })}
      />
    </Stack>
  );
}

function Lines({ direction, lines }: { direction: 'in' | 'out'; lines: readonly CreditLine[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { address } = useRecordsAddress();
  const { days } = useDays(address.days);
  const title = t(`records.direction.${direction}`);
  const columns = useMemo(
    (): readonly TableColumn<CreditLine>[] => [
      {
        id: 'kind',
        label: t('records.moves.kind'),
        rowHeader: true,
        cell: ({ kind }) => t(`records.kind.${kind}`),
      },
      {
        id: 'count',
        label: t('records.report.count'),
        kind: 'number',
        cell: ({ count }) => format.number(count),
      },
      {
        id: 'amount',
        label: t('records.moves.amount'),
        kind: 'number',
        cell: ({ kind, amount }) => (
          <SiteLink
            to="/member/transactionHistory"
            search={searchOf({ ...recordsIn({}), days, type: kind, status: direction })}
          >
            {format.money(amount)}
          </SiteLink>
        ),
      },
    ],
    [t, format, days, direction],
  );
  return (
    <Section title={title}>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        short
        rows={lines}
        rowId={({ kind }) => kind}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={<EmptyState icon="list" title={t('records.report.none')} />}
      />
    </Section>
  );
}
