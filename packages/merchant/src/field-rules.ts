import { defineRule } from '@livery/theme/diagnostic';

/** What one value of a merchant's file must be. */
export const fieldRules = {
  notAmount: defineRule({
    code: 'merchant/bad-amount',
    severity: 'error',
    says: 'Expected an amount in quotes (found {{found}}).',
    fix: 'Write it like "250" or "165.11".',
  }),
  badContact: defineRule({
    code: 'merchant/bad-contact',
    severity: 'error',
    says: 'Expected a web or email address (found {{found}}).',
    fix: 'Start it with https:// or mailto:.',
  }),
  insecureAddress: defineRule({
    code: 'merchant/insecure-address',
    severity: 'error',
    says: 'An address is safe only with https (found {{found}}).',
    fix: 'Begin it with https://.',
  }),
  badHost: defineRule({
    code: 'merchant/bad-host',
    severity: 'error',
    says: 'Expected a lower-case host name without scheme, port or path (found {{found}}).',
    fix: 'Write it like "play.example.com".',
  }),
  badPath: defineRule({
    code: 'merchant/bad-path',
    severity: 'error',
    says: 'Expected a path that starts with one slash and has no query (found {{found}}).',
    fix: 'Write it like "/wps/system/status".',
  }),
  badSlug: defineRule({
    code: 'merchant/bad-slug',
    severity: 'error',
    says: 'Expected lower-case letters and digits joined by hyphens (found {{found}}).',
    fix: 'Write it like "bank-transfer".',
  }),
  noText: defineRule({
    code: 'merchant/no-text',
    severity: 'error',
    says: 'The text is empty (found {{found}}).',
    fix: 'Add the text to show.',
  }),
  badCountry: defineRule({
    code: 'merchant/bad-country',
    severity: 'error',
    says: 'Expected a two-letter country code in capitals (found {{found}}).',
    fix: 'Write its ISO 3166 code, such as "IN".',
  }),
  badDialingCode: defineRule({
    code: 'merchant/bad-dialing-code',
    severity: 'error',
    says: 'Expected a dialing code of one to four digits (found {{found}}).',
    fix: 'Write it without plus, such as "91".',
  }),
  badCurrencyCode: defineRule({
    code: 'merchant/bad-currency-code',
    severity: 'error',
    says: 'Expected a three-letter currency code in capitals (found {{found}}).',
    fix: 'Write its ISO 4217 code, such as "INR".',
  }),
  unknownTimeZone: defineRule({
    code: 'merchant/unknown-time-zone',
    severity: 'error',
    says: 'Unknown time zone (found {{found}}).',
    fix: 'Use an IANA name, such as "Asia/Kolkata".',
  }),
  badInstant: defineRule({
    code: 'merchant/bad-instant',
    severity: 'error',
    says: 'Expected a date and time in UTC (found {{found}}).',
    fix: 'Write it like "2026-01-01T00:00:00Z".',
  }),
  noSuchInstant: defineRule({
    code: 'merchant/no-such-instant',
    severity: 'error',
    says: 'This date or time does not exist (found {{found}}).',
    fix: 'Write it like "2026-01-01T00:00:00Z".',
  }),
  badAddress: defineRule({
    code: 'merchant/bad-address',
    severity: 'error',
    says: 'This address has no plain host name, or an impossible port (found {{found}}).',
    fix: 'Write it like "https://img.example.com/icons", with a port from 1 to 65535 if it needs one.',
  }),
  unknownCall: defineRule({
    code: 'merchant/unknown-call',
    severity: 'error',
    says: '"{{name}}" is not a call of the platform.',
    fix: '{{suggestion}}',
  }),
  unknownLanguage: defineRule({
    code: 'merchant/unknown-language',
    severity: 'error',
    says: 'Unknown language (found {{found}}).',
    fix: 'Use one of: {{codes}}.',
  }),
  badNumber: defineRule({
    code: 'merchant/bad-number',
    severity: 'error',
    says: 'Expected a whole number from {{least}} {{upTo}} (found {{found}}).',
    fix: 'Write one from {{least}} {{upTo}}.',
  }),
  badEmail: defineRule({
    code: 'merchant/bad-email',
    severity: 'error',
    says: 'Expected an email address (found {{found}}).',
    fix: 'Write it like "care@example.com".',
  }),
  badHours: defineRule({
    code: 'merchant/bad-hours',
    severity: 'error',
    says: 'Expected opening hours as two times (found {{found}}).',
    fix: 'Write them like "08:00-22:00".',
  }),
  badPhone: defineRule({
    code: 'merchant/bad-phone',
    severity: 'error',
    says: 'Expected a phone number of digits, spaces and hyphens (found {{found}}).',
    fix: 'Write it like "+91 000 0100 200".',
  }),
  badCode: defineRule({
    code: 'merchant/bad-code',
    severity: 'error',
    says: 'Expected a merchant code of capitals, digits and underscores (found {{found}}).',
    fix: 'Write it like "MAYURA".',
  }),
  noLanguages: defineRule({
    code: 'merchant/no-languages',
    severity: 'error',
    says: 'The list of languages is empty (found {{found}}).',
    fix: 'Add at least one, such as "EN".',
  }),
  noCountries: defineRule({
    code: 'merchant/no-countries',
    severity: 'error',
    says: 'The list of countries is empty (found {{found}}).',
    fix: 'Add at least one, or remove the field.',
  }),
  noHosts: defineRule({
    code: 'merchant/no-hosts',
    severity: 'error',
    says: 'The list of hosts is empty (found {{found}}).',
    fix: 'Add at least one, such as "play.example.com".',
  }),
};
