import { describe, expect, it, vi } from 'vitest';
import { createCompactMoney } from './compact-money.ts';
import { createFormat, isoDuration } from './format.ts';
import { formatVectors, vectorNow, vectorTimeZone } from './format-vectors.ts';
import { languages } from './languages.ts';

const thb = { code: 'THB', decimals: 2 };

describe('createFormat', () => {
  it.each(
    formatVectors.map(
      (vector) =>
        [
          `${vector.language} ${vector.currency.symbol ?? vector.currency.code}: ${vector.why} → ${vector.want}`,
          vector,
        ] as const,
    ),
  )('%s', (_, { language, currency, nativeDigits, print, want }) => {
    const options = {
      language: languages[language],
      currency,
      nativeDigits,
      timeZone: vectorTimeZone,
      now: () => vectorNow,
    };
    const format = { ...createFormat(options), compactMoney: createCompactMoney(options) };
    expect(print(format)).toBe(want);
  });

  it('names countries, and creates the names once', () => {
    const made = vi.spyOn(Intl, 'DisplayNames');
    const { country } = createFormat({
      language: languages.HI,
      currency: thb,
      timeZone: vectorTimeZone,
    });
    expect(made).not.toHaveBeenCalled();
    expect(['IN', 'TH', 'QQ'].map(country)).toEqual(['भारत', 'थाईलैंड', 'QQ']);
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });

  it('writes money with two decimals and separators between thousands [spec 9.35]', () => {
    const { money } = createFormat({
      language: languages.TH,
      timeZone: 'Asia/Bangkok',
      currency: thb,
    });
    expect(money('1234567')).toBe('฿1,234,567.00');
    expect(money('0.5')).toBe('฿0.50');
    expect(money(99n)).toBe('฿0.99');
  });

  it('names the symbol that it prints', () => {
    const symbolOf = (currency: { code: string; decimals: number; symbol?: string }) =>
      createFormat({ language: languages.EN, timeZone: 'UTC', currency }).currencySymbol;
    expect(symbolOf({ ...thb, symbol: 'P' })).toBe('P');
    expect(symbolOf(thb)).toBe('฿');
    expect(symbolOf({ code: 'BDT', decimals: 2 })).toBe('৳');
  });

  it('writes times in the given zone', () => {
    const at = Date.UTC(2026, 10, 21, 20, 0);
    const timeIn = (timeZone: string) => {
      const { dateTime } = createFormat({ language: languages.VI, timeZone, currency: thb });
      return dateTime(at);
    };
    expect(timeIn('UTC')).toBe('20:00 21 thg 11, 2026');
    expect(timeIn('Asia/Ho_Chi_Minh')).toBe('03:00 22 thg 11, 2026');
  });

  it('writes the time of a draw by the clock of its zone, and names that', () => {
    const at = Date.UTC(2026, 10, 21, 11, 15);
    const drawTimes = (code: 'EN' | 'VI') => {
      const currency = { code: 'INR', decimals: 2 };
      const options = { language: languages[code], timeZone: 'Asia/Kolkata', currency };
      const { drawTime } = createFormat(options);
      return [drawTime(at, 'Asia/Ho_Chi_Minh'), drawTime(at, undefined)];
    };
    expect(drawTimes('EN')).toEqual(['21 Nov 2026, 6:15 pm GMT+7', '21 Nov 2026, 4:45 pm IST']);
    expect(drawTimes('VI')).toEqual([
      '18:15 GMT+7 21 thg 11, 2026',
      '16:45 GMT+5:30 21 thg 11, 2026',
    ]);
  });

  it('tells draws within one minute apart', () => {
    const currency = { code: 'INR', decimals: 2 };
    const { drawTime } = createFormat({ language: languages.EN, timeZone: 'UTC', currency });
    const at = Date.UTC(2026, 10, 21, 11, 15);
    expect([drawTime(at, undefined), drawTime(at + 45_000, undefined)]).toEqual([
      '21 Nov 2026, 11:15 am UTC',
      '21 Nov 2026, 11:15:45 am UTC',
    ]);
  });

  it('rejects money that is not a plain decimal number', () => {
    const { money } = createFormat({ language: languages.EN, timeZone: 'UTC', currency: thb });
    for (const amount of ['1,234.50', '1e9', '', 'NaN', '12.', '฿12']) {
      expect(() => money(amount), amount).toThrow(RangeError);
    }
  });

  it('rejects relative times without a clock', () => {
    const { relative } = createFormat({ language: languages.EN, timeZone: 'UTC', currency: thb });
    expect(() => relative(0)).toThrow(/now/);
  });

  it('sorts by the language', () => {
    const { collator } = createFormat({ language: languages.VI, timeZone: 'UTC', currency: thb });
    expect(['đá', 'dừa', 'em'].sort(collator.compare)).toEqual(['dừa', 'đá', 'em']);
  });

  it('counts down in started seconds and never below zero', () => {
    const { countdown } = createFormat({ language: languages.EN, timeZone: 'UTC', currency: thb });
    expect(countdown(59_001)).toBe('0:01:00');
    expect(countdown(-5)).toBe('0:00:00');
    expect(isoDuration(3_723_000)).toBe('PT1H2M3S');
  });

  it('does not depend on the machine for an unknown language', () => {
    const { money } = createFormat({ language: languages.TY, timeZone: 'UTC', currency: thb });
    expect(money('1234.5')).toBe('฿1,234.50');
  });
});
