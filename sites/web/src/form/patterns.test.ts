import { describe, expect, test } from 'vitest';
import { type PatternId, patternOf, patterns } from './patterns.ts';

const latinAndMore: Record<PatternId, { valid: string[]; invalid: string[] }> = {
  letters: { valid: ['Mira'], invalid: ['Mira1', 'Mira Rao', 'มิรา'] },
  letterFirst: { valid: ['mira2026', 'M'], invalid: ['2026mira', 'mira_1', '_m'] },
  lettersDigitsCjk: {
    valid: ['mira7', '王小明7', 'さくら', '김'],
    invalid: ['มิรา', '王 明', 'a-b'],
  },
  email: {
    valid: ['mira@example.com', 'm.r+x@mail.example.co'],
    invalid: ['mira', 'mira@example', 'mira@.com', 'mi ra@example.com', 'a@b@example.com'],
  },
  lettersDigits: { valid: ['mira2026', '7', 'A'], invalid: ['mira-2026', 'mira 1', 'é'] },
  digits: { valid: ['0123'], invalid: ['12a', '1.5', '-1', '١٢'] },
  lettersDigitsCapital: { valid: ['Mira1', 'A'], invalid: ['mira1', 'Mira!', '王A', '123'] },
  lettersSpaces: { valid: ['Mira Rao'], invalid: ['Mira 2', 'Mira-Rao'] },
  noSpaces: { valid: ['a-b', '王!'], invalid: ['a b', 'a\tb', ' a'] },
  cjkPunctuation: { valid: ['王，小明。', '김!'], invalid: ['Wang', '王 明', '王7'] },
  dateYmd: {
    valid: ['2001-12-31', '1999-01-01'],
    invalid: ['2001-13-01', '2001-00-10', '2001-12-32', '12-31-2001', '2001/12/31', '01-12-31'],
  },
  dateMdy: {
    valid: ['12-31-2001', '01-01-1999'],
    invalid: ['31-12-2001', '2001-12-31', '12-32-2001', '1-1-2001'],
  },
  korean: { valid: ['김민지'], invalid: ['Kim', '김 민지', '金'] },
  thai: { valid: ['มาลี'], invalid: ['Malee', 'มาลี ดี', 'มาลี1'] },
  thaiEnglish: { valid: ['มาลี Dee', 'Malee'], invalid: ['มาลี1', '김', 'a-b'] },
  capitalsSpaces: { valid: ['MIRA RAO', 'M'], invalid: ['Mira', '   ', 'MIRA1'] },
  lettersDigitsSymbols: { valid: ['aB3$!', '~'], invalid: ['a b', 'é', '王'] },
};

const cases = Object.entries(latinAndMore).flatMap(([id, { valid, invalid }]) => [
  ...valid.map((value) => [id, value, true] as const),
  ...invalid.map((value) => [id, value, false] as const),
]);

describe('[spec 5.20] [spec 5.21] the patterns by their id', () => {
  test.each(cases)('%s and "%s": %s', (id, value, want) => {
    expect(patternOf(id)?.accepts.test(value)).toBe(want);
  });

  test('each has a message of its own', () => {
    const messages = Object.values(patterns).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  test.each([undefined, 'novel', 'toString', '__proto__'])('%s is no id of ours', (id) => {
    expect(patternOf(id)).toBeUndefined();
  });
});
