import { useMemo } from 'react';
import { useServices } from '../../app/services.tsx';
import { weekDays } from './lottery-address.ts';

/** A Sunday, in a zone without any shift. */
const sunday = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** The days of the week in the page's language, each with the platform's number (spec §9), Monday first. */
export function useWeekDays(): readonly { readonly value: string; readonly label: string }[] {
  const { format } = useServices();
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(format.locale, { weekday: 'long', timeZone: 'UTC' });
    return weekDays.map((day) => ({
      value: String(day),
      label: long.format(sunday + (day - 1) * dayMs),
    }));
  }, [format.locale]);
}
