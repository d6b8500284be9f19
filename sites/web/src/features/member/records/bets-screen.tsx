import { betStates } from '@livery/api/contract/history';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import {
  BetDetail,
  gameTypesQuery,
  RecordsFilters,
  RecordsTable,
  RecordsTools,
  Result,
  Totals,
  useBetColumns,
  useDays,
  useRecordsAddress,
} from '../../records/index.ts';
import { BetActs } from './bet-acts.tsx';
import { betsQuery } from './records-queries.ts';
import { useHistoryFile } from './use-history-file.ts';

/** The member's bets (spec §2, betting record): by days, kind of game and state, with the totals of all that was asked for. */
export function BetsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const { address, narrow, turn, open } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(betsQuery(services, address, days));
  const types = useQuery(gameTypesQuery(services)).data ?? [];
  const totals = query.data?.totals;
  const opened = query.data?.list.find(({ reference }) => reference === address.id);
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
      />
      <Totals>
        <Stat label={t('records.total.bets')} value={totals && format.number(totals.bets)} />
        <Stat label={t('records.total.stakes')} value={totals && format.money(totals.stakes)} />
        <Stat label={t('records.total.wins')} value={totals && format.money(totals.wins)} />
        <Stat label={t('records.total.net')} value={totals && <Result amount={totals.net} />} />
      </Totals>
      <RecordsTable
        caption={t('records.bets.title')}
        icon="ticket"
        columns={useBetColumns(open)}
        query={query}
        rowId={({ reference }) => reference}
        failed={t('records.bets.failed')}
      />
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        file={useHistoryFile('bets')}
      />
      <BetDetail
        bet={opened}
        acts={(bet) => <BetActs bet={bet} />}
        onClose={() => open(undefined)}
      />
    </CentrePage>
  );
}
