import type { ValueOf } from '@livery/api';
import { netPosition, profitReport } from '@livery/api/contract/history';
import { BarChart } from '@livery/ui/bar-chart';
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
import {
  CentrePage,
  gatheredBy,
  type Period,
  type Results,
  usePeriodName,
} from '../../centre/index.ts';
import {
  RecordsFilters,
  RecordsTools,
  Result,
  Totals,
  useDays,
  usePeriodChoice,
  useRecordsAddress,
} from '../../records/index.ts';
import { useHistoryFile } from './use-history-file.ts';

/** Wins and losses (spec §2, personalProfit): drawn and listed by period, and by game type, beside the member's net deposits. */
export function ProfitScreen() {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(memberQuery(client, profitReport, { from: days.start, to: days.end }));
  const position = useQuery(memberQuery(client, netPosition, {}));
  const { period: type, choice } = usePeriodChoice(address);
  const totals = query.data?.totals;
  return (
    <CentrePage title={t('records.profit.title')} lead={t('records.profit.lead')}>
      <RecordsFilters address={address} narrow={narrow} choices={[choice]} />
      <Totals>
        <Stat label={t('records.total.stakes')} value={totals && format.money(totals.stakes)} />
        <Stat label={t('records.total.wins')} value={totals && format.money(totals.wins)} />
        <Stat label={t('records.total.net')} value={totals && <Result amount={totals.net} />} />
        <NetDeposits position={position.data} />
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
              <ByPeriod periods={gatheredBy(report.days, type, site.merchant.currency.decimals)} />
              <ByGameType rows={report.gameTypes} />
            </>
          )
        }
      </Loaded>
      <RecordsTools page={1} pages={1} turn={turn} file={useHistoryFile('bets')} />
    </CentrePage>
  );
}

/** What was paid in less what was paid out, with the span that it is of (`domain` B2 6). */
function NetDeposits({ position }: { position: ValueOf<typeof netPosition> | undefined }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const found = position?.netDeposits;
  return (
    <Stat
      label={t('records.profit.netDeposits')}
      value={found && format.money(found.net)}
      note={found && t('records.profit.netDeposits.since', { date: format.date(found.since) })}
    />
  );
}

function ByPeriod({ periods }: { periods: readonly (Period & Results)[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const nameOf = usePeriodName();
  const columns = useResultColumns<Period & Results>(t('records.profit.period'), nameOf);
  const title = t('records.profit.byDay');
  return (
    <Section title={title}>
      <BarChart
        label={title}
        bars={periods.map((period) => ({
          id: period.start,
          label: nameOf(period),
          value: Number(period.net),
          text: format.money(period.net, { sign: 'always' }),
        }))}
        tickOf={(value) => format.number(value)}
      />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={[...periods].reverse()}
        rowId={({ start }) => start}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={null}
      />
    </Section>
  );
}

type GameTypeResults = Results & { readonly gameType: string; readonly name: string };

const nameOfType = ({ name }: GameTypeResults) => name;

function ByGameType({ rows }: { rows: readonly GameTypeResults[] }) {
  const { t } = useTranslation();
  const { language } = useServices();
  const columns = useResultColumns<GameTypeResults>(t('records.bets.type'), nameOfType);
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

/**
 * Bets, stakes, payouts and the net result of whatever the first column names.
 *
 * @param nameOf keep its identity
 */
function useResultColumns<Row extends Results>(
  label: string,
  nameOf: (row: Row) => string,
): readonly TableColumn<Row>[] {
  const { t } = useTranslation();
  const { format } = useServices();
  return useMemo(
    () => [
      { id: 'name', label, rowHeader: true, cell: nameOf },
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
    [label, nameOf, t, format],
  );
}
