import type { PeriodType } from '@livery/api/contract-terms';
import { type ZoneClock, zoneClock } from '../history/days.ts';

/** A stretch of time, `to` not included; in milliseconds since 1970. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
/** "Real-time salary settlement every 5 minutes" (spec §9). */
const fiveMinutes = 5 * minute;

/**
 * The period of a moment, by the wall clock of a time zone (spec §9 "Period types"). Days begin at its midnight, whatever their length;
 * hours are counted from there, so that a day of 23 or 25 hours has as many; weeks begin on Monday; the second half of a month begins
 * on the 16th. Five minutes are the same everywhere.
 */
export function periodAt(type: PeriodType, time: number, timeZone: string): Stretch {
  if (type === 'Every5Minutes') {
    const from = Math.floor(time / fiveMinutes) * fiveMinutes;
    return { from, to: from + fiveMinutes };
  }
  const clock = clockOf(timeZone);
  const today = clock.dayOf(time);
  if (type === 'Hourly') {
    const [start, end] = [clock.startOf(today), clock.startOf(daysAfter(today, 1))];
    const from = start + Math.floor((time - start) / hour) * hour;
    return { from, to: Math.min(from + hour, end) };
  }
  const [first, next] = daysOf(type, today);
  return { from: clock.startOf(first), to: clock.startOf(next) };
}

/** First day of the period of a day, and of the one after. */
function daysOf(
  type: Exclude<PeriodType, 'Hourly' | 'Every5Minutes'>,
  today: string,
): readonly [string, string] {
  switch (type) {
    case 'Daily':
      return [today, daysAfter(today, 1)];
    case 'Weekly': {
      const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
      return [daysAfter(today, -sinceMonday), daysAfter(today, 7 - sinceMonday)];
    }
    case 'Semimonthly':
      return today.slice(8) < '16'
        ? [`${today.slice(0, 7)}-01`, `${today.slice(0, 7)}-16`]
        : [`${today.slice(0, 7)}-16`, monthAfter(today)];
    case 'Monthly':
      return [`${today.slice(0, 7)}-01`, monthAfter(today)];
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function monthAfter(day: string): string {
  return `${daysAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

const clocks = new Map<string, Pick<ZoneClock, 'dayOf' | 'startOf'>>();
/** Beginnings of days that are remembered for a zone: the same come again for each agent and each bet. */
const mostDays = 2000;

function clockOf(timeZone: string): Pick<ZoneClock, 'dayOf' | 'startOf'> {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = zoneClock(timeZone);
  const starts = new Map<string, number>();
  const made = {
    dayOf: clock.dayOf,
    startOf(day: string): number {
      const start = starts.get(day) ?? clock.startOf(day);
      if (starts.size >= mostDays) starts.clear();
      starts.set(day, start);
      return start;
    },
  };
  clocks.set(timeZone, made);
  return made;
}
