/**
 * Which font files a brand needs in a set of languages, the `@font-face` rules for them, and what the typefaces cannot
 * do. Reads no file: the catalogue is given, and so is the function that opens a font.
 */

export type { TypefaceNeeds } from './fonts/able-faces.ts';
export { checkTypefaces } from './fonts/check-typefaces.ts';
export { familyName } from './fonts/family-name.ts';
export {
  checkFonts,
  type FontCatalogue,
  type FontFamily,
  type FontFile,
  type FontSubset,
  fallbackFontCss,
  fontFaceCss,
  fontFilesOf,
} from './fonts/font-faces.ts';
export { fontRules } from './fonts/font-rules.ts';
export { typefaceRules } from './fonts/rules/index.ts';
export type { TypefaceCheckOptions } from './fonts/rules/typeface-rule.ts';
export type { Glyph, Ink, ReadFont, ShapedFont } from './fonts/shaped-font.ts';
export { subsetRanges } from './fonts/subset-ranges.ts';
export { type FaceMetrics, measureFace, systemFonts } from './fonts/system-fonts.ts';
export { rangeTest } from './fonts/unicode-range.ts';
