/** The installed typefaces: what there is, and what a brand's faces cannot do. */
export {
  checkBrandTypefaces,
  checkMerchantTypefaces,
} from './fonts/check-merchant-typefaces.ts';
export { type OwnFontFiles, openOwnFonts, readOwnFontFiles } from './fonts/own-fonts.ts';
export {
  addFonts,
  type Fonts,
  type InstalledFonts,
  installedFonts,
  measureFonts,
  readFonts,
} from './fonts/read-fonts.ts';
