import type { ValueOf } from '@livery/api';
import type { agentRevenue } from '@livery/api/contract/team';
import { addAmounts } from '@livery/flows/amount';
import { type Period, type PeriodType, periodOf } from '../../centre/index.ts';

type Revenue = ValueOf<typeof agentRevenue>;

/** What an agent was paid in a period, by kind, as decimal strings of major units. */
export type IncomeOfPeriod = Period & Revenue['totals'];

const parts = ['dividend', 'daily', 'hourly', 'realtime', 'total'] as const;
const nothing = { dividend: '0', daily: '0', hourly: '0', realtime: '0', total: '0' };

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
  const periods = new Map<string, IncomeOfPeriod>();
  for (const { day, ...income } of days) {
    const period = periodOf(day, type);
    const sum: IncomeOfPeriod = { ...nothing, ...period, ...periods.get(period.start) };
    for (const part of parts) sum[part] = addAmounts([sum[part], income[part]], decimals);
    periods.set(period.start, sum);
  }
  return [...periods.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}
