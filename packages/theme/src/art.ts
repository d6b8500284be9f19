/** Pictures as SVG text, drawn from seeds and colours. Pure: the same seed gives the same bytes. */
export { type ArtFile, artFiles } from './art/art-files.ts';
export { type BannerOptions, drawBanner } from './art/draw-banner.ts';
export { type CoverKind, type CoverOptions, drawCover } from './art/draw-cover.ts';
export { drawMotif, type MotifKind, type MotifOptions } from './art/draw-motif.ts';
export { drawVendorIcon, type VendorIconOptions } from './art/draw-vendor-icon.ts';
export type { MotifColours } from './art/motifs/motif.ts';
export type { Palette } from './art/palettes.ts';
