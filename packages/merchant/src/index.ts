/** The schema of a merchant's file, its rules, and the one function that resolves a setting. */

export { merchantRules } from './merchant-rules.ts';
export { type Copy, parseCopy } from './parse-copy.ts';
export { type MerchantDocument, parseMerchant, parseMerchants } from './parse-merchant.ts';
export { publicMerchant } from './public-merchant.ts';
export type { Claimed, Surroundings } from './rules/merchant-rule.ts';
export {
  type Merchant,
  type MobileCountry,
  type PaymentMethod,
  type PublicMerchant,
  type SiteSettingName,
  siteSettingNames,
} from './schema.ts';
export {
  constants,
  type PartialSettings,
  resolve,
  type SettingName,
  type Settings,
} from './settings.ts';
