import type { ValueOf } from '@livery/api';
import { agentRevenue } from '@livery/api/contract/team';
import type { DateRange } from '@livery/ui/date-range-field';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import type { TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { CentrePage, type PeriodType } from '../../centre/index.ts';
import {
  ByPeriod,
  RecordsFilters,
  RecordsTools,
  Totals,
  usePeriodChoice,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { useTeamFile } from '../files/use-team-file.ts';
import { kindWords } from '../kind-words.ts';
import { gatheredIncome, type IncomeOfPeriod } from './gathered-income.ts';

type Revenue = ValueOf<typeof agentRevenue>;

/** What the agent was paid (spec §2, "My Income"), by period and kind, beside as many days before. */
export function IncomeScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(memberQuery(client, agentRevenue, { from: days.start, to: days.end }));
  const { period: type, choice } = usePeriodChoice(address);
  const { tools } = useRecordView('income');
  return (
    <CentrePage title={t('reports.income.title')} lead={t('reports.income.lead')}>
      <RecordsFilters address={address} narrow={narrow} held={days} choices={[choice]}>
        <ViewTools tools={tools} address={address} narrow={narrow} />
      </RecordsFilters>
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
              <Periods revenue={revenue} range={days} type={type} />
            )}
          </>
        )}
      </Loaded>
      <RecordsTools
        page={1}
        pages={1}
        turn={turn}
        file={useTeamFile({ what: 'income', from: days.start, to: days.end })}
      />
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
      {kinds.map((kind) => sum(kind, t(kindWords[kind])))}
    </Totals>
  );
}

function Periods({
  revenue: { kinds, days },
  range: { start, end },
  type,
}: {
  revenue: Revenue;
  range: DateRange;
  type: PeriodType;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { decimals } = site.merchant.currency;
  const periods = useMemo(
    () => gatheredIncome(days, { start, end }, type, decimals),
    [days, start, end, type, decimals],
  );
  const columns = useMemo((): readonly TableColumn<IncomeOfPeriod>[] => {
    const money = (id: keyof Revenue['totals'], label: string) => ({
      id,
      label,
      kind: 'number' as const,
      cell: (income: IncomeOfPeriod) => format.money(income[id]),
    });
    return [
      ...kinds.map((kind) => money(kind, t(kindWords[kind]))),
      money('total', t('reports.income.total')),
    ];
  }, [kinds, t, format]);
  const title = t('records.profit.byDay');
  return (
    <Section title={title}>
      <ByPeriod
        caption={title}
        periods={periods}
        figureName={t('reports.income.total')}
        figure={({ total }) => total}
        textOf={({ total }) => format.money(total)}
        columns={columns}
      />
    </Section>
  );
}
