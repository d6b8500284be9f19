import type { Script } from '../brand/brand.ts';

const joiners = 'U+200C-200D';
/** The circle that stands in for the letter of a mark which stands alone. */
const circle = 'U+25CC';

/**
 * Which letters the files of a typeface hold that is split by script, as CSS `unicode-range`s: those of the installed packages
 * (Google Fonts' slices), and for scripts of which none is installed the block of Unicode with its joiners.
 */
export const subsetRanges: Readonly<
  Record<Script | 'latin-ext' | 'currency' | 'vietnamese', string>
> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  // Currency signs; the euro sign is in `latin`.
  currency: 'U+20A0-20AB,U+20AD-20C0',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  devanagari: `U+0900-097F,U+1CD0-1CF9,${joiners},U+20A8,U+20B9,U+20F0,${circle},U+A830-A839,U+A8E0-A8FF,U+11B00-11B09`,
  // Bengali, Tamil and Telugu write the full stop (danda) of the Devanagari block.
  bengali: `U+0951-0952,U+0964-0965,U+0980-09FE,U+1CD0,U+1CD2,U+1CD5-1CD6,U+1CD8,U+1CE1,U+1CEA,U+1CED,U+1CF2,U+1CF5-1CF7,${joiners},U+20B9,${circle},U+A8F1`,
  thai: `U+02D7,U+0303,U+0331,U+0E01-0E5B,${joiners},${circle}`,
  arabic: `U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200F,${circle},U+FB50-FDFF,U+FE70-FEFC`,
  tamil: `U+0964-0965,U+0B82-0BFA,${joiners},U+20B9,${circle}`,
  telugu: `U+0951-0952,U+0964-0965,U+0C00-0C7F,U+1CDA,${joiners},U+20B9,${circle}`,
};
