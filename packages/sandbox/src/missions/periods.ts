import type { Mission } from '@livery/api/contract/missions';
import type { ZoneClock } from '../history/days.ts';

const dayMs = 24 * 60 * 60_000;

/** Begin and end of the running day or week (from Monday) in the merchant's zone. */
export function periodAt(
  periodType: Mission['periodType'],
  clock: ZoneClock,
  now: number,
): { start: number; end: number } {
  const today = clock.dayOf(now);
  if (periodType === 'Daily') return { start: clock.startOf(today), end: clock.endOf(today) };
  // 0 Monday to 6 Sunday.
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = Date.parse(today) - weekday * dayMs;
  return {
    start: clock.startOf(dayText(monday)),
    end: clock.endOf(dayText(monday + 6 * dayMs)),
  };
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
