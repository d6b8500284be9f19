/** Which font files a brand needs in a set of languages, and the `@font-face` rules for them. Reads no file: the catalogue is given. */
export { familyName } from './fonts/family-name.ts';
export {
  checkFonts,
  type FontCatalogue,
  type FontFamily,
  type FontFile,
  fontFaceCss,
  fontFilesOf,
} from './fonts/font-faces.ts';
