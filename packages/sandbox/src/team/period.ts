import { dayAfter, type ZoneClock } from '../history/days.ts';
import type { Period } from '../history/transactions.ts';

/** Days of a request, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The moments of some days. */
export function momentsOf({ from, to }: Days, clock: ZoneClock): Period {
  return { from: clock.startOf(from), to: clock.endOf(to) };
}

/** Every day of some days. */
export function listOf({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** As many days, which end before the first of these. */
export function daysBefore(days: Days): Days {
  const end = Date.parse(days.from) - day;
  const start = end - (Date.parse(days.to) - Date.parse(days.from));
  return { from: dayText(start), to: dayText(end) };
}

/** In which of some days, oldest first, a moment is: the wall clock is read once for each day and not for each moment. */
export function dayFinder(days: readonly string[], clock: ZoneClock): (time: number) => string {
  const starts = days.map((day) => clock.startOf(day));
  return (time) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      // In bounds, as `middle` is between the two.
      if ((starts[middle] as number) <= time) low = middle;
      else high = middle - 1;
    }
    return days[low] ?? clock.dayOf(time);
  };
}

const day = 86_400_000;

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
