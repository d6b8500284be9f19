/** The installed typefaces: what there is, and what a brand's faces cannot do. */
export {
  checkBrandTypefaces,
  checkMerchantTypefaces,
} from './fonts/check-merchant-typefaces.ts';
export { readFonts } from './fonts/read-fonts.ts';
