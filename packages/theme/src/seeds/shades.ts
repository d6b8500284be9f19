import { extractColorsFromImageData } from 'extract-colors';
import { type Oklch, toOklch } from '../derive/colour.ts';

/** A picture as a decoder gives it: red, green, blue, alpha (not premultiplied), a byte each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A colour of a picture together with its near shades. */
export interface Shade extends Oklch {
  /** `#rrggbb`: the one that most pixels have. */
  readonly hex: string;
  /** Of all visible pixels, 0–1. */
  readonly share: number;
}

/** Fainter than this is not seen; 0–255. */
const visible = 64;
/** More tell nothing new about a logo. */
const mostSamples = 200_000;

/** The colours of a picture, most used first; near shades count as one. Empty when no pixel is visible. */
export function shadesOf(pixels: Pixels): Shade[] {
  const { counts, total } = histogram(pixels);
  if (total === 0) return [];
  const groups = groupCentres(counts).map((centre) => ({ ...centre, count: 0, best: 0, hex: '' }));
  for (const [rgb, count] of counts) {
    const hex = hexOf(rgb);
    const colour = oklab(toOklch(hex));
    const group = groups.reduce((a, b) => (apart(colour, b) < apart(colour, a) ? b : a));
    group.count += count;
    if (count <= group.best) continue;
    group.best = count;
    group.hex = hex;
  }
  return groups
    .filter(({ count }) => count > 0)
    .map(({ hex, count }) => ({ hex, share: count / total, ...toOklch(hex) }))
    .sort((a, b) => b.share - a.share);
}

/** How many sampled pixels have each colour, by `0xrrggbb`. */
function histogram({ data, width, height }: Pixels): {
  counts: Map<number, number>;
  total: number;
} {
  const counts = new Map<number, number>();
  let total = 0;
  const wanted = Math.max(1, Math.floor((width * height) / mostSamples));
  // A step that divides the width would look at the same few columns of every row.
  const step = wanted > 1 && width % wanted === 0 ? wanted + 1 : wanted;
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (alpha < visible) continue;
    const rgb = (r << 16) | (g << 8) | b;
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

/**
 * Where the colours gather. The extractor's own answers can be mixtures that no pixel has, so they only say what belongs
 * together; the merchant's exact colour is then the most frequent one of a group.
 */
function groupCentres(counts: ReadonlyMap<number, number>): Lab[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const data = new Uint8ClampedArray(total * 4);
  let at = 0;
  for (const [rgb, count] of counts) {
    const bytes = [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255];
    for (let pixel = 0; pixel < count; pixel += 1, at += 4) data.set(bytes, at);
  }
  const picture = { data, width: total, height: 1 };
  return extractColorsFromImageData(picture, { pixels: total, distance: 0.1 }).map(({ hex }) =>
    oklab(toOklch(hex)),
  );
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function oklab({ l, c, h }: Oklch): Lab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

const apart = (one: Lab, other: Lab) =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

const hexOf = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`;
