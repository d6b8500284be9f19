import type { ValueOf } from '@livery/api';
import type { serviceState } from '@livery/api/contract/support';
import type { ZoneClock } from '../history/days.ts';
import { openingAt } from '../opening-hours.ts';

type State = ValueOf<typeof serviceState>;

/** Minutes until somebody answers, by the hour of the day: evenings are busy. */
const usualWait = 3;
const eveningWait = 8;
const evening = { from: '18:00', to: '22:00' } as const;

/**
 * Whether the chat is answered at a moment, and how long one waits then.
 *
 * @param clock of the merchant's time zone
 * @param hours see {@link openingAt}
 */
export function serviceStateAt(now: number, clock: ZoneClock, hours?: string): State {
  const opening = openingAt(now, clock, hours);
  if (!opening.open) return opening;
  const time = clock.readingOf(now).slice(11, 16);
  const isEvening = time >= evening.from && time < evening.to;
  return { ...opening, waitMinutes: isEvening ? eveningWait : usualWait };
}
