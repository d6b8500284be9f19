import type { Drawn } from './resvg.ts';

/** A part of a picture, in the units of its viewBox or in pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fainter than this a pixel is no ink, 0–255. */
const faintest = 24;
/** Between an emblem and the name beside it, in heights of the logo. */
const leastGap = 0.04;
/** A narrower first part is a line or a full stop, in heights of the logo. */
const leastWidth = 0.35;
/** A logo that is no wider than this is a mark as a whole, in heights. */
const square = 1.6;

/**
 * The part of a logo that says whose it is in a square: its first emblem or letter, up to the first gap. Of one that is nearly
 * square, all of it.
 *
 * @param pixels the logo as it is drawn
 * @returns the part, in pixels; undefined where nothing is drawn
 */
export function markOf(pixels: Drawn): Crop | undefined {
  const { width, height } = pixels;
  const inked = Array.from({ length: width }, (_, x) => hasInk(pixels, x));
  const first = inked.indexOf(true);
  if (first < 0) return undefined;
  const last = inked.lastIndexOf(true);
  const end = last - first < square * height ? last : endOfPart(inked, first, last, height);
  const { top, bottom } = rowsOf(pixels, first, end);
  return { x: first, y: top, width: end - first + 1, height: bottom - top + 1 };
}

function endOfPart(inked: readonly boolean[], first: number, last: number, height: number): number {
  let gap = 0;
  for (let x = first; x <= last; x += 1) {
    gap = inked[x] ? 0 : gap + 1;
    const end = x - gap;
    if (gap >= leastGap * height && end - first >= leastWidth * height) return end;
  }
  return last;
}

function hasInk({ data, width, height }: Drawn, x: number): boolean {
  for (let y = 0; y < height; y += 1) {
    if ((data[(y * width + x) * 4 + 3] ?? 0) > faintest) return true;
  }
  return false;
}

function rowsOf({ data, width, height }: Drawn, from: number, to: number) {
  let top = height - 1;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x <= to; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= faintest) continue;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { top, bottom };
}
