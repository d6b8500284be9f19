import { expect, it } from 'vitest';
import { gatheredIncome } from './gathered-income.ts';

const income = (day: string, daily: string, realtime: string, total: string) => ({
  day,
  dividend: '0.00',
  daily,
  hourly: '0.00',
  realtime,
  total,
});

const november = { start: '2026-11-01', end: '2026-11-30' };

it('gathers days into periods in the order of time, to the last minor unit', () => {
  const days = [
    income('2026-11-16', '0.10', '0.20', '0.30'),
    income('2026-11-15', '0.20', '0.01', '0.21'),
    income('2026-11-01', '100000000000000.01', '0.00', '100000000000000.01'),
  ];
  const halves = gatheredIncome(days, november, 'semimonthly', 2);
  expect(halves.map(({ start, end, total }) => [start, end, total])).toEqual([
    ['2026-11-01', '2026-11-15', '100000000000000.22'],
    ['2026-11-16', '2026-11-30', '0.30'],
  ]);
  const [month] = gatheredIncome(days, november, 'monthly', 2);
  expect(month).toMatchObject({ daily: '100000000000000.31', realtime: '0.21' });
});

it('has the days without income, with nothing', () => {
  const range = { start: '2026-11-01', end: '2026-11-03' };
  const days = gatheredIncome([income('2026-11-02', '0.10', '0.20', '0.30')], range, 'daily', 2);
  expect(days.map(({ start, total }) => [start, total])).toEqual([
    ['2026-11-01', '0.00'],
    ['2026-11-02', '0.30'],
    ['2026-11-03', '0.00'],
  ]);
});
