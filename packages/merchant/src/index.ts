/** The schema of a merchant's file, its rules, and the one function that resolves a setting. */
export { callIds } from './call-ids.ts';
export { callPaths, languageCode, localised } from './fields.ts';
export { copyRules, merchantRules } from './merchant-rules.ts';
export { type Copy, parseCopy } from './parse-copy.ts';
export { parseMerchant } from './parse-merchant.ts';
export { publicMerchant } from './public-merchant.ts';
export type { Claimed, Surroundings } from './rules/merchant-rule.ts';
export {
  type Merchant,
  type MobileCountry,
  merchantSchema,
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
export { type Claimant, type Settlement, settleClaims } from './settle-claims.ts';
