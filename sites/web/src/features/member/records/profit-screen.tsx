import { failureOf, type ValueOf } from '@livery/api';
import { netPosition, profitReport } from '@livery/api/contract/history';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { Table, type TableColumn } from '@livery/ui/table';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useHeldMoney } from '../../../app/use-held-money.ts';
import {
  CentrePage,
  gatheredBy,
  type Period,
  type PeriodType,
  type Results,
} from '../../centre/index.ts';
import {
  ByPeriod,
  currentTotals,
  RecordsFilters,
  RecordsTools,
  Result,
  Totals,
  useDays,
  usePeriodChoice,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useHistoryFile } from './use-history-file.ts';

type Report = ValueOf<typeof profitReport>;

/** Wins and losses (spec §2, personalProfit): drawn and listed by period, and by game type, beside the member's net deposits. */
export function ProfitScreen() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(memberQuery(client, profitReport, { from: days.start, to: days.end }));
  const position = useQuery(memberQuery(client, netPosition, {}));
  const { period: type, choice } = usePeriodChoice(address);
  const { tools } = useRecordView('profit');
  const totals = currentTotals(query);
  return (
    <CentrePage title={t('records.profit.title')} lead={t('records.profit.lead')}>
      <RecordsFilters address={address} narrow={narrow} choices={[choice]}>
        <ViewTools tools={tools} address={address} narrow={narrow} />
      </RecordsFilters>
      <Totals>
        {totals !== null && (
          <>
            <Stat label={t('records.total.stakes')} value={totals && format.money(totals.stakes)} />
            <Stat label={t('records.total.wins')} value={totals && format.money(totals.wins)} />
            <Stat label={t('records.total.net')} value={totals && <Result amount={totals.net} />} />
          </>
        )}
        <NetDeposits position={position} />
      </Totals>
      <Loaded query={query} loading={t('common.loading')} failed={t('records.profit.failed')}>
        {(report) =>
          report.days.length === 0 ? (
            <EmptyState
              icon="chart"
              title={t('records.none')}
              description={t('records.none.text')}
            />
          ) : (
            <>
              <Periods days={report.days} type={type} />
              <ByGameType rows={report.gameTypes} />
            </>
          )
        }
      </Loaded>
      <RecordsTools page={1} pages={1} turn={turn} file={useHistoryFile({ what: 'bets' })} />
    </CentrePage>
  );
}

/** What was paid in less what was paid out, with the span that it is of (`domain` B2 6). */
function NetDeposits({
  position: { data, error, isFetching, refetch },
}: {
  position: UseQueryResult<ValueOf<typeof netPosition>>;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const held = useHeldMoney();
  const found = data?.netDeposits;
  const why = useFailureWords(failureOf(error));
  if (error && !found) {
    return (
      <Stat
        label={t('records.profit.netDeposits')}
        value={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
        note={why}
      />
    );
  }
  return (
    <Stat
      label={t('records.profit.netDeposits')}
      value={found && held(found.net)}
      note={found && t('records.profit.netDeposits.since', { date: format.date(found.since) })}
    />
  );
}

function Periods({ days, type }: { days: Report['days']; type: PeriodType }) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { decimals } = site.merchant.currency;
  const periods = useMemo(() => gatheredBy(days, type, decimals), [days, type, decimals]);
  const columns = useResultColumns<Period & Results>();
  const title = t('records.profit.byDay');
  return (
    <Section title={title}>
      <ByPeriod
        caption={title}
        periods={periods}
        figureName={t('records.total.net')}
        figure={({ net }) => net}
        textOf={({ net }) => format.money(net, { sign: 'always' })}
        columns={columns}
      />
    </Section>
  );
}

type GameTypeResults = Report['gameTypes'][number];

function ByGameType({ rows }: { rows: readonly GameTypeResults[] }) {
  const { t } = useTranslation();
  const { language } = useServices();
  const results = useResultColumns<GameTypeResults>();
  const columns = useMemo(
    (): readonly TableColumn<GameTypeResults>[] => [
      { id: 'name', label: t('records.bets.type'), rowHeader: true, cell: ({ name }) => name },
      ...results,
    ],
    [t, results],
  );
  const title = t('records.profit.byType');
  return (
    <Section title={title}>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ gameType }) => gameType}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={null}
      />
    </Section>
  );
}

/** Bets, stakes, payouts and the net result. */
function useResultColumns<Row extends Results>(): readonly TableColumn<Row>[] {
  const { t } = useTranslation();
  const { format } = useServices();
  return useMemo(
    () => [
      {
        id: 'bets',
        label: t('records.total.bets'),
        kind: 'number',
        cell: ({ bets }) => format.number(bets),
        sortBy: ({ bets }) => bets,
      },
      {
        id: 'stakes',
        label: t('records.total.stakes'),
        kind: 'number',
        cell: ({ stakes }) => format.money(stakes),
      },
      {
        id: 'wins',
        label: t('records.total.wins'),
        kind: 'number',
        cell: ({ wins }) => format.money(wins),
      },
      {
        id: 'net',
        label: t('records.total.net'),
        kind: 'number',
        cell: ({ net }) => <Result amount={net} />,
      },
    ],
    [t, format],
  );
}
