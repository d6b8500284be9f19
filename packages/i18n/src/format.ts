import { type DecimalString, toDecimal } from './format/decimal.ts';
import { clockwork } from './format/duration.ts';
import { moneyStyle } from './format/money-style.ts';
import { once } from './format/once.ts';
import type { Language } from './languages.ts';

export type { DecimalString } from './format/decimal.ts';
export { isoDuration } from './format/duration.ts';

/** How a merchant's money is written. */
export interface CurrencySpec {
  /** ISO 4217. */
  readonly code: string;
  /** Digits after the point; VND has none. */
  readonly decimals: number;
  /** In place of the currency's own sign; the default brand prints `P`. */
  readonly symbol?: string | undefined;
}

/** What {@link createFormat} needs. */
export interface FormatOptions {
  /** A row of the table of languages, or as much of it as the page's configuration has. */
  readonly language: Pick<Language, 'code' | 'tag'>;
  /** IANA name. Never the device's own: a record's time is the merchant's. */
  readonly timeZone: string;
  readonly currency: CurrencySpec;
  /** The language's own digits. Latin ones unless a merchant asks. */
  readonly nativeDigits?: boolean | undefined;
  /** Milliseconds since 1970, for {@link Format.relative}. */
  readonly now?: (() => number) | undefined;
}

/** Amounts are decimal strings in major units or bigints in minor ones, never floats. */
export type Amount = bigint | string;

/** A moment: milliseconds since 1970, or a date. */
export type Moment = number | Date;

/** Money, numbers and dates of one merchant in one language. */
export interface Format {
  /**
   * All digits, with the language's grouping and the currency's decimals.
   *
   * @param options.sign `always` shows a plus as well, for gains
   * @throws RangeError for a string that is not a plain decimal number
   */
  readonly money: (amount: Amount, options?: { readonly sign?: 'auto' | 'always' }) => string;
  readonly number: (value: number | bigint | DecimalString) => string;
  /** Day, month, year. */
  readonly date: (at: Moment) => string;
  /** Hour and minute. */
  readonly time: (at: Moment) => string;
  readonly dateTime: (at: Moment) => string;
  /**
   * Date and time of a draw by the clock of its own zone, which is named: a record's is the merchant's, and both may be on one page.
   * With seconds where it is not on a full minute: fast draws have more than one in a minute.
   */
  readonly drawTime: (at: Moment, zone: string | undefined) => string;
  /** `5 minutes ago`, `in 3 hours`, in the largest whole unit up to days. Throws when no clock was given. */
  readonly relative: (at: Moment) => string;
  /** Time left as `h:mm:ss`; a begun second counts, nothing is below zero. */
  readonly countdown: (milliseconds: number) => string;
  /** The name of a country, from its ISO 3166 code; the code itself where the language has no name for it. */
  readonly country: (code: string) => string;
  /** Compares names as the language sorts them. */
  readonly collator: Intl.Collator;
  readonly currencySymbol: string;
  /** BCP 47, with calendar and digits: for fields that read what is typed, and for calendars. */
  readonly locale: string;
}

/**
 * Makes the formats of one merchant in one language. `Intl` objects are expensive, so each is made once, on first use.
 */
export function createFormat(options: FormatOptions): Format {
  const { timeZone, currency, now } = options;
  const { locale, base, join } = moneyStyle(options);
  const fixed = {
    ...base,
    minimumFractionDigits: currency.decimals,
    maximumFractionDigits: currency.decimals,
  } as const;
  const money = once(() => new Intl.NumberFormat(locale, fixed));
  const signed = once(() => new Intl.NumberFormat(locale, { ...fixed, signDisplay: 'exceptZero' }));
  const plain = once(() => new Intl.NumberFormat(locale));
  const hours = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const two = once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
  const dateOnly = once(() => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }));
  const timeOnly = once(() => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }));
  const both = once(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
  );
  const inZones = new Map<string, Intl.DateTimeFormat>();
  const inZone = (zone: string, second: '2-digit' | undefined) => {
    const key = `${zone} ${second}`;
    const options = { ...named, second, timeZone: zone };
    const made = inZones.get(key) ?? new Intl.DateTimeFormat(locale, options);
    inZones.set(key, made);
    return made;
  };
  // Always a number: in Hindi yesterday and tomorrow are one word.
  const distance = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const collator = once(() => new Intl.Collator(locale));
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }));

  return {
    locale,
    money: (amount, { sign = 'auto' } = {}) =>
      join(
        (sign === 'always' ? signed : money)().formatToParts(toDecimal(amount, currency.decimals)),
      ),
    number: (value) => plain().format(value),
    date: (at) => dateOnly().format(at),
    time: (at) => timeOnly().format(at),
    dateTime: (at) => both().format(at),
    drawTime: (at, zone) =>
      inZone(zone ?? timeZone, Number(at) % 60_000 === 0 ? undefined : '2-digit').format(at),
    relative: (at) => {
      if (!now) throw new Error('livery/i18n: expected `now` in createFormat for relative times.');
      const [value, unit] = distanceOf(Number(at) - now());
      return distance().format(value, unit);
    },
    countdown: (milliseconds) => {
      const left = clockwork(milliseconds);
      return [
        hours().format(left.hours),
        two().format(left.minutes),
        two().format(left.seconds),
      ].join(':');
    },
    country: (code) => regions().of(code) ?? code,
    get collator() {
      return collator();
    },
    get currencySymbol() {
      const part = money()
        .formatToParts(0)
        .find(({ type }) => type === 'currency');
      return currency.symbol ?? part?.value ?? currency.code;
    },
  };
}

/** What `dateStyle: 'medium'` and `timeStyle: 'short'` print, which do not go with the name of a zone. */
const named = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A distance in the largest unit that fits once, cut to whole units. */
function distanceOf(milliseconds: number): [number, (typeof units)[number][0]] {
  for (const [unit, length] of units) {
    const value = Math.trunc(milliseconds / length);
    // `-0` would read "0 seconds ago".
    if (value !== 0) return [value, unit];
  }
  return [0, 'second'];
}
