import { betStates } from '@livery/api/contract/history';
import type { TeamBet } from '@livery/api/contract/team';
import { Stat } from '@livery/ui/stat';
import type { TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import {
  BetDetail,
  currentTotals,
  gameTypesQuery,
  RecordsFilters,
  RecordsTable,
  RecordsTools,
  Result,
  Totals,
  useBetColumns,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { useTeamFile } from '../files/use-team-file.ts';
import { AccountFilter } from './account-filter.tsx';
import { Person } from './person.tsx';
import { betsAsked, teamBetsQuery } from './report-queries.ts';
import { usePartChoice } from './use-part-choice.ts';

/** The team's bets (spec §2, "Team Betting"): by days, account, kind of game and state, with the totals of all that was asked for. */
export function TeamBetsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const { address, narrow, turn, open } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(teamBetsQuery(services, address, days));
  const types = useQuery(gameTypesQuery(services)).data ?? [];
  const totals = currentTotals(query);
  const who = useMemo(
    (): TableColumn<TeamBet> => ({
      id: 'account',
      label: t('reports.account'),
      rowHeader: true,
      cell: (bet) => <Person {...bet} />,
    }),
    [t],
  );
  const view = useRecordView('teamBets', useBetColumns(open, who));
  return (
    <CentrePage title={t('reports.bets.title')} lead={t('reports.bets.lead')}>
      <RecordsFilters
        address={address}
        narrow={narrow}
        held={days}
        choices={[
          ...usePartChoice(address),
          {
            name: 'type',
            label: t('records.bets.type'),
            options: types.map(({ gameType, name }) => ({ value: gameType, label: name })),
          },
          {
            name: 'status',
            label: t('records.status'),
            options: betStates.map((state) => ({ value: state, label: t(`records.bet.${state}`) })),
          },
        ]}
      >
        <AccountFilter address={address} narrow={narrow} />
        <ViewTools tools={view.tools} address={address} narrow={narrow} />
      </RecordsFilters>
      {note}
      {totals !== null && (
        <Totals>
          <Stat label={t('records.total.bets')} value={totals && format.number(totals.bets)} />
          <Stat label={t('reports.validBet')} value={totals && format.money(totals.validBet)} />
          <Stat label={t('records.total.wins')} value={totals && format.money(totals.wins)} />
          <Stat label={t('reports.net')} value={totals && <Result amount={totals.net} />} />
        </Totals>
      )}
      <RecordsTable
        caption={t('reports.bets.title')}
        icon="ticket"
        columns={view.columns}
        query={query}
        rowId={({ reference }) => reference}
        failed={t('reports.failed')}
      />
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        file={useTeamFile({ what: 'bets', ...betsAsked(address, days), ...view.without })}
      />
      <BetDetail
        bet={query.data?.list.find(({ reference }) => reference === address.id)}
        who={({ account }) => ({ term: t('reports.account'), value: account })}
        onClose={() => open(undefined)}
      />
    </CentrePage>
  );
}
