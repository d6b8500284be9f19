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

it('gathers days into periods in the order of time, to the last minor unit', () => {
  const days = [
    income('2026-11-16', '0.10', '0.20', '0.30'),
    income('2026-11-15', '0.20', '0.01', '0.21'),
    income('2026-11-01', '100000000000000.01', '0.00', '100000000000000.01'),
  ];
  const halves = gatheredIncome(days, 'semimonthly', 2);
  expect(halves.map(({ start, end, total }) => [start, end, total])).toEqual([
    ['2026-11-01', '2026-11-15', '100000000000000.22'],
    ['2026-11-16', '2026-11-30', '0.30'],
  ]);
  const [month] = gatheredIncome(days, 'monthly', 2);
  expect(month).toMatchObject({ daily: '100000000000000.31', realtime: '0.21' });
});

it('has no periods of no days', () => {
  expect(gatheredIncome([], 'daily', 2)).toEqual([]);
});
