import {
  type Oklch as CuloriOklch,
  differenceEuclidean,
  formatHex,
  inGamut,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const asOklch = useMode(modeOklch);
const displayable = inGamut('rgb');
const distance = differenceEuclidean('oklab');

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(hex: string): Oklch {
  const { l, c, h } = asOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}

/** The nearest 8-bit sRGB colour of the same lightness and hue: chroma gives way, so a ramp keeps its steps. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const at = (chroma: number): CuloriOklch => ({ mode: 'oklch', l: lightness, c: chroma, h });
  // An 8-bit colour that came in by toOklch must go out unchanged, though rounding can put it a hair outside.
  const clamped = formatHex(at(c));
  if (displayable(at(c)) || distance(asOklch(clamped) ?? at(0), at(c)) < 1e-5) return clamped;
  let inside = 0;
  let outside = c;
  for (let step = 0; step < 14; step += 1) {
    const middle = (inside + outside) / 2;
    if (displayable(at(middle))) inside = middle;
    else outside = middle;
  }
  return formatHex(at(inside));
}

/** WCAG 2.2 contrast ratio of two emitted colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2 relative luminance of `#rrggbb`, 0–1. */
export function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Smaller angle between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/** The lowest ratio of a colour against several backgrounds. */
export function lowestContrast(hex: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(hex, background)));
}

/**
 * The colour nearest in lightness that reaches `ratio` on every background, measured on the emitted 8-bit value.
 * It moves away from the backgrounds; if white or black is met before that, the better of these two is the answer.
 */
export function solve(wanted: Oklch, backgrounds: readonly string[], ratio: number): string {
  const start = toHex(wanted);
  if (lowestContrast(start, backgrounds) >= ratio) return start;
  const mean = backgrounds.reduce((sum, hex) => sum + luminance(hex), 0) / backgrounds.length;
  // 0.179 is where black and white are equally far: √(1.05 · 0.05) − 0.05.
  const step = mean > 0.179 ? -0.004 : 0.004;
  for (let l = wanted.l + step; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...wanted, l });
    if (lowestContrast(hex, backgrounds) >= ratio) return hex;
  }
  return betterOf('#000000', '#ffffff', backgrounds);
}

/** Text for a fill that may not change: white, or black tinted with the fill's hue, whichever is clearer (always ≥ 4.5:1). */
export function textOn(fills: readonly string[], tint: Oklch): string {
  const dark = { l: 0.22, c: Math.min(tint.c * 0.5, 0.07), h: tint.h };
  const darkened = solve(dark, fills, 4.5);
  const white = '#ffffff';
  const whiteRatio = lowestContrast(white, fills);
  // White a little below its rival still reads better on strong colours than near-black at the limit.
  if (whiteRatio >= 4.5 && whiteRatio >= lowestContrast(toHex(dark), fills)) return white;
  return lowestContrast(darkened, fills) >= 4.5 ? darkened : betterOf('#000000', white, fills);
}

function betterOf(a: string, b: string, backgrounds: readonly string[]): string {
  return lowestContrast(a, backgrounds) >= lowestContrast(b, backgrounds) ? a : b;
}
