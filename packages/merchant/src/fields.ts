import { completeLanguages, type LanguageCode, languages } from '@livery/i18n/languages';
import { breaking, breaks, findingOf, nearestName } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { callIds } from './call-ids.ts';
import { fieldRules } from './field-rules.ts';

/**
 * The kinds of value a merchant's file holds. Each check says what it wants in the words of the person who writes the file.
 */

/** An amount in the merchant's currency, as on the wire: `"1234.50"`. Never a JSON number, so no float is ever money. */
export const amount = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d*)(\.\d+)?$/, breaks(fieldRules.notAmount)),
);

const plainHost =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Whether browsers read the text as an address of a plain host. Their parser lets a host hold `;`, which would end a
 * directive of the Content-Security-Policy, and a name before it that looks like the host.
 */
function hasPlainHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port, username, password } = new URL(address);
  return plainHost.test(hostname) && port !== '0' && username === '' && password === '';
}

const isHttps = (text: string) => /^https:\/\/[^\s"'<>\\]+$/.test(text);

/** Another rule speaks of what does not begin with https. */
const goodHost = v.check<string, ReturnType<typeof breaks>>(
  (text) => !isHttps(text) || hasPlainHost(text),
  breaks(fieldRules.badAddress),
);

/** An address a member is sent to: https, or mail. A script or a plain-http address never passes. */
export const contactAddress = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>@]+@[^\s"'<>@]+)$/,
    breaks(fieldRules.badContact),
  ),
  goodHost,
);

/** An https address of a plain host, without spaces or quotes. */
export const secureAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"'<>\\]+$/, breaks(fieldRules.insecureAddress)),
  goodHost,
);

/** A host name as a browser sends it: lower case, no scheme, no port, no path. */
export const host = v.pipe(
  v.string(),
  v.regex(plainHost, breaks(fieldRules.badHost)),
  // `1.2.3.4.5` has the letters of a name, but browsers take it for an address that cannot be.
  v.check(
    (text) => !plainHost.test(text) || hasPlainHost(`https://${text}`),
    breaks(fieldRules.badHost),
  ),
);

/** A path on the platform: `/wps/system/status`. A second slash at the start would name another host. */
const platformPath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\s"'<>?#\\]*$/, breaks(fieldRules.badPath)),
);

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const upTo = most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`;
  const broken = breaks(fieldRules.badNumber, { least, upTo });
  return v.pipe(v.number(), v.integer(broken), v.minValue(least, broken), v.maxValue(most, broken));
}

/** A short machine name: folder of a theme, code of a payment method. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, breaks(fieldRules.badSlug)),
);

export const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', breaks(fieldRules.noText)),
);

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, breaks(fieldRules.badCountry)));

/** What a country's numbers begin with from abroad, without the plus. */
export const dialingCode = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, breaks(fieldRules.badDialingCode)),
);

export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, breaks(fieldRules.badCurrencyCode)),
);

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, breaks(fieldRules.unknownTimeZone)));

export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, breaks(fieldRules.badInstant)),
  v.check((text) => !Number.isNaN(Date.parse(text)), breaks(fieldRules.noSuchInstant)),
);

/** The id of a call of the platform's contract. */
const callId = v.picklist(
  callIds,
  breaking((input) => {
    const near = nearestName(String(input), callIds);
    const suggestion = near ? `Did you mean "${near}"?` : 'docs/platform-calls.md lists the calls.';
    return findingOf(fieldRules.unknownCall, { name: String(input), suggestion });
  }),
);

/** Paths of calls that the platform has elsewhere, by the call's id. */
export const callPaths = v.record(callId, platformPath);

/** One of the registered upper-case language codes. */
export const languageCode = v.custom<LanguageCode>(
  (value) => typeof value === 'string' && Object.hasOwn(languages, value),
  breaks(fieldRules.unknownLanguage, { codes: completeLanguages.join(', ') }),
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
