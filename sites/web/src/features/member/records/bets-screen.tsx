import { gameMenus } from '@livery/api/contract/games';
import { type Bet, betStates } from '@livery/api/contract/history';
import { foreignLang } from '@livery/i18n';
import { IconButton } from '@livery/ui/icon-button';
import { Stat } from '@livery/ui/stat';
import { StatusPill } from '@livery/ui/status-pill';
import type { TableColumn } from '@livery/ui/table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import { BetDetail } from './bet-detail.tsx';
import { Totals } from './records.styles.ts';
import { RecordsFilters } from './records-filters.tsx';
import { betsQuery } from './records-queries.ts';
import { RecordsTable } from './records-table.tsx';
import { RecordsTools } from './records-tools.tsx';
import { Result } from './result.tsx';
import { useDays } from './use-days.ts';
import { useRecordsAddress } from './use-records-address.ts';

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
        columns={useColumns(open)}
        query={query}
        rowId={({ reference }) => reference}
        failed={t('records.bets.failed')}
      />
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        what="bets"
      />
      <BetDetail bet={opened} onClose={() => open(undefined)} />
    </CentrePage>
  );
}

/** The kinds of games by the platform's own names. */
const gameTypesQuery = ({
  client,
  language,
}: Pick<ReturnType<typeof useServices>, 'client' | 'language'>) =>
  queryOptions({
    queryKey: [gameMenus.id, language.code],
    queryFn: ({ signal }) => client.call(gameMenus, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

function useColumns(open: (reference: string) => void): readonly TableColumn<Bet>[] {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return useMemo(
    () => [
      {
        id: 'game',
        label: t('records.bets.game'),
        rowHeader: true,
        cell: ({ gameName, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{gameName}</span>
        ),
      },
      {
        id: 'status',
        label: t('records.status'),
        cell: ({ status }) => <StatusPill status={status}>{t(`records.bet.${status}`)}</StatusPill>,
      },
      {
        id: 'stake',
        label: t('records.bets.stake'),
        kind: 'number',
        cell: ({ stake }) => format.money(stake),
      },
      {
        id: 'win',
        label: t('records.bets.win'),
        kind: 'number',
        cell: ({ win, result }) => (result === undefined ? '–' : format.money(win)),
      },
      {
        id: 'result',
        label: t('records.bets.result'),
        kind: 'number',
        cell: ({ result }) => (result === undefined ? '–' : <Result amount={result} />),
      },
      {
        id: 'time',
        label: t('records.time'),
        kind: 'number',
        cell: ({ time }) => format.dateTime(time),
      },
      {
        id: 'detail',
        label: t('records.detail'),
        cell: ({ reference }) => (
          <IconButton
            icon="chevron-end"
            label={t('records.detail.of', { reference })}
            onClick={() => open(reference)}
          />
        ),
      },
    ],
    [t, format, language, open],
  );
}
