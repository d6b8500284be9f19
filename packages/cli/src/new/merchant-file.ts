import { bankTransfer, type Market } from './markets.ts';

export const profiles = ['demo', 'freeplay', 'licensed'] as const;

export interface NewMerchant {
  readonly code: string;
  readonly name: string;
  /** The one on this machine first. */
  readonly hosts: readonly string[];
  /** Two letters, capitals. */
  readonly country: string;
  readonly market: Market;
  readonly theme: string;
  readonly profile: (typeof profiles)[number];
  /** Whether it answers unknown hosts. */
  readonly isDefault: boolean;
}

/**
 * The text of a merchant.json with all that follows from the market. Of a licence the fields are there and empty, so that
 * `livery check` asks for each; contacts, help organisations and wallets are the operator's to add.
 */
export function merchantFile(one: NewMerchant, now: Date): string {
  const { code, name, hosts, country, market, theme, profile, isDefault } = one;
  const { currency, timeZone, languages, dialingCode, transfer } = market;
  const licence = { holder: '', regulator: '', number: '', link: '' };
  const file = {
    $schema: '../merchant.schema.json',
    schema: 1,
    code,
    name,
    hosts,
    ...(isDefault ? { default: true } : {}),
    profile,
    ...(profile === 'licensed' ? { licence, countries: [country] } : {}),
    currency,
    timeZone,
    languages,
    defaultLanguage: languages[0],
    theme,
    platformWeb: 'web',
    lotteryType: 'SEA',
    contacts: {},
    paymentMethods: [
      {
        code: 'bank-transfer',
        kind: 'bank',
        label: Object.fromEntries(languages.map((language) => [language, bankTransfer[language]])),
        ...transfer,
        fee: '0',
        etaMinutes: 60,
        fields: ['accountName', 'accountNumber', 'bankCode', 'reference'],
      },
    ],
    jackpot: { epoch: `${now.getUTCFullYear()}-01-01T00:00:00Z` },
    mobileCountries: [{ country, dialingCode }],
    ageLimit: 18,
    helpOrganisations: [],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
