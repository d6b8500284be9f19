import { useCallback, useMemo } from 'react';
import { useServices } from '../../app/services.tsx';
import type { Period } from './periods.ts';

/** Names days of a calendar, which no time zone makes other days of. */
export function useDayName(): (day: string) => string {
  const { format } = useServices();
  return useMemo(() => {
    const words = new Intl.DateTimeFormat(format.locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (day) => words.format(new Date(`${day}T00:00:00Z`));
  }, [format]);
}

/** Names periods: a day, or the first and the last one. Keeps its identity. */
export function usePeriodName(): (period: Period) => string {
  const dayName = useDayName();
  return useCallback(
    ({ start, end }) => (start === end ? dayName(start) : `${dayName(start)} – ${dayName(end)}`),
    [dayName],
  );
}
