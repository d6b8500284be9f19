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
 * Groups days into the periods that they lie in.
 *
 * @returns in the order of time; a period without any of the days is left out
 */
export function groupedBy<Day extends { readonly day: string }>(
  days: readonly Day[],
  type: PeriodType,
): (Period & { readonly days: readonly Day[] })[] {
  const periods = new Map<string, Period & { days: Day[] }>();
  for (const day of days) {
    const period = periodOf(day.day, type);
    const found = periods.get(period.start) ?? { ...period, days: [] };
    periods.set(period.start, found);
    found.days.push(day);
  }
  return [...periods.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
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
  return groupedBy(days, type).map(({ start, end, days: own }) => {
    const sum = (figure: 'stakes' | 'wins' | 'net') =>
      addAmounts(
        own.map((day) => day[figure]),
        decimals,
      );
    return {
      start,
      end,
      bets: own.reduce((all, { bets }) => all + bets, 0),
      stakes: sum('stakes'),
      wins: sum('wins'),
      net: sum('net'),
    };
  });
}

function moved(date: Date, days: number): string {
  return isoOf(new Date(date.getTime() + days * 86_400_000));
}

function lastOf(date: Date): string {
  return isoOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
