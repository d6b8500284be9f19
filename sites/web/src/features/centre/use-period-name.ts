import { useMemo } from 'react';
import { useServices } from '../../app/services.tsx';
import type { Period } from './periods.ts';

/** Names a period by its days, which no time zone makes other days of. */
export function usePeriodName(): (period: Period) => string {
  const { format } = useServices();
  return useMemo(() => {
    const words = new Intl.DateTimeFormat(format.locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const day = (iso: string) => words.format(new Date(`${iso}T00:00:00Z`));
    return ({ start, end }) => (start === end ? day(start) : `${day(start)} – ${day(end)}`);
  }, [format]);
}
