import { expect, it } from 'vitest';
import { zoneClock } from './history/days.ts';
import { openingAt } from './opening-hours.ts';

const kolkata = zoneClock('Asia/Kolkata');
/** A moment of 21 November 2026 in Kolkata, or of another day. */
const at = (time: string, day = '2026-11-21') => Date.parse(`${day}T${time}+05:30`);
const tomorrow = '2026-11-22';

it.each([
  ['08:00-22:00', '08:00:00', true, at('22:00')],
  ['08:00-22:00', '21:59:59', true, at('22:00')],
  ['08:00-22:00', '22:00:00', false, at('08:00', tomorrow)],
  ['08:00-22:00', '07:59:59', false, at('08:00')],
  ['8:00-22:00', '09:00:00', true, at('22:00')],
  ['08:00-24:00', '23:59:59', true, at('00:00', tomorrow)],
  ['22:00-06:00', '23:00:00', true, at('06:00', tomorrow)],
  ['22:00-06:00', '05:59:00', true, at('06:00')],
  ['22:00-06:00', '12:00:00', false, at('22:00')],
  ['22:00-06:00', '22:00:00', true, at('06:00', tomorrow)],
  ['22:00-06:00', '06:00:00', false, at('22:00')],
])('%s at %s: %s, until it changes', (hours, time, open, changesAt) => {
  expect(openingAt(at(time), kolkata, hours)).toEqual({ open, changesAt });
});

it('hours that are missing or have no length mean always open', () => {
  expect(openingAt(at('03:00'), kolkata)).toEqual({ open: true });
  expect(openingAt(at('12:00'), kolkata, '00:00-00:00')).toEqual({ open: true });
});
