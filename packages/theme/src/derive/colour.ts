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
import type { Direction } from './contrast-graph.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const asOklch = useMode(modeOklch);
const displayable = inGamut('rgb');

/** OKLab distance of two colours: 0.02 is about what an eye tells apart side by side; black and white are 1 apart. */
export const oklabDistance = differenceEuclidean('oklab');

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
  if (displayable(at(c)) || oklabDistance(asOklch(clamped) ?? at(0), at(c)) < 1e-5) return clamped;
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
 * The colour nearest in lightness that reaches `ratio` on every background, measured on the emitted 8-bit value, and
 * found by going one way only. Where even white or black on that way does not reach it, the answer is that white or
 * black: `checkContrast` tells the pair that fails.
 */
export function solve(
  wanted: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: Direction,
): string {
  const start = toHex(wanted);
  if (lowestContrast(start, backgrounds) >= ratio) return start;
  const passes = (l: number) => lowestContrast(toHex({ ...wanted, l }), backgrounds) >= ratio;
  const end = direction === 'lighter' ? 1 : 0;
  if (!passes(end)) return end === 1 ? '#ffffff' : '#000000';
  // Beyond its backgrounds a colour only gets clearer on its way, so halving finds the edge of what passes.
  let failing = wanted.l;
  let passing = end;
  while (Math.abs(passing - failing) > 0.001) {
    const middle = (passing + failing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return toHex({ ...wanted, l: passing });
}

/** A colour on the other side of a pair, `#rrggbb`, and the ratio to reach with it. */
interface Need {
  readonly against: string;
  readonly ratio: number;
}

/**
 * The colour nearest in lightness, lighter or darker, that reaches every ratio, measured on the emitted 8-bit value; hue
 * stays, chroma gives way where it must. Undefined if no lightness does.
 */
export function nearestPassing(hex: string, needs: readonly Need[]): string | undefined {
  const wanted = toOklch(hex);
  const passes = (candidate: string) =>
    needs.every(({ against, ratio }) => contrast(candidate, against) >= ratio);
  if (passes(hex)) return hex;
  if (!leaveRoom(needs)) return undefined;
  const at = (l: number) => toHex({ ...wanted, l });
  const ways = [1, -1].flatMap((way) => {
    const first = firstAlong(wanted.l, way, (l) => passes(at(l)));
    return first === undefined ? [] : [first];
  });
  const [a, b] = ways;
  if (a === undefined) return undefined;
  const away = (l: number) => Math.abs(l - wanted.l);
  return at(b !== undefined && away(b) < away(a) ? b : a);
}

/** Whether any luminance reaches every ratio: each other colour rules out those around its own. */
function leaveRoom(needs: readonly Need[]): boolean {
  const ruledOut = needs
    .map(({ against, ratio }) => {
      const light = luminance(against) + 0.05;
      return { from: light / ratio - 0.05, to: light * ratio - 0.05 };
    })
    .sort((a, b) => a.from - b.from);
  let free = 0;
  for (const { from, to } of ruledOut) {
    if (free <= from) return true;
    free = Math.max(free, to);
  }
  return free <= 1;
}

const coarse = 0.02;
const fine = 0.001;

/** The first lightness on the way up (1) or down (−1) that passes, to a thousandth; undefined if none does. */
function firstAlong(
  from: number,
  way: number,
  passes: (lightness: number) => boolean,
): number | undefined {
  const within = (l: number) => Math.min(1, Math.max(0, l));
  for (let step = 1; step <= 1 / coarse; step += 1) {
    let failing = within(from + way * coarse * (step - 1));
    let passing = within(from + way * coarse * step);
    if (failing === passing) return undefined;
    if (!passes(passing)) continue;
    while (Math.abs(passing - failing) > fine) {
      const middle = (passing + failing) / 2;
      if (passes(middle)) passing = middle;
      else failing = middle;
    }
    return passing;
  }
  return undefined;
}

/**
 * Text for fills that may not change: white, or black tinted with the fill's hue, whichever is clearer. At least 4.5:1
 * on any one colour, because the better of black and white is 4.58:1 at worst (√21); a higher `ratio` may be out of reach.
 */
export function textOn(fills: readonly string[], tint: Oklch, ratio = 4.5): string {
  const dark = { l: 0.22, c: Math.min(tint.c * 0.5, 0.07), h: tint.h };
  const darkened = solve(dark, fills, ratio, 'darker');
  const white = '#ffffff';
  const whiteRatio = lowestContrast(white, fills);
  // White a little below its rival still reads better on strong colours than near-black at the limit.
  if (whiteRatio >= ratio && whiteRatio >= lowestContrast(toHex(dark), fills)) return white;
  return lowestContrast(darkened, fills) >= ratio ? darkened : betterOf('#000000', white, fills);
}

/** The fill nearest in lightness on which white or black reaches `ratio`: itself wherever that is 4.5. */
export function readableFill(wanted: Oklch, ratio: number): Oklch {
  const fits = (hex: string) =>
    Math.max(contrast(hex, '#ffffff'), contrast(hex, '#000000')) >= ratio;
  if (fits(toHex(wanted))) return wanted;
  const towardsBlack = solve(wanted, ['#ffffff'], ratio, 'darker');
  const towardsWhite = solve(wanted, ['#000000'], ratio, 'lighter');
  const [a, b] = [toOklch(towardsBlack), toOklch(towardsWhite)];
  return wanted.l - a.l <= b.l - wanted.l ? a : b;
}

function betterOf(a: string, b: string, backgrounds: readonly string[]): string {
  return lowestContrast(a, backgrounds) >= lowestContrast(b, backgrounds) ? a : b;
}
