import type { ValueOf } from '@livery/api';
import type { agentRevenue } from '@livery/api/contract/team';
import { addAmounts } from '@livery/flows/amount';
import type { DateRange } from '@livery/ui/date-range-field';
import { groupedBy, type Period, type PeriodType } from '../../centre/index.ts';

type Revenue = ValueOf<typeof agentRevenue>;

/** What an agent was paid in a period, by kind, as decimal strings of major units. */
export type IncomeOfPeriod = Period & Revenue['totals'];

/**
 * Gathers the income of days into periods; sums are exact.
 *
 * @param range the days asked for: those without income count as well
 * @param decimals of the currency
 * @returns all periods of the range, in the order of time
 */
export function gatheredIncome(
  days: Revenue['days'],
  range: DateRange,
  type: PeriodType,
  decimals: number,
): IncomeOfPeriod[] {
  const known = new Map(days.map((each) => [each.day, each]));
  const all = daysOf(range).map((day) => ({ day, income: known.get(day) }));
  return groupedBy(all, type).map(({ start, end, days: own }) => {
    const sum = (part: keyof Revenue['totals']) =>
      addAmounts(
        own.flatMap(({ income }) => income?.[part] ?? []),
        decimals,
      );
    return {
      start,
      end,
      dividend: sum('dividend'),
      daily: sum('daily'),
      hourly: sum('hourly'),
      realtime: sum('realtime'),
      total: sum('total'),
    };
  });
}

function daysOf({ start, end }: DateRange): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
