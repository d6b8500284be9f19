import { expect, it } from 'vitest';
import { zoneClock } from './days.ts';

it.each([
  { zone: 'Asia/Kolkata', day: '2026-11-21', start: '2026-11-20T18:30:00Z', hours: 24 },
  { zone: 'Asia/Ho_Chi_Minh', day: '2026-11-21', start: '2026-11-20T17:00:00Z', hours: 24 },
  { zone: 'Pacific/Kiritimati', day: '2026-01-01', start: '2025-12-31T10:00:00Z', hours: 24 },
  { zone: 'Europe/London', day: '2026-10-25', start: '2026-10-24T23:00:00Z', hours: 25 },
  { zone: 'Europe/London', day: '2026-03-29', start: '2026-03-29T00:00:00Z', hours: 23 },
  // Midnight itself is left out.
  { zone: 'America/Sao_Paulo', day: '2018-11-04', start: '2018-11-04T03:00:00Z', hours: 23 },
  { zone: 'Africa/Cairo', day: '2024-04-26', start: '2024-04-25T22:00:00Z', hours: 23 },
  // Midnight happens twice, the second time on the day before.
  { zone: 'Africa/Cairo', day: '2024-11-01', start: '2024-10-31T22:00:00Z', hours: 24 },
])('the day $day of $zone begins at $start and has $hours hours', ({ zone, day, start, hours }) => {
  const clock = zoneClock(zone);
  const begins = clock.startOf(day);
  expect(new Date(begins).toISOString()).toBe(start.replace('Z', '.000Z'));
  expect((clock.endOf(day) - begins) / 3_600_000).toBe(hours);
  expect([clock.dayOf(begins), clock.dayOf(begins - 1) < day]).toEqual([day, true]);
});

it('reads a moment off the wall clock of the zone', () => {
  const time = Date.parse('2026-11-21T20:15:30Z');
  expect(zoneClock('Asia/Kolkata').readingOf(time)).toBe('2026-11-22 01:45:30');
  expect(zoneClock('America/New_York').readingOf(time)).toBe('2026-11-21 15:15:30');
});
