import * as v from 'valibot';
import { languageCode } from './fields.ts';
import { publicMerchantSchema } from './schema.ts';

export type { PaymentMethod, PublicMerchant } from './schema.ts';

/** The id of the script element that carries the configuration. */
export const siteConfigId = 'livery-site';

const offeredLanguage = v.object({
  code: languageCode,
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  tag: v.string(),
  dir: v.picklist(['ltr', 'rtl']),
  /** In the language itself: `ไทย`. */
  name: v.string(),
  /** Where the site in this language begins: `/` or `/hi/`. */
  path: v.string(),
});

const siteConfigSchema = v.object({
  version: v.literal(1),
  merchant: publicMerchantSchema,
  /** The language of this page; a saved one may differ. */
  language: languageCode,
  languages: v.array(offeredLanguage),
  /** The router's base: `/` for the merchant's default language, `/hi/` for another. */
  basePath: v.string(),
  theme: v.object({
    name: v.string(),
    logo: v.object({ light: v.string(), dark: v.string(), width: v.number(), height: v.number() }),
    /** The browser's own bars, per mode. */
    themeColor: v.object({ light: v.string(), dark: v.string() }),
  }),
  /** The merchant's own words in place of the catalogue's, by language and message id. */
  copy: v.record(languageCode, v.record(v.string(), v.string())),
  /** Names the JavaScript build that the page belongs to. */
  build: v.string(),
});

/** All that an emitted page tells the site: its merchant, its language, its brand's name and pictures. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
export type OfferedLanguage = SiteConfig['languages'][number];

/**
 * The configuration of the page that is open.
 *
 * @throws Error when the page carries none or it cannot be read: the HTML was then not made by `livery build`.
 */
export function readSiteConfig(page: Pick<Document, 'getElementById'>): SiteConfig {
  const text = page.getElementById(siteConfigId)?.textContent;
  if (!text) {
    throw new Error(
      `livery: the page has no <script id="${siteConfigId}">; open it through "npm start".`,
    );
  }
  const parsed = v.safeParse(siteConfigSchema, JSON.parse(text));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Error(
      `livery: the page's configuration cannot be read at "${v.getDotPath(issue) ?? ''}": ${issue.message}. Emit the site again with "npm run build".`,
    );
  }
  return parsed.output;
}
