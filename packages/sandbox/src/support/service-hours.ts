import type { ValueOf } from '@livery/api';
import type { serviceState } from '@livery/api/contract/support';
import { dayAfter, type ZoneClock } from '../history/days.ts';

type State = ValueOf<typeof serviceState>;

/** Minutes until somebody answers, by the hour of the day: evenings are busy. */
const usualWait = 3;
const eveningWait = 8;
const evening = { from: '18:00', to: '22:00' } as const;

/**
 * Whether the chat is answered at a moment.
 *
 * @param clock of the merchant's time zone
 * @param hours such as `08:00-22:00`, also past midnight; absent: around the clock
 */
export function serviceStateAt(now: number, clock: ZoneClock, hours?: string): State {
  const day = clock.dayOf(now);
  const time = clock.readingOf(now).slice(11, 16);
  const waitMinutes = time >= evening.from && time < evening.to ? eveningWait : usualWait;
  if (hours === undefined) return { open: true, waitMinutes };
  const [opens = '', closes = ''] = hours.split('-');
  const at = (reading: string, of = day) => clock.startOf(of) + minutesOf(reading) * 60_000;
  const next = (reading: string) => (time < reading ? at(reading) : at(reading, dayAfter(day)));
  const isOpen = opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
  return isOpen
    ? { open: true, changesAt: next(closes), waitMinutes }
    : { open: false, changesAt: next(opens) };
}

function minutesOf(reading: string): number {
  const [hour = 0, minute = 0] = reading.split(':').map(Number);
  return hour * 60 + minute;
}
