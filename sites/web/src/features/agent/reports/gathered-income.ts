import type { ValueOf } from '@livery/api';
import type { agentRevenue } from '@livery/api/contract/team';
import { addAmounts } from '@livery/flows/amount';
import { groupedBy, type Period, type PeriodType } from '../../centre/index.ts';

type Revenue = ValueOf<typeof agentRevenue>;

/** What an agent was paid in a period, by kind, as decimal strings of major units. */
export type IncomeOfPeriod = Period & Revenue['totals'];

/**
 * Gathers the income of days into periods; sums are exact.
 *
 * @param decimals of the currency
 * @returns in the order of time; a period without income is left out
 */
export function gatheredIncome(
  days: Revenue['days'],
  type: PeriodType,
  decimals: number,
): IncomeOfPeriod[] {
  return groupedBy(days, type).map(({ start, end, days: own }) => {
    const sum = (part: keyof Revenue['totals']) =>
      addAmounts(
        own.map((day) => day[part]),
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
