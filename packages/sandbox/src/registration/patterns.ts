const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';

/**
 * The pattern messages of spec §5 by the id that the platform names them with, and what each lets pass. A pattern holds for the
 * whole value, with the flag `u`.
 */
export const patterns = {
  letters: '[A-Za-z]+',
  letterFirst: '[A-Za-z][A-Za-z0-9]*',
  lettersDigitsCjk: `[A-Za-z0-9${cjk}]+`,
  email: '[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+',
  lettersDigits: '[A-Za-z0-9]+',
  digits: '[0-9]+',
  lettersDigitsCapital: '(?=.*[A-Z])[A-Za-z0-9]+',
  lettersSpaces: '[A-Za-z ]+',
  noSpaces: '\\S+',
  cjkPunctuation: `[${cjk}\\p{P}]+`,
  dateYmd: '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])',
  dateMdy: '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4}',
  korean: '\\p{Script=Hangul}+',
  thai: '\\p{Script=Thai}+',
  thaiEnglish: '[\\p{Script=Thai}A-Za-z ]+',
  capitalsSpaces: ' *[A-Z][A-Z ]*',
  lettersDigitsSymbols: '[\\x21-\\x7e]+',
  /** Any value of the right length: the message names the bounds alone. */
  lengthRange: '[\\s\\S]*',
} as const satisfies Readonly<Record<string, string>>;

/** Name of a pattern message. */
export type PatternId = keyof typeof patterns;
/** All of them, in the specification's order. */
export const patternIds = Object.keys(patterns) as [PatternId, ...PatternId[]];
