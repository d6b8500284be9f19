import { betStates } from '@livery/api/contract/history';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
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
  useDays,
  useRecordsAddress,
  useRecordView,
  ViewTools,
  wholePageSize,
} from '../../records/index.ts';
import { BetActs } from './bet-acts.tsx';
import { betsPage, betsQuery, useOpenedBet } from './records-queries.ts';
import { useHistoryFile } from './use-history-file.ts';

/** The member's bets (spec §2, betting record): by days, kind of game and state, with the totals of all that was asked for. */
export function BetsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const { address, narrow, turn, showWhole, open } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(betsQuery(services, address, days));
  const ofWhole = (pageNo: number) => betsPage(services, address, days, pageNo, wholePageSize);
  const types = useQuery(gameTypesQuery(services)).data ?? [];
  const view = useRecordView('bets', useBetColumns(open));
  const totals = currentTotals(query);
  const opened = useOpenedBet(services, address.id, query.data?.list);
  return (
    <CentrePage title={t('records.bets.title')} lead={t('records.bets.lead')}>
      <RecordsFilters
        address={address}
        narrow={narrow}
        choices={[
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
        <ViewTools tools={view.tools} address={address} narrow={narrow} />
      </RecordsFilters>
      {totals !== null && (
        <Totals>
          <Stat label={t('records.total.bets')} value={totals && format.number(totals.bets)} />
          <Stat label={t('records.total.stakes')} value={totals && format.money(totals.stakes)} />
          <Stat label={t('records.total.wins')} value={totals && format.money(totals.wins)} />
          <Stat label={t('records.total.net')} value={totals && <Result amount={totals.net} />} />
        </Totals>
      )}
      <RecordsTable
        caption={t('records.bets.title')}
        icon="ticket"
        columns={view.columns}
        query={query}
        wholeOf={address.whole ? ofWhole : undefined}
        rowId={({ reference }) => reference}
        failed={t('records.bets.failed')}
        tools={
          <RecordsTools
            page={address.page}
            pages={query.data?.totalPages ?? 1}
            turn={turn}
            choice={{ whole: address.whole, showWhole }}
            file={useHistoryFile({ what: 'bets', ...view.without })}
          />
        }
      />
      <BetDetail
        bet={opened}
        acts={(bet) => <BetActs bet={bet} />}
        onClose={() => open(undefined)}
      />
    </CentrePage>
  );
}
