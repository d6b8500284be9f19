// Not from the index: these are days alone, without a field.
import { dayOf, type IsoDate, isoOf } from '../date-field/iso-dates.ts';

/** Two days and all between them. */
export type DateRange = { start: IsoDate; end: IsoDate };

/** Days of each quick range beside today, which belongs to it: negative ones lie before (spec §9). */
const distances = { next7: 6, next30: 29, previous7: -6, previous30: -29 } as const;

export type QuickRangeName = keyof typeof distances;

/** Every quick range, in the order of the specification (spec §9). */
export const quickRangeNames = Object.keys(distances) as QuickRangeName[]; // Object.keys forgets the names

/**
 * The days of a quick range: seven or thirty, today among them.
 *
 * @throws RangeError when `today` is no ISO date
 */
export function quickRange(name: QuickRangeName, today: IsoDate): DateRange {
  const day = dayOf(today);
  if (!day)
    throw new RangeError(
      `livery/ui: expected today as an ISO date such as "2026-11-21", found ${JSON.stringify(today)}.`,
    );
  const other = isoOf(day.add({ days: distances[name] }));
  return distances[name] > 0 ? { start: today, end: other } : { start: other, end: today };
}
