import type { TeamTotals } from '@livery/api/contract/team';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import type { TableColumn } from '@livery/ui/table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import type { Period, PeriodType } from '../../centre/index.ts';
import { ByPeriod, Result } from '../../records/index.ts';
import { ChartChoice } from './overview.styles.ts';
import { type TeamSums, teamPeriods } from './team-periods.ts';

/** What can be drawn. */
const drawn = ['validBet', 'net', 'deposits', 'withdrawals', 'joined'] as const;
type Drawn = (typeof drawn)[number];

type TeamPeriod = Period & TeamSums;

/** The periods of a team: one figure of them drawn, all in the table behind it, whose foot is the sum of every one. */
export function TeamPeriods({
  days,
  type,
  totals,
}: {
  days: readonly (TeamTotals & { readonly day: string })[];
  type: PeriodType;
  totals: TeamTotals;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const [figure, setFigure] = useState<Drawn>('validBet');
  const { decimals } = site.merchant.currency;
  const periods = useMemo(() => teamPeriods(days, type, decimals), [days, type, decimals]);
  const columns = useColumns(totals);
  const title = t('team.byDay');
  return (
    <Section title={title}>
      <ChartChoice>
        <Select
          label={t('team.chart')}
          value={figure}
          options={drawn.map((each) => ({ value: each, label: t(`team.${each}`) }))}
          onChange={({ target: { value } }) =>
            setFigure(drawn.find((each) => each === value) ?? 'validBet')
          }
        />
      </ChartChoice>
      <ByPeriod
        caption={title}
        periods={periods}
        figureName={t(`team.${figure}`)}
        figure={(period) => period[figure]}
        textOf={(period) =>
          figure === 'joined'
            ? format.number(period.joined)
            : format.money(period[figure], figure === 'net' ? { sign: 'always' } : {})
        }
        columns={columns}
        foot={t('team.total')}
      />
    </Section>
  );
}

function useColumns(totals: TeamTotals): readonly TableColumn<TeamPeriod>[] {
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
  }, [t, format, totals]);
}
