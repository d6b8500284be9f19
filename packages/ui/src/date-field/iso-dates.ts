import {
  type CalendarDate,
  type DateValue,
  fromAbsolute,
  GregorianCalendar,
  parseDate,
  toCalendar,
  toCalendarDate,
} from '@internationalized/date';

/** A day as `YYYY-MM-DD` (ISO 8601), in the calendar of every platform whatever the member is shown. */
export type IsoDate = string;

/** The day of an ISO text; null for `''`, for nothing and for what is no day. */
export function dayOf(iso: IsoDate | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The ISO text of a day of any calendar. */
export function isoOf(day: DateValue): IsoDate {
  return toCalendar(toCalendarDate(day), new GregorianCalendar()).toString();
}

/**
 * Which day it is at a moment.
 *
 * @param now milliseconds since 1970
 * @param timeZone IANA name: the merchant's, as records are kept by its days
 */
export function todayAt(now: number, timeZone: string): IsoDate {
  return isoOf(fromAbsolute(now, timeZone));
}

/** When the day after that of a moment begins, milliseconds since 1970. Arguments as in {@link todayAt}. */
export function tomorrowAt(now: number, timeZone: string): number {
  const today = toCalendarDate(fromAbsolute(now, timeZone));
  return today.add({ days: 1 }).toDate(timeZone).getTime();
}
