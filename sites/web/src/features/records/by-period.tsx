import { BarChart } from '@livery/ui/bar-chart';
import { Button } from '@livery/ui/button';
import { Table, type TableColumn } from '@livery/ui/table';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { ButtonRow } from '../../styles/page.styles.ts';
import { type Period, usePeriodName } from '../centre/index.ts';

/** Rows of the table until all are asked for: on a phone each is a card. */
const shortList = 7;

/**
 * What periods brought: one figure of them drawn in the order of time, and all figures in the table behind it, the latest first.
 *
 * @param props.caption names the table
 * @param props.periods in the order of time; keep the array's identity
 * @param props.figureName what the figure that is drawn is called
 * @param props.figure it itself, a decimal number
 * @param props.textOf the same in words, exact
 * @param props.columns after the period's own; keep the array's identity
 * @param props.foot below the periods, where the columns have totals
 */
export function ByPeriod<Row extends Period>({
  caption,
  periods,
  figureName,
  figure,
  textOf,
  columns,
  foot,
}: {
  caption: string;
  periods: readonly Row[];
  figureName: string;
  figure: (period: Row) => string | number;
  textOf: (period: Row) => string;
  columns: readonly TableColumn<Row>[];
  foot?: string;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const nameOf = usePeriodName();
  const [all, showAll] = useAllOnPaper();
  const latest = useMemo(() => periods.toReversed(), [periods]);
  const rows = useMemo(() => (all ? latest : latest.slice(0, shortList)), [all, latest]);
  const named = useMemo((): readonly TableColumn<Row>[] => {
    const label = t('records.profit.period');
    return [{ id: 'period', label, rowHeader: true, cell: nameOf, footer: foot }, ...columns];
  }, [t, nameOf, foot, columns]);
  return (
    <>
      <BarChart
        label={t('records.periods.of', { figure: figureName })}
        bars={periods.map((period) => ({
          id: period.start,
          label: nameOf(period),
          value: Number(figure(period)),
          text: textOf(period),
        }))}
        tickOf={(value) => format.number(value)}
      />
      <Table
        caption={caption}
        captionHidden
        columns={named}
        short={named.length <= 2}
        rows={rows}
        rowId={({ start }) => start}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={null}
      />
      {rows.length < latest.length && (
        <ButtonRow>
          <Button size="sm" onClick={showAll}>
            {t('records.periods.all', {
              count: latest.length,
              formatted: format.number(latest.length),
            })}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

/** Whether all rows are shown: once somebody asks for them, or prints the page. */
function useAllOnPaper(): readonly [boolean, () => void] {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setAll(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  return [all, () => setAll(true)];
}
