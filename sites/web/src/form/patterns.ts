import type { MessageId } from '@livery/i18n';

/** What a platform's pattern id means: the message for a value that does not match, and the pattern where none was sent. */
export interface Pattern {
  readonly message: Extract<MessageId, `session.rule.${string}`>;
  /** Matches the whole value. */
  readonly accepts: RegExp;
}

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';

/** The pattern messages of spec §5, by the id that a platform names them with. */
export const patterns = {
  letters: { message: 'session.rule.letters', accepts: /^[A-Za-z]+$/ },
  letterFirst: { message: 'session.rule.letterFirst', accepts: /^[A-Za-z][A-Za-z0-9]*$/ },
  lettersDigitsCjk: {
    message: 'session.rule.lettersDigitsCjk',
    accepts: new RegExp(`^[A-Za-z0-9${cjk}]+$`, 'u'),
  },
  email: { message: 'session.rule.email', accepts: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/ },
  lettersDigits: { message: 'session.rule.lettersDigits', accepts: /^[A-Za-z0-9]+$/ },
  digits: { message: 'session.rule.digits', accepts: /^[0-9]+$/ },
  lettersDigitsCapital: {
    message: 'session.rule.lettersDigitsCapital',
    accepts: /^(?=.*[A-Z])[A-Za-z0-9]+$/,
  },
  lettersSpaces: { message: 'session.rule.lettersSpaces', accepts: /^[A-Za-z ]+$/ },
  noSpaces: { message: 'session.rule.noSpaces', accepts: /^\S+$/ },
  cjkPunctuation: {
    message: 'session.rule.cjkPunctuation',
    accepts: new RegExp(`^[${cjk}\\p{P}]+$`, 'u'),
  },
  dateYmd: {
    message: 'session.rule.dateYmd',
    accepts: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  },
  dateMdy: {
    message: 'session.rule.dateMdy',
    accepts: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/,
  },
  korean: { message: 'session.rule.korean', accepts: /^\p{Script=Hangul}+$/u },
  thai: { message: 'session.rule.thai', accepts: /^\p{Script=Thai}+$/u },
  thaiEnglish: { message: 'session.rule.thaiEnglish', accepts: /^[\p{Script=Thai}A-Za-z ]+$/u },
  capitalsSpaces: { message: 'session.rule.capitalsSpaces', accepts: /^ *[A-Z][A-Z ]*$/ },
  lettersDigitsSymbols: {
    message: 'session.rule.lettersDigitsSymbols',
    accepts: /^[\x21-\x7e]+$/,
  },
} as const satisfies Record<string, Pattern>;

export type PatternId = keyof typeof patterns;

/** The pattern of an id, if it is one that we know. */
export function patternOf(id: string | undefined): Pattern | undefined {
  return id !== undefined && Object.hasOwn(patterns, id) ? patterns[id as PatternId] : undefined;
}
