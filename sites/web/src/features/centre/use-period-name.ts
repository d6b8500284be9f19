import { useMemo } from 'react';
import { useServices } from '../../app/services.tsx';
import { type Period, periodOf } from './periods.ts';

/** Names a period: a whole month by its name, else by its one day, or the first and the last. Keeps its identity. */
export function usePeriodName(): (period: Period) => string {
  const { format } = useServices();
  return useMemo(() => {
    // Days of a calendar, which no time zone makes other days of.
    const written = (as: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(format.locale, { ...as, timeZone: 'UTC' });
    const days = written({ dateStyle: 'medium' });
    const month = written({ year: 'numeric', month: 'long' });
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    return ({ start, end }) => {
      const whole = periodOf(start, 'monthly');
      return start === whole.start && end === whole.end
        ? month.format(at(start))
        : days.formatRange(at(start), at(end));
    };
  }, [format]);
}
