import { expect, it } from 'vitest';
import { zoneClock } from '../history/days.ts';
import { serviceStateAt } from './service-hours.ts';

const dhaka = zoneClock('Asia/Dhaka');
/** A moment of 21 November 2026 in Dhaka, which is six hours ahead. */
const at = (reading: string, day = '2026-11-21') => Date.parse(`${day}T${reading}:00+06:00`);

it.each([
  ['before it opens', '05:00', { open: false, changesAt: at('09:00') }],
  ['when it opens', '09:00', { open: true, changesAt: at('23:00'), waitMinutes: 3 }],
  [
    'in the evening, when one waits longer',
    '20:00',
    { open: true, changesAt: at('23:00'), waitMinutes: 8 },
  ],
  ['when it closes', '23:00', { open: false, changesAt: at('09:00', '2026-11-22') }],
] as const)('tells the state of the chat %s', (_when, reading, state) => {
  expect(serviceStateAt(at(reading), dhaka, '09:00-23:00')).toEqual(state);
});

it('never closes where no hours are set', () => {
  expect(serviceStateAt(at('03:00'), dhaka)).toEqual({ open: true, waitMinutes: 3 });
});
