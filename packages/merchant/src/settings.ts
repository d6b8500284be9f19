import type { LanguageCode } from '@livery/i18n/languages';
import type { MobileCountry, PublicMerchant, SiteSettingName } from './schema.ts';

/** Every value that the platform may say, the merchant may say, and the specification says when neither does. */
export interface Settings extends Record<SiteSettingName, boolean> {
  readonly defaultLanguage: LanguageCode;
  readonly defaultMode: 'light' | 'dark';
  readonly currencySymbol: string;
  /** Digits after the decimal mark. */
  readonly currencyDecimals: number;
  readonly platformWeb: 'web';
  readonly lotteryType: 'SEA';
  /** Amounts in the merchant's currency, as decimal text. */
  readonly jackpotStart: string;
  readonly jackpotStep: string;
  readonly ageLimit: number;
  /** Countries whose mobile numbers are taken, the usual one first; Thailand where nobody says. */
  readonly mobileCountries: readonly MobileCountry[];
  readonly termsPreTicked: boolean;
  readonly redirectToLogin: boolean;
  /** Where vendor icons come from, the first one first; empty: the platform's own `imageCDNs`. */
  readonly imageHost: readonly string[];
  /** Google's id of what is counted; empty: nothing is. */
  readonly gtagId: string;
}

export type SettingName = keyof Settings;

/** The specification's constants (§9), and its choices for the flags that it lists (§3). */
export const constants: Settings = {
  defaultLanguage: 'TH',
  defaultMode: 'light',
  currencySymbol: 'P',
  currencyDecimals: 2,
  platformWeb: 'web',
  lotteryType: 'SEA',
  jackpotStart: '52700000000',
  jackpotStep: '165.11',
  ageLimit: 18,
  mobileCountries: [{ country: 'TH', dialingCode: '66' }],
  termsPreTicked: true,
  redirectToLogin: false,
  imageHost: [],
  gtagId: '',
  USERNAMEREG3: true,
  MOBILENUMREG3: false,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: false,
  FREEPLAY3: false,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: false,
  DIRECTREG3: true,
  MANPLAYREB3: false,
  CHNGPASSVERIF3: false,
};

/** What one source says; a setting it does not mention is absent. */
export type PartialSettings = { readonly [S in SettingName]?: Settings[S] | undefined };

/**
 * The one place where a setting is decided: the platform's answer, then the merchant's file, then the specification's
 * constant. Nothing else reads two of them.
 */
export function resolve<S extends SettingName>(
  setting: S,
  sources: {
    readonly platform?: PartialSettings | undefined;
    readonly merchant?: PublicMerchant | undefined;
    readonly constant?: Settings;
  },
): Settings[S] {
  const { platform, merchant, constant = constants } = sources;
  // An index by a generic key of a mapped type loses the tie to S, which `PartialSettings` guarantees.
  const settingOf = (source: PartialSettings | undefined) =>
    source?.[setting] as Settings[S] | undefined;
  return (
    settingOf(platform) ?? settingOf(merchant && settingsOfMerchant(merchant)) ?? constant[setting]
  );
}

function settingsOfMerchant(merchant: PublicMerchant): PartialSettings {
  return {
    ...merchant.siteSettings,
    defaultLanguage: merchant.defaultLanguage,
    defaultMode: merchant.defaultMode,
    currencySymbol: merchant.currency.symbol,
    currencyDecimals: merchant.currency.decimals,
    platformWeb: merchant.platformWeb,
    lotteryType: merchant.lotteryType,
    jackpotStart: merchant.jackpot.start,
    jackpotStep: merchant.jackpot.step,
    ageLimit: merchant.ageLimit,
    mobileCountries: merchant.mobileCountries,
    termsPreTicked: merchant.registration.termsPreTicked,
    redirectToLogin: merchant.redirectToLogin,
    imageHost: merchant.imageHost === undefined ? undefined : [merchant.imageHost].flat(),
    gtagId: merchant.analytics?.gtagId,
  };
}
