import { expect, it } from 'vitest';
import { periodAt } from './periods.ts';

const hour = 3_600_000;
const at = Date.parse;
const read = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().slice(0, 16));

it.each([
  ['Every5Minutes', '2026-11-21T09:23:00Z', '2026-11-21T09:20', '2026-11-21T09:25'],
  // Hours of India's clock begin in the middle of those of UTC.
  ['Hourly', '2026-11-21T09:23:00Z', '2026-11-21T08:30', '2026-11-21T09:30'],
  ['Daily', '2026-11-21T20:00:00Z', '2026-11-21T18:30', '2026-11-22T18:30'],
  // Monday, 16 November, to Sunday.
  ['Weekly', '2026-11-21T09:23:00Z', '2026-11-15T18:30', '2026-11-22T18:30'],
  ['Weekly', '2026-11-22T18:30:00Z', '2026-11-22T18:30', '2026-11-29T18:30'],
  ['Semimonthly', '2026-11-15T18:29:00Z', '2026-10-31T18:30', '2026-11-15T18:30'],
  ['Semimonthly', '2026-11-15T18:30:00Z', '2026-11-15T18:30', '2026-11-30T18:30'],
  ['Monthly', '2026-12-31T18:29:00Z', '2026-11-30T18:30', '2026-12-31T18:30'],
] as const)('%s at %s is the period of India’s clock', (type, time, from, to) => {
  expect(read(periodAt(type, at(time), 'Asia/Kolkata'))).toEqual([from, to]);
});

it.each([
  ['America/New_York', '2026-03-08T12:00:00Z', 23],
  ['America/New_York', '2026-11-01T12:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-10-04T04:00:00Z', 23.5],
  ['Australia/Lord_Howe', '2026-04-05T04:00:00Z', 24.5],
])(
  'a day of %s around %s has %s hours, and each moment of it is in one of them',
  (zone, time, hours) => {
    const { from, to } = periodAt('Daily', at(time), zone);
    expect((to - from) / hour).toBe(hours);
    let count = 0;
    for (let next = from; next < to; count += 1) {
      const period = periodAt('Hourly', next, zone);
      expect(period.from).toBe(next);
      expect(periodAt('Hourly', period.to - 1, zone)).toEqual(period);
      next = period.to;
    }
    expect(count).toBe(Math.ceil(hours));
    expect(periodAt('Hourly', to - 1, zone).to).toBe(to);
  },
);
