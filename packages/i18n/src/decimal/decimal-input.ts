import type { DecimalString } from '../format/decimal.ts';
import { asciiDigits } from './ascii-digits.ts';

/** What {@link decimalInput} needs. */
export interface DecimalInputOptions {
  /** BCP 47, with the digits that it writes (`-u-nu-`): `locale` of a {@link Format}. */
  readonly locale: string;
  /** How many digits may stand after the mark; VND has none, most money has two. */
  readonly decimals: number;
  /** What may stand at either end of a pasted amount beside the signs of currencies: a code or a merchant's own symbol. */
  readonly symbols?: readonly string[] | undefined;
}

/** Reads and writes the text of a field that holds one number. */
export interface DecimalInput {
  /**
   * The number that a text means, with all its decimals: `1,00,000` is `100000.00`. Digits of any script, both group marks,
   * spaces, a sign and the currency's symbol are read. A text that could mean two numbers, such as `1.234` where a point
   * begins two decimals, is no number: an amount must never be a thousand times what its owner meant.
   *
   * @returns undefined for what is not a number, or has more decimals than it may
   */
  readonly read: (text: string) => DecimalString | undefined;
  /** The number as a page shows it, grouped and with all decimals. */
  readonly write: (value: DecimalString) => string;
  /** The number as a member edits it: no groups, and no decimals where they are zero. */
  readonly writePlain: (value: DecimalString) => string;
}

/** The reading and writing of numbers in one language, as members of any of our markets type them. */
export function decimalInput(options: DecimalInputOptions): DecimalInput {
  const { locale, decimals, symbols = [] } = options;
  const shown = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const plain = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  const mark = markOf(locale);
  const known = symbols.map((symbol) => symbol.toLowerCase()).filter(Boolean);
  return {
    read: (text) => {
      const { sign, body } = stripped(asciiDigits(text), known);
      const parts = split(body, mark, decimals);
      return parts && canonical(sign, parts, decimals);
    },
    write: (value) => shown.format(value),
    writePlain: (value) => plain.format(value),
  };
}

/** The mark before decimals, `.` or `,`, among Latin digits: those of others have marks that nobody confuses. */
function markOf(locale: string): string {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  return format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Marks of direction, which a copied amount may carry unseen. */
const unseen = /[\u061c\u200b\u200e\u200f\u2066-\u2069\ufeff]/g;
/** How whole amounts are written by hand: `500/-` in India and Bangladesh, `500.-` in Thailand. */
const wholeByHand = /(?<=\d)[./][-–]$/;

/** A text without what stands around its number, and the sign. */
function stripped(text: string, symbols: readonly string[]): { sign: string; body: string } {
  const bare = text.replace(unseen, '').trim().replace(wholeByHand, '');
  const body = withoutSymbol(bare, symbols);
  const [, minus, rest = body] = /^([-−+])(.*)$/su.exec(body) ?? [];
  // Before the symbol or behind it: `-₹5` and `₹-5`.
  return {
    sign: minus === undefined || minus === '+' ? '' : '-',
    body: minus === undefined ? rest : withoutSymbol(rest.trim(), symbols),
  };
}

/** A text without one of the symbols at its start, and one at its end. */
function withoutSymbol(text: string, symbols: readonly string[]): string {
  const lower = text.toLowerCase();
  const first =
    symbols.find((symbol) => lower.startsWith(symbol)) ?? /^\p{Sc}/u.exec(text)?.[0] ?? '';
  const rest = text.slice(first.length);
  const last =
    symbols.find((symbol) => rest.toLowerCase().endsWith(symbol)) ??
    /\p{Sc}$/u.exec(rest)?.[0] ??
    '';
  return rest.slice(0, rest.length - last.length).trim();
}

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

/** The digits before and after the decimal mark; undefined when the text is not one number without doubt. */
function split(body: string, mark: string, decimals: number): Parts | undefined {
  const text = body.replace(/\s/g, ' ').replaceAll('’', "'");
  if (!/^(?:\d+(?:[.,'٬ ]\d+)*)?(?:[.,٫]\d*)?$/.test(text) || !/\d/.test(text)) return undefined;
  const marks = text.match(/\D/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, fraction: '' };
  const at = text.lastIndexOf(last);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  switch (meaningOf(last, marks, before, after, mark, decimals)) {
    case 'decimal': {
      const whole = ungrouped(before, last);
      return whole === undefined ? undefined : { whole, fraction: after };
    }
    case 'group': {
      const whole = ungrouped(text);
      return whole === undefined ? undefined : { whole, fraction: '' };
    }
    case 'doubtful':
      return undefined;
  }
}

function meaningOf(
  last: string,
  marks: readonly string[],
  before: string,
  after: string,
  mark: string,
  decimals: number,
): 'decimal' | 'group' | 'doubtful' {
  if (last === '٫') return 'decimal';
  if (last !== '.' && last !== ',') return 'group';
  const alike = marks.filter((each) => each === last).length;
  if (alike > 1) return 'group';
  if (marks.length > 1) return 'decimal';
  // Alone, and three digits behind it: a group in one country, three decimals in another.
  if (after.length !== 3) return 'decimal';
  if (!/^[1-9]\d{0,2}$/.test(before))
    return before === '' || before === '0' ? 'decimal' : 'doubtful';
  if (decimals === 0 || last !== mark) return 'group';
  return decimals >= 3 ? 'decimal' : 'doubtful';
}

/** By thousands, and by lakh and crore. */
const grouped = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})$/;

/** Digits without their group marks, which must be of one kind, and not the kind that begins the decimals. */
function ungrouped(text: string, decimalMark?: string): string | undefined {
  const kinds = new Set(text.match(/\D/g));
  if (kinds.size === 0) return text;
  const [kind] = kinds;
  if (kinds.size > 1 || kind === decimalMark) return undefined;
  return grouped.test(text.replace(/\D/g, ',')) ? text.replace(/\D/g, '') : undefined;
}

function canonical(sign: string, { whole, fraction }: Parts, decimals: number) {
  const none = decimals === 0 && /^0{0,2}$/.test(fraction);
  if (fraction.length > decimals && !none) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = decimals === 0 ? digits : `${digits}.${fraction.padEnd(decimals, '0')}`;
  const signed = /[1-9]/.test(text) ? sign + text : text;
  // Digits, with a point between them where there are decimals: a number's text.
  return signed as DecimalString;
}
