import { todayAt } from '@livery/ui/date-field';
import type { DateRange } from '@livery/ui/date-range-field';
import { quickRange } from '@livery/ui/date-range-field';
import { useServices } from '../../app/services.tsx';

/** The merchant's day by the platform's clock, and the days that a record shows where its address says none. */
export function useDays(chosen: DateRange | undefined): {
  readonly today: string;
  readonly days: DateRange;
} {
  const { client, site } = useServices();
  const today = todayAt(client.serverNow(), site.merchant.timeZone);
  return { today, days: chosen ?? quickRange('previous30', today) };
}
