import { todayAt, tomorrowAt } from '@livery/ui/date-field';
import type { DateRange } from '@livery/ui/date-range-field';
import { quickRange } from '@livery/ui/date-range-field';
import { useServices } from '../../app/services.tsx';
import { useDue } from '../../app/use-due.ts';

/**
 * The merchant's day by the platform's clock, and the days that a record shows where its address says none. What uses it is drawn again
 * when a new day begins.
 */
export function useDays(chosen: DateRange | undefined): {
  readonly today: string;
  readonly days: DateRange;
} {
  const { client, site } = useServices();
  const { timeZone } = site.merchant;
  const now = client.serverNow();
  useDue(tomorrowAt(now, timeZone));
  const today = todayAt(now, timeZone);
  return { today, days: chosen ?? usualDays(today) };
}

/** The days that a record shows where nobody has chosen any. */
export const usualDays = (today: string): DateRange => quickRange('previous30', today);
