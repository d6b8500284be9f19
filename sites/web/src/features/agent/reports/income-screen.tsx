import type { ValueOf } from '@livery/api';
import { agentRevenue } from '@livery/api/contract/team';
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
import { CentrePage, usePeriodName } from '../../centre/index.ts';
import {
  RecordsFilters,
  RecordsTools,
  Totals,
  usePeriodChoice,
  useRecordsAddress,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { gatheredIncome, type IncomeOfPeriod } from './gathered-income.ts';

type Revenue = ValueOf<typeof agentRevenue>;

/** The entry of the agent centre's menu that tells of each kind of pay. */
const pageOfKind = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
} as const;

/** What the agent was paid (spec §2, "My Income"), by period and kind, beside as many days before. */
export function IncomeScreen() {
  const { t } = useTranslation();
  const { client, site } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(memberQuery(client, agentRevenue, { from: days.start, to: days.end }));
  const { period: type, choice } = usePeriodChoice(address);
  return (
    <CentrePage title={t('reports.income.title')} lead={t('reports.income.lead')}>
      <RecordsFilters address={address} narrow={narrow} choices={[choice]} />
      {note}
      <Loaded query={query} loading={t('common.loading')} failed={t('reports.failed')}>
        {(revenue) => (
          <>
            <Sums revenue={revenue} />
            {revenue.days.length === 0 ? (
              <EmptyState
                icon="chart"
                title={t('records.none')}
                description={t('reports.income.none')}
              />
            ) : (
              <ByPeriod
                kinds={revenue.kinds}
                periods={gatheredIncome(revenue.days, type, site.merchant.currency.decimals)}
              />
            )}
          </>
        )}
      </Loaded>
      <RecordsTools page={1} pages={1} turn={turn} />
    </CentrePage>
  );
}

/** The sums of the days, each beside that of as many days before. */
function Sums({ revenue: { kinds, totals, before } }: { revenue: Revenue }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const sum = (of: keyof Revenue['totals'], label: string) => (
    <Stat
      key={of}
      label={label}
      value={format.money(totals[of])}
      note={t('reports.before', { amount: format.money(before.totals[of]) })}
    />
  );
  return (
    <Totals>
      {sum('total', t('reports.income.total'))}
      {kinds.map((kind) => sum(kind, t(`centre.agent.${pageOfKind[kind]}`)))}
    </Totals>
  );
}

function ByPeriod({
  kinds,
  periods,
}: {
  kinds: Revenue['kinds'];
  periods: readonly IncomeOfPeriod[];
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const nameOf = usePeriodName();
  const columns = useMemo((): readonly TableColumn<IncomeOfPeriod>[] => {
    const money = (id: keyof Revenue['totals'], label: string) => ({
      id,
      label,
      kind: 'number' as const,
      cell: (income: IncomeOfPeriod) => format.money(income[id]),
    });
    return [
      { id: 'period', label: t('records.profit.period'), rowHeader: true, cell: nameOf },
      ...kinds.map((kind) => money(kind, t(`centre.agent.${pageOfKind[kind]}`))),
      money('total', t('reports.income.total')),
    ];
  }, [kinds, t, format, nameOf]);
  const title = t('records.profit.byDay');
  return (
    <Section title={title}>
      <BarChart
        label={title}
        bars={periods.map((period) => ({
          id: period.start,
          label: nameOf(period),
          value: Number(period.total),
          text: format.money(period.total),
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
