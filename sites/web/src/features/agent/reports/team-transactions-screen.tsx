import { type TeamTransaction, teamTransactionKinds } from '@livery/api/contract/team';
import { Stat } from '@livery/ui/stat';
import type { TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import {
  currentTotals,
  RecordsFilters,
  RecordsTable,
  RecordsTools,
  Result,
  Totals,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { useTeamFile } from '../files/use-team-file.ts';
import { AccountFilter } from './account-filter.tsx';
import { Person } from './person.tsx';
import { teamTransactionsQuery, transactionsAsked } from './report-queries.ts';
import { usePartChoice } from './use-part-choice.ts';

/** Money in and out of the team's wallets (spec §2, "Transaction Details"), by days, account and kind. */
export function TeamTransactionsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(teamTransactionsQuery(services, address, days));
  const view = useRecordView('teamTransactions', useColumns());
  const totals = currentTotals(query);
  return (
    <CentrePage title={t('reports.moves.title')} lead={t('reports.moves.lead')}>
      <RecordsFilters
        address={address}
        narrow={narrow}
        held={days}
        choices={[
          ...usePartChoice(address),
          {
            name: 'type',
            label: t('records.moves.kind'),
            options: teamTransactionKinds.map((kind) => ({
              value: kind,
              label: t(`records.kind.${kind}`),
            })),
          },
        ]}
      >
        <AccountFilter address={address} narrow={narrow} />
        <ViewTools tools={view.tools} address={address} narrow={narrow} />
      </RecordsFilters>
      {note}
      <Totals>
        {totals?.map(({ kind, count, net }) => (
          <Stat
            key={kind}
            label={t(`records.kind.${kind}`)}
            value={<Result amount={net} />}
            note={t('reports.entries', { count, formatted: format.number(count) })}
          />
        ))}
      </Totals>
      <RecordsTable
        caption={t('reports.moves.title')}
        icon="list"
        columns={view.columns}
        query={query}
        // A transfer within the team is an entry of each side.
        rowId={({ reference, account, kind, amount }) =>
          `${reference}/${account}/${kind}/${amount}`
        }
        failed={t('reports.failed')}
      />
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        file={useTeamFile({
          what: 'transactions',
          ...transactionsAsked(address, days),
          ...view.without,
        })}
      />
    </CentrePage>
  );
}

function useColumns(): readonly TableColumn<TeamTransaction>[] {
  const { t } = useTranslation();
  const { format } = useServices();
  return useMemo(
    () => [
      {
        id: 'account',
        label: t('reports.account'),
        rowHeader: true,
        cell: (entry) => <Person {...entry} />,
      },
      {
        id: 'kind',
        label: t('records.moves.kind'),
        cell: ({ kind, otherAccount }) =>
          otherAccount === undefined
            ? t(`records.kind.${kind}`)
            : t('reports.with', { kind: t(`records.kind.${kind}`), account: otherAccount }),
      },
      {
        id: 'amount',
        label: t('records.moves.amount'),
        kind: 'number',
        cell: ({ amount }) => <Result amount={amount} />,
      },
      {
        id: 'time',
        label: t('records.time'),
        kind: 'number',
        cell: ({ time }) => format.dateTime(time),
      },
      { id: 'reference', label: t('records.reference'), cell: ({ reference }) => reference },
    ],
    [t, format],
  );
}
