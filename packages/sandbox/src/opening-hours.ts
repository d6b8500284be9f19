import { dayAfter, type ZoneClock } from './history/days.ts';

/** Whether something is open, and when that changes, milliseconds since 1970; of what is always open it does not. */
export type Opening =
  | { readonly open: true; readonly changesAt?: number }
  | { readonly open: false; readonly changesAt: number };

/**
 * Whether opening hours are on at a moment. No market has summer time, so the minutes since midnight are what the clock shows.
 *
 * @param clock of the time zone that the hours are of
 * @param hours such as `08:00-22:00`; those that end before they begin go over midnight; absent or of no length: around the clock
 */
export function openingAt(now: number, clock: ZoneClock, hours?: string): Opening {
  const [from = 0, to = 0] = (hours ?? '').split('-').map(minuteOf);
  if (from === to) return { open: true };
  const day = clock.dayOf(now);
  const time = minuteOf(clock.readingOf(now).slice(11));
  const open = from < to ? time >= from && time < to : time >= from || time < to;
  const next = open ? to : from;
  const changesAt = clock.startOf(time < next ? day : dayAfter(day)) + next * 60_000;
  return { open, changesAt };
}

/** Minutes since midnight of `08:30`, or of `08:30:15`. */
function minuteOf(reading: string): number {
  const [hour = 0, minute = 0] = reading.split(':').map(Number);
  return hour * 60 + minute;
}
