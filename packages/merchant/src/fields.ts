import { completeLanguages, type LanguageCode, languages } from '@livery/i18n/languages';
import * as v from 'valibot';

/**
 * The kinds of value a merchant's file holds. Each check says what it wants in the words of the person who writes the file.
 */

/** An amount in the merchant's currency, as on the wire: `"1234.50"`. Never a JSON number, so no float is ever money. */
export const amount = v.pipe(
  v.string(),
  v.regex(
    /^(0|[1-9]\d*)(\.\d+)?$/,
    'Expected an amount in quotes\nWrite it like "250" or "165.11".',
  ),
);

/** An address a member is sent to: https, or mail. A script or a plain-http address never passes. */
export const contactAddress = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[^\s"'<>]+|mailto:[^\s"'<>@]+@[^\s"'<>@]+)$/,
    'Expected a web or email address\nStart it with https:// or mailto:.',
  ),
);

/** An https address without spaces or quotes. */
export const secureAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"'<>]+$/, 'An address is safe only with https\nBegin it with https://.'),
);

/** A host name as a browser sends it: lower case, no scheme, no port, no path. */
export const host = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'Expected a lower-case host name without scheme, port or path\nWrite it like "play.example.com".',
  ),
);

/** A path on the platform: `/wps/system/status`. A second slash at the start would name another host. */
export const platformPath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?!\/)[^\s"'<>?#\\]*$/,
    'Expected a path that starts with one slash and has no query\nWrite it like "/wps/system/status".',
  ),
);

/** A short machine name: folder of a theme, code of a payment method. */
export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Expected lower-case letters and digits joined by hyphens\nWrite it like "bank-transfer".',
  ),
);

export const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'The text is empty\nAdd the text to show.'),
);

export const countryCode = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z]{2}$/,
    'Expected a two-letter country code in capitals\nWrite its ISO 3166 code, such as "IN".',
  ),
);

/** What a country's numbers begin with from abroad, without the plus. */
export const dialingCode = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{0,3}$/,
    'Expected a dialing code of one to four digits\nWrite it without plus, such as "91".',
  ),
);

export const currencyCode = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z]{3}$/,
    'Expected a three-letter currency code in capitals\nWrite its ISO 4217 code, such as "INR".',
  ),
);

export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'Unknown time zone\nUse an IANA name, such as "Asia/Kolkata".'),
);

export const instant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
    'Expected a date and time in UTC\nWrite it like "2026-01-01T00:00:00Z".',
  ),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)),
    'This date or time does not exist\nWrite it like "2026-01-01T00:00:00Z".',
  ),
);

/** One of the registered upper-case language codes. */
export const languageCode = v.custom<LanguageCode>(
  (value) => typeof value === 'string' && Object.hasOwn(languages, value),
  `Unknown language\nUse one of: ${completeLanguages.join(', ')}.`,
);

/** A text per language, by upper-case code: `{ "EN": "Bank transfer", "HI": "…" }`. */
export const localised = v.record(languageCode, words);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
