import { useCallback } from 'react';
import type { Period } from './periods.ts';
import { useDayName } from './use-day-name.ts';

/** Names a period by its days: one, or the first and the last. Keeps its identity. */
export function usePeriodName(): (period: Period) => string {
  const dayName = useDayName();
  return useCallback(
    ({ start, end }) => (start === end ? dayName(start) : `${dayName(start)} – ${dayName(end)}`),
    [dayName],
  );
}
