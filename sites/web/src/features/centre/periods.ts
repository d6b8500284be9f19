import { addAmounts } from '@livery/flows/amount';

/** Into what the days of a report are gathered (spec §9, period types). */
export const periodTypes = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** The first and the last day of a period, ISO dates. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/**
 * The period that a day lies in. Weeks begin on Monday (ISO 8601); half-months are the first to the fifteenth and the rest.
 *
 * @param day ISO date
 */
export function periodOf(day: string, type: PeriodType): Period {
  const month = day.slice(0, 7);
  const date = new Date(`${day}T00:00:00Z`);
  switch (type) {
    case 'daily':
      return { start: day, end: day };
    case 'weekly': {
      const sinceMonday = (date.getUTCDay() + 6) % 7;
      return { start: moved(date, -sinceMonday), end: moved(date, 6 - sinceMonday) };
    }
    case 'semimonthly':
      return day.slice(8) <= '15'
        ? { start: `${month}-01`, end: `${month}-15` }
        : { start: `${month}-16`, end: lastOf(date) };
    case 'monthly':
      return { start: `${month}-01`, end: lastOf(date) };
  }
}

/** Bets of some days, amounts as decimal strings of major units. */
export interface Results {
  readonly bets: number;
  readonly stakes: string;
  readonly wins: string;
  readonly net: string;
}

/**
 * Gathers results of days into periods; sums are exact.
 *
 * @param decimals of the currency
 * @returns in the order of time; a period without any of the days is left out
 */
export function gatheredBy<Day extends Results & { readonly day: string }>(
  days: readonly Day[],
  type: PeriodType,
  decimals: number,
): (Period & Results)[] {
  const periods = new Map<string, Period & Results>();
  for (const { day, bets, stakes, wins, net } of days) {
    const period = periodOf(day, type);
    const before = periods.get(period.start);
    periods.set(period.start, {
      ...period,
      bets: (before?.bets ?? 0) + bets,
      stakes: addAmounts([before?.stakes ?? '0', stakes], decimals),
      wins: addAmounts([before?.wins ?? '0', wins], decimals),
      net: addAmounts([before?.net ?? '0', net], decimals),
    });
  }
  return [...periods.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}

function moved(date: Date, days: number): string {
  return isoOf(new Date(date.getTime() + days * 86_400_000));
}

function lastOf(date: Date): string {
  return isoOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
