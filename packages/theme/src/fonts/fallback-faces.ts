import type { Script } from '../brand/brand.ts';
import { fallbackFamily, familyName } from './family-name.ts';
import { type FaceMetrics, type SystemFont, systemFonts } from './system-fonts.ts';

export interface FallbackFace {
  readonly packageName: string;
  readonly script: Script;
  readonly weight: number;
  /** Of the real typeface at this weight. */
  readonly metrics: FaceMetrics;
}

/**
 * The `@font-face` rules that make fonts of the member's own system take the room of the real one, so that nothing moves
 * when it comes: `size-adjust` gives lines the same length, the other three put the baseline at the same height (CSS
 * Fonts 5, font metrics overrides). No file is loaded. Of several rules the last one whose font the system has is used (CSS Fonts 4 §5.2: a
 * face that is not available is not in the family), so the measured fonts stand last, the commonest at the very end.
 */
export function fallbackFaceCss(face: FallbackFace): string {
  const bold = face.weight >= 600;
  const system = systemFonts[face.script];
  const unmeasured = system.filter(({ width }) => !width);
  const measured = system.filter(({ width }) => width).reverse();
  return [...(unmeasured.length > 0 ? [unmeasured] : []), ...measured.map((font) => [font])]
    .map((fonts) => rule(face, fonts, bold))
    .join('');
}

function rule(face: FallbackFace, fonts: readonly SystemFont[], bold: boolean): string {
  const { metrics, script } = face;
  const block = blocks[script];
  const width = fonts[0]?.width?.[bold ? 'bold' : 'regular'];
  const scale = width === undefined ? 1 : metrics.width / width;
  const locals = fonts.flatMap((font) => (bold ? font.bold : font.regular));
  return `@font-face{${[
    `font-family:"${fallbackFamily(familyName(face.packageName)).replaceAll(/[^\w ]/g, '')}"`,
    `font-weight:${face.weight}`,
    `src:${locals.map((name) => `local("${name}")`).join(',')}`,
    ...(percent(scale) === '100%' ? [] : [`size-adjust:${percent(scale)}`]),
    // Overrides count in em of the adjusted size.
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
    ...(block ? [`unicode-range:${block}`] : []),
  ].join(';')}}`;
}

/**
 * The characters that a fallback font may serve, so that a system font's Latin letters do not come before the brand's.
 * Latin's own stands first and may serve any letter that it has.
 */
const blocks: Partial<Record<Script, string>> = {
  devanagari: 'U+900-97F',
  // Bengali and Telugu write the full stop (danda) of the Devanagari block.
  bengali: 'U+964-965,U+980-9FF',
  thai: 'U+E00-E7F',
  arabic: 'U+600-6FF',
  tamil: 'U+B80-BFF',
  telugu: 'U+964-965,U+C00-C7F',
};

/** Two decimals: at 16 px that is a thousandth of a pixel a letter. */
function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
