import { describe, expect, it } from 'vitest';
import { todayAt } from '../date-field/iso-dates.ts';
import { quickRange, quickRangeNames } from './quick-ranges.ts';

describe('quick ranges', () => {
  it.each([
    ['next7', '2026-11-21', '2026-11-27'],
    ['next30', '2026-11-21', '2026-12-20'],
    ['previous7', '2026-11-15', '2026-11-21'],
    ['previous30', '2026-10-23', '2026-11-21'],
  ] as const)('%s is from %s to %s [spec 9.43]', (name, start, end) => {
    expect(quickRange(name, '2026-11-21')).toEqual({ start, end });
  });

  it('are the four of the specification, in its order [spec 9.43]', () => {
    expect(quickRangeNames).toEqual(['next7', 'next30', 'previous7', 'previous30']);
  });

  it('have seven or thirty days, also across a year end and a leap day', () => {
    const daysIn = ({ start, end }: { start: string; end: string }) =>
      (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
    for (const today of ['2026-12-30', '2028-02-25', '2028-03-02']) {
      expect(quickRangeNames.map((name) => daysIn(quickRange(name, today)))).toEqual([
        7, 30, 7, 30,
      ]);
    }
  });

  it('reject an invalid day', () => {
    expect(() => quickRange('next7', 'today')).toThrow(/expected today as an ISO date/);
  });
});

describe('todayAt', () => {
  const evening = Date.UTC(2026, 10, 21, 18, 0);

  it('use the merchant’s day, not the device’s', () => {
    expect(todayAt(evening, 'Asia/Kolkata')).toBe('2026-11-21');
    expect(todayAt(evening, 'Asia/Dhaka')).toBe('2026-11-22');
    expect(todayAt(evening, 'Asia/Bangkok')).toBe('2026-11-22');
  });
});
