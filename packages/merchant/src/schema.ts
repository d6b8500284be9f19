import { breaks } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { fieldRules } from './field-rules.ts';
import {
  amount,
  callPaths,
  contactAddress,
  countryCode,
  currencyCode,
  dialingCode,
  host,
  instant,
  languageCode,
  localised,
  secureAddress,
  slug,
  timeZone,
  wholeNumber,
  words,
} from './fields.ts';

/** The boolean site settings of the specification (§3). Absent: the platform decides, and after it the constant. */
export const siteSettingNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'MANPLAYREB3',
  'CHNGPASSVERIF3',
] as const;

const on = v.optional(v.boolean(), true);
const off = v.optional(v.boolean(), false);
const flag = v.exactOptional(v.boolean());

const siteSettings = v.strictObject({
  USERNAMEREG3: flag,
  MOBILENUMREG3: flag,
  MOBILENUMPASSREG3: flag,
  REGMOBVERF3: flag,
  FREEPLAY3: flag,
  PWDEXPFORCECHANGE3: flag,
  MOBILEVERCODELOGIN3: flag,
  DIRECTREG3: flag,
  MANPLAYREB3: flag,
  CHNGPASSVERIF3: flag,
} satisfies Record<(typeof siteSettingNames)[number], typeof flag>);

const features = v.strictObject({
  /** Sign-in through the two social providers. */
  facebookLogin: off,
  googleLogin: off,
  /** SMS codes through a third party instead of the platform. */
  thirdPartySms: off,
  /** The members' own pages, which move money and show records. */
  memberCentre: on,
  agentCentre: on,
  /** The agent menu's entries for dividend, daily, hourly and real-time salary. */
  enableCt: off,
  salary: off,
  hourSalary: off,
  agentRealtimeSalary: off,
  /** Each vendor has a wallet of its own to play from; without it all play from one. */
  vendorWallets: off,
});

const licence = v.strictObject({
  holder: words,
  regulator: words,
  number: words,
  link: secureAddress,
});

const currency = v.strictObject({
  code: currencyCode,
  /** Digits after the decimal mark; 0 for VND. */
  decimals: wholeNumber(0, 3),
  /** Replaces the currency's own sign wherever money is printed. */
  symbol: v.exactOptional(words),
  /** The smallest usual unit in which minimum bets are counted: 1 rupee, 1000 đồng. */
  minBetUnit: v.optional(wholeNumber(1), 1),
});

const contacts = v.strictObject({
  customerService: v.exactOptional(contactAddress),
  facebook: v.exactOptional(secureAddress),
  telegram: v.exactOptional(secureAddress),
  line: v.exactOptional(secureAddress),
  whatsapp: v.exactOptional(secureAddress),
  email: v.exactOptional(v.pipe(v.string(), v.email(breaks(fieldRules.badEmail)))),
});

/** Each day in the merchant's time zone: `08:00-22:00`. */
const openingHours = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, breaks(fieldRules.badHours)),
);

const paymentMethod = v.strictObject({
  code: slug,
  kind: v.picklist(['bank', 'wallet', 'qr', 'card', 'agent']),
  label: localised,
  min: amount,
  max: amount,
  /** What the method costs the member, in the merchant's currency. */
  fee: v.optional(amount, '0'),
  etaMinutes: wholeNumber(0),
  /** What a member fills in, in this order. */
  fields: v.array(
    v.picklist([
      'accountName',
      'accountNumber',
      'bankCode',
      'branchCode',
      'walletNumber',
      'reference',
    ]),
  ),
  status: v.optional(v.picklist(['up', 'slow', 'down']), 'up'),
  /** Absent: always. */
  hours: v.exactOptional(openingHours),
});

const phone = v.pipe(v.string(), v.regex(/^\+?[\d -]{3,20}$/, breaks(fieldRules.badPhone)));

const helpOrganisation = v.strictObject({
  name: localised,
  url: v.exactOptional(secureAddress),
  phone: v.exactOptional(phone),
});

/** Who decides a complaint that the house and the member do not settle. */
const disputeBody = v.strictObject({
  name: localised,
  url: secureAddress,
  phone: v.exactOptional(phone),
});

/** What a member's page may know of its merchant. */
export const publicEntries = {
  /** The platform's code for this merchant: `MAYURA`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,32}$/, breaks(fieldRules.badCode))),
  name: words,
  profile: v.picklist(['demo', 'freeplay', 'licensed']),
  licence: v.exactOptional(licence),
  countries: v.exactOptional(v.array(countryCode)),
  currency,
  timeZone,
  nativeDigits: off,
  languages: v.pipe(v.array(languageCode), v.minLength(1, breaks(fieldRules.noLanguages))),
  defaultLanguage: languageCode,
  defaultMode: v.exactOptional(v.picklist(['light', 'dark'])),
  theme: slug,
  platformWeb: v.picklist(['web']),
  lotteryType: v.picklist(['SEA']),
  siteSettings: v.optional(siteSettings, {}),
  features: v.optional(features, {}),
  contacts: v.optional(contacts, {}),
  paymentMethods: v.optional(v.array(paymentMethod), []),
  jackpot: v.strictObject({
    start: v.exactOptional(amount),
    step: v.exactOptional(amount),
    /** The instant at which the counter stood at `start`. */
    epoch: instant,
    /** Whether the platform's own jackpot is shown instead of the illustration. */
    feed: v.exactOptional(v.boolean()),
  }),
  /** Countries whose mobile numbers are taken, the usual one first. */
  mobileCountries: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ country: countryCode, dialingCode })),
      v.minLength(1, breaks(fieldRules.noCountries)),
    ),
  ),
  ageLimit: v.exactOptional(wholeNumber(18, 99)),
  helpOrganisations: v.optional(v.array(helpOrganisation), []),
  disputeBody: v.exactOptional(disputeBody),
  registration: v.optional(v.strictObject({ termsPreTicked: flag }), {}),
  redirectToLogin: off,
  /** Other paths on the platform, by the call's id in the contract. */
  paths: v.optional(callPaths, {}),
  /** One host, or several that are used in turn when one does not answer. */
  imageHost: v.exactOptional(v.union([secureAddress, v.array(secureAddress)])),
  /** Who counts page views, once a visitor has agreed: `host` serves Google's script and takes what it sends. */
  analytics: v.exactOptional(v.strictObject({ gtagId: words, host })),
};

/** `merchants/<name>/merchant.json`, version 1. Unknown names are refused: a misspelt setting must not be silently off. */
export const merchantSchema = v.strictObject({
  $schema: v.exactOptional(v.string()),
  schema: v.literal(1),
  ...publicEntries,
  hosts: v.pipe(v.array(host), v.minLength(1, breaks(fieldRules.noHosts))),
  /** When somebody answers in the chat; absent: around the clock. The platform tells members. */
  serviceHours: v.exactOptional(openingHours),
  /** Exactly one merchant answers the hosts that no merchant claims. */
  default: off,
  agents: v.exactOptional(v.strictObject({ legalBasis: words })),
});

export type Merchant = v.InferOutput<typeof merchantSchema>;
export type PublicMerchant = v.InferOutput<v.ObjectSchema<typeof publicEntries, undefined>>;
export type MobileCountry = NonNullable<PublicMerchant['mobileCountries']>[number];
export type PaymentMethod = Merchant['paymentMethods'][number];
export type SiteSettingName = (typeof siteSettingNames)[number];
