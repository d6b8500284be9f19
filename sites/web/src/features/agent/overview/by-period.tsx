import type { TeamTotals } from '@livery/api/contract/team';
import { BarChart } from '@livery/ui/bar-chart';
import { Button } from '@livery/ui/button';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { type Period, type PeriodType, usePeriodName } from '../../centre/index.ts';
import { Result } from '../../centre/records/index.ts';
import { type TeamSums, teamPeriods } from './team-periods.ts';

/** What can be drawn. */
const drawn = ['validBet', 'net', 'deposits', 'withdrawals', 'joined'] as const;
type Drawn = (typeof drawn)[number];

/** Rows of the table until all are asked for: on a phone each is a card. */
const shortList = 7;

type TeamPeriod = Period & TeamSums;

/** The periods of a team: one figure of them drawn, all in the table behind it, whose foot is the sum of every one. */
export function ByPeriod({
  days,
  type,
  totals,
}: {
  days: readonly (TeamTotals & { readonly day: string })[];
  type: PeriodType;
  totals: TeamTotals;
}) {
  const { t } = useTranslation();
  const { format, site, language } = useServices();
  const [all, setAll] = useState(false);
  const [figure, setFigure] = useState<Drawn>('validBet');
  const { decimals } = site.merchant.currency;
  const periods = useMemo(() => teamPeriods(days, type, decimals), [days, type, decimals]);
  const latest = useMemo(() => periods.toReversed(), [periods]);
  const nameOf = usePeriodName();
  const columns = useColumns(nameOf, totals);
  const title = t('team.byDay');
  return (
    <Section title={title}>
      <Select
        label={t('team.chart')}
        value={figure}
        options={drawn.map((each) => ({ value: each, label: t(`team.${each}`) }))}
        onChange={({ target: { value } }) =>
          setFigure(drawn.find((each) => each === value) ?? 'validBet')
        }
      />
      <BarChart
        label={t('team.byDay.of', { figure: t(`team.${figure}`) })}
        bars={periods.map((period) => ({
          id: period.start,
          label: nameOf(period),
          value: Number(period[figure]),
          text:
            figure === 'joined'
              ? format.number(period.joined)
              : format.money(period[figure], figure === 'net' ? { sign: 'always' } : {}),
        }))}
        tickOf={(value) => format.number(value)}
      />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={all ? latest : latest.slice(0, shortList)}
        rowId={({ start }) => start}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={null}
      />
      {!all && latest.length > shortList && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t('team.all', { count: latest.length, formatted: format.number(latest.length) })}
        </Button>
      )}
    </Section>
  );
}

function useColumns(
  nameOf: (period: Period) => string,
  totals: TeamTotals,
): readonly TableColumn<TeamPeriod>[] {
  const { t } = useTranslation();
  const { format } = useServices();
  return useMemo(() => {
    const money = (
      id: 'deposits' | 'withdrawals' | 'validBet' | 'wins',
    ): TableColumn<TeamPeriod> => ({
      id,
      label: t(`team.${id}`),
      kind: 'number',
      cell: (row) => format.money(row[id]),
      footer: format.money(totals[id]),
    });
    return [
      {
        id: 'name',
        label: t('records.profit.period'),
        rowHeader: true,
        cell: nameOf,
        footer: t('team.total'),
      },
      {
        id: 'joined',
        label: t('team.joined'),
        kind: 'number',
        cell: ({ joined }) => format.number(joined),
        footer: format.number(totals.joined),
      },
      money('deposits'),
      money('withdrawals'),
      money('validBet'),
      money('wins'),
      {
        id: 'net',
        label: t('team.net'),
        kind: 'number',
        cell: ({ net }) => <Result amount={net} />,
        footer: <Result amount={totals.net} />,
      },
    ];
  }, [t, format, nameOf, totals]);
}
