import { describe, expect, it } from 'vitest';
import { type PatternId, patterns } from './patterns.ts';
import { breachOf, dateOf, registerRules } from './rules.ts';

/** Values that a pattern lets pass, and values that it does not. */
const samples: Readonly<Record<PatternId, { yes: string[]; no: string[] }>> = {
  letters: { yes: ['abcXYZ'], no: ['abc1', 'ab c', 'é'] },
  letterFirst: { yes: ['a1', 'Kavi2026'], no: ['1abc', 'ka-vi'] },
  lettersDigitsCjk: { yes: ['李雷7', 'カナa', '한글'], no: ['李 雷', 'ไทย', '李，'] },
  email: { yes: ['a@b.co', 'a.b+c@mail.example'], no: ['a@b', 'a b@c.de', '@c.de', 'a@.de'] },
  lettersDigits: { yes: ['1a', 'Z9'], no: ['a_b', 'a b', '李'] },
  digits: { yes: ['0123'], no: ['12a', '১২৩', '1 2'] },
  lettersDigitsCapital: { yes: ['abC1', 'A'], no: ['abc1', 'AB-1', '李A'] },
  lettersSpaces: { yes: ['Asha Rao'], no: ['Asha1', 'Asha-Rao'] },
  noSpaces: { yes: ['a_b!李'], no: ['a b', 'a\tb'] },
  cjkPunctuation: { yes: ['李·雷', '한글。'], no: ['李a', '李 雷', '李1'] },
  dateYmd: { yes: ['2000-02-29', '1999-12-31'], no: ['2001-02-29', '12-31-1999', '1999-13-01'] },
  dateMdy: { yes: ['02-29-2000', '12-31-1999'], no: ['02-29-2001', '1999-12-31', '31-12-1999'] },
  korean: { yes: ['홍길동'], no: ['홍 길동', '李', 'Hong'] },
  thai: { yes: ['สมชาย'], no: ['สมชาย ใจดี', 'Somchai'] },
  thaiEnglish: { yes: ['สมชาย ใจดี', 'Somchai J'], no: ['Somchai1', '李'] },
  capitalsSpaces: { yes: ['ASHA RAO', ' A'], no: ['Asha', '   ', 'A1'] },
  lettersDigitsSymbols: { yes: ['a1!~', '#Aa9'], no: ['a b', '李1'] },
  lengthRange: { yes: ['any thing, 李'], no: [] },
};

describe('the pattern messages of the form', () => {
  it.each(Object.entries(samples))(
    '%s accepts exactly what it describes [spec 5.20] [spec 5.21]',
    (patternId, { yes, no }) => {
      const rule = {
        enabled: true,
        required: true,
        patternId,
        acceptedPattern: patterns[patternId as PatternId],
      };
      for (const value of yes) expect(breachOf(rule, value), value).toBeUndefined();
      for (const value of no) expect(breachOf(rule, value), value).toBeDefined();
    },
  );

  it('counts characters, not bytes [spec 5.17]', () => {
    const rule = { enabled: true, required: false, minLength: 2, maxLength: 2 };
    expect(breachOf(rule, '𠮷𠮷')).toBeUndefined();
    expect(breachOf(rule, 'ที่นี่')).toBeUndefined();
    expect([breachOf(rule, 'a'), breachOf(rule, 'abc')]).toEqual([
      expect.stringContaining('2 to 2'),
      expect.stringContaining('found 3'),
    ]);
    expect(breachOf(rule, '')).toBeUndefined();
    expect(breachOf({ ...rule, required: true }, '')).toBe('required');
    expect(breachOf({ ...rule, required: true, enabled: false }, '')).toBeUndefined();
  });

  it('reads dates of both orders, and rejects impossible ones', () => {
    expect([dateOf('2000-02-29'), dateOf('02-29-2000')]).toEqual(['2000-02-29', '2000-02-29']);
    expect([dateOf('2001-02-29'), dateOf('02-30-2000'), dateOf('soon')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the rules of the form', () => {
  it('requires a number and its code where numbers are verified [spec 9.18]', () => {
    const open = registerRules({ siteSettings: { REGMOBVERF3: false } });
    expect([open.mobileNum.required, open.verificationCode.enabled]).toEqual([false, false]);
    const verified = registerRules({ siteSettings: { REGMOBVERF3: true } });
    expect(verified.mobileNum.required).toBe(true);
    expect(verified.verificationCode).toEqual({
      enabled: true,
      required: true,
      minLength: 0,
      maxLength: 255,
    });
  });

  it('requires an affiliate code where direct registration is off, unless a recommender is enough', () => {
    const siteSettings = { DIRECTREG3: false };
    expect(registerRules({ siteSettings }).affiliateCode.required).toBe(true);
    const recommended = registerRules({ siteSettings }, { recommenderId: { enabled: true } });
    expect(recommended.affiliateCode.required).toBe(false);
  });

  it('requires a payment password wherever it is shown [spec 5.15]', () => {
    const rules = registerRules({ siteSettings: {} }, { paymentPassword: { enabled: true } });
    expect(rules.paymentPassword).toMatchObject({ enabled: true, required: true });
    expect(registerRules({ siteSettings: {} }).paymentPassword.required).toBe(false);
  });
});
