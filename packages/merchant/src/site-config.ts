import type { LanguageCode } from '@livery/i18n/languages';
import type { PublicMerchant } from './schema.ts';

export type { MobileCountry, PaymentMethod, PublicMerchant } from './schema.ts';

/** The id of the script element that carries the configuration. */
export const siteConfigId = 'livery-site';

/** The shape below. A change of it that an older page cannot satisfy raises the number. */
const version = 2;

export interface OfferedLanguage {
  readonly code: LanguageCode;
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  /** In the language itself: `ไทย`. */
  readonly name: string;
  /** Where the site in this language begins: `/` or `/hi/`. */
  readonly path: string;
}

/** All that an emitted page tells the site: its merchant, its language, its brand's name and pictures. */
export interface SiteConfig {
  readonly version: typeof version;
  readonly merchant: PublicMerchant;
  /** The language of this page; a saved one may differ. */
  readonly language: LanguageCode;
  readonly languages: readonly OfferedLanguage[];
  /** Of the merchant's first host, `https://play.example.com`: canonical addresses begin with it. */
  readonly origin: string;
  /** The router's base: `/` for the merchant's default language, `/hi/` for another. */
  readonly basePath: string;
  readonly theme: {
    readonly name: string;
    readonly logo: {
      readonly light: string;
      readonly dark: string;
      readonly width: number;
      readonly height: number;
    };
    /** The browser's own bars, per mode. */
    readonly themeColor: { readonly light: string; readonly dark: string };
  };
  /** The merchant's own words in place of the catalogue's, by language and message id. */
  readonly copy: Partial<Record<LanguageCode, Record<string, string>>>;
  /** Names the JavaScript build that the page belongs to. */
  readonly build: string;
}

/**
 * The configuration of the page that is open. `livery build` parsed the merchant's file whole and wrote this from it, so the one
 * thing left to find out is whether page and script are of the same version: a schema here would ship its weight to every member.
 *
 * @throws Error when the page carries none or one of another version: the HTML was then not made by this `livery build`
 */
export function readSiteConfig(page: Pick<Document, 'getElementById'>): SiteConfig {
  const text = page.getElementById(siteConfigId)?.textContent;
  if (!text) {
    throw new Error(
      `livery: the page has no <script id="${siteConfigId}">; open it through "npm start".`,
    );
  }
  const config: { readonly version?: unknown } = JSON.parse(text);
  if (config.version !== version) {
    throw new Error(
      `livery: the page's configuration has "version" ${String(config.version)}, the script reads ${version}. Emit the site again with "npm run build".`,
    );
  }
  // The version says that our own build wrote it, to this type.
  return config as SiteConfig;
}
