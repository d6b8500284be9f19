import { describe, expect, it } from 'vitest';
import { gatheredBy, periodOf, periodTypes } from './periods.ts';

describe('[spec 9.42] periods', () => {
  it('are days, weeks, half-months and months', () => {
    expect(periodTypes).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  });

  it.each([
    ['2026-11-25', 'daily', '2026-11-25', '2026-11-25'],
    ['2026-11-25', 'weekly', '2026-11-23', '2026-11-29'],
    // A Sunday ends its week, and a week may lie in two years.
    ['2027-01-03', 'weekly', '2026-12-28', '2027-01-03'],
    ['2026-11-15', 'semimonthly', '2026-11-01', '2026-11-15'],
    ['2026-11-16', 'semimonthly', '2026-11-16', '2026-11-30'],
    ['2028-02-29', 'semimonthly', '2028-02-16', '2028-02-29'],
    ['2026-02-01', 'monthly', '2026-02-01', '2026-02-28'],
    ['2026-12-31', 'monthly', '2026-12-01', '2026-12-31'],
  ] as const)('%s lies %s in %s to %s', (day, type, start, end) => {
    expect(periodOf(day, type)).toEqual({ start, end });
  });
});

describe('results of days', () => {
  const day = (name: string, net: string) => ({
    day: name,
    bets: 1,
    stakes: '0.10',
    wins: '0.20',
    net,
  });

  it('are added exactly, in the order of time', () => {
    const days = [
      day('2026-11-30', '0.10'),
      day('2026-11-02', '0.20'),
      day('2026-11-01', '-0.70'),
      day('2026-10-31', '0.10'),
    ];
    expect(gatheredBy(days, 'monthly', 2)).toEqual([
      {
        start: '2026-10-01',
        end: '2026-10-31',
        bets: 1,
        stakes: '0.10',
        wins: '0.20',
        net: '0.10',
      },
      {
        start: '2026-11-01',
        end: '2026-11-30',
        bets: 3,
        stakes: '0.30',
        wins: '0.60',
        net: '-0.40',
      },
    ]);
  });

  it('of every kind of period add up to the same', () => {
    const days = Array.from({ length: 120 }, (_, at) =>
      day(
        new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
        at % 3 ? '0.07' : '-0.11',
      ),
    );
    const sums = periodTypes.map((type) =>
      gatheredBy(days, type, 2).reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0),
    );
    expect(new Set(sums)).toEqual(new Set([80 * 7 - 40 * 11]));
  });
});
