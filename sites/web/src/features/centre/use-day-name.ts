import { useMemo } from 'react';
import { useServices } from '../../app/services.tsx';

/** Names days of a calendar, which no time zone makes other days of. Keeps its identity. */
export function useDayName(): (day: string) => string {
  const { format } = useServices();
  return useMemo(() => {
    const words = new Intl.DateTimeFormat(format.locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (day) => words.format(new Date(`${day}T00:00:00Z`));
  }, [format]);
}
