const hour = 3_600_000;

/** Wall-clock readings of a time zone. Making one is slow, asking it is quick: make one for a list. */
export interface ZoneClock {
  /** The day of a moment, `2026-11-21`. */
  dayOf(time: number): string;
  /** The wall clock's reading of a moment, `2026-11-21 14:50:00`. */
  readingOf(time: number): string;
  /** The first moment of a day: its midnight, or what comes after it where a change of the clock leaves midnight out. */
  startOf(day: string): number;
  /** The first moment of the day after. */
  endOf(day: string): number;
}

/**
 * The clock of a time zone.
 *
 * @param timeZone an IANA name
 */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  function readingOf(time: number): string {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(time)) parts[type] = value;
    const { year = '', month, day, hour, minute, second } = parts;
    return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}:${second}`;
  }

  const dayOf = (time: number) => readingOf(time).slice(0, 10);
  /** How far the wall clock is ahead of UTC at a moment. */
  const offsetAt = (time: number) => Date.parse(`${readingOf(time).replace(' ', 'T')}Z`) - time;

  function startOf(day: string): number {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // No zone is further from UTC than 14 hours, so these two moments lie on either side of the day's beginning, and of a change
    // of the clock that comes near it.
    const offsets = [offsetAt(midnight - 15 * hour), offsetAt(midnight + 15 * hour)];
    const starts = offsets.map((offset) => midnight - offset).sort((a, b) => a - b);
    const exact = starts.find((start) => readingOf(start) === `${day} 00:00:00`);
    // A midnight that the clock leaves out: both guesses are an hour from the change, and the later one is the change itself.
    return exact ?? Math.max(...starts);
  }

  return { dayOf, readingOf, startOf, endOf: (day) => startOf(dayAfter(day)) };
}

/** The day after one. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}
