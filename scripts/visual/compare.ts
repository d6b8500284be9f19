import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Two screenshots that differ. */
export interface Difference {
  /** Pixels that differ; one that only one of the two has counts too. */
  readonly pixels: number;
  /** The region that differs with a margin, from each screenshot, as PNG. */
  readonly before: Buffer;
  readonly after: Buffer;
  /** The later screenshot, faded, with the differing pixels in red. */
  readonly marked: Buffer;
  /** The position of that region in the screenshot. */
  readonly at: { readonly x: number; readonly y: number; width: number; height: number };
}

/** CSS pixels around the region that differs. */
const margin = 60;

/**
 * Compares two PNG of one browser pixel by pixel; smoothed edges count, as the same browser smooths them the same way.
 * Screenshots of different sizes are aligned at the top left corner.
 *
 * @returns undefined when they are the same
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [one, two] = [enlarged(first, width, height), enlarged(second, width, height)];
  const mask = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true, checkerboard: false };
  const pixels = pixelmatch(one.data, two.data, mask.data, width, height, {
    ...options,
    diffMask: true,
  });
  if (pixels === 0) return undefined;
  const at = around(mask);
  const [seenBefore, seenAfter] = [piece(one, at), piece(two, at)];
  const marked = new PNG({ width: at.width, height: at.height });
  pixelmatch(seenBefore.data, seenAfter.data, marked.data, at.width, at.height, options);
  return {
    pixels,
    before: PNG.sync.write(seenBefore),
    after: PNG.sync.write(seenAfter),
    marked: PNG.sync.write(marked),
    at,
  };
}

/** On a larger canvas, filled with a colour that no page has. */
function enlarged(png: PNG, width: number, height: number): PNG {
  if (png.width === width && png.height === height) return png;
  const ground = new PNG({ width, height });
  ground.data.fill(Buffer.of(255, 0, 255, 255));
  PNG.bitblt(png, ground, 0, 0, png.width, png.height, 0, 0);
  return ground;
}

/** The bounding box of all marked pixels, with its margin. */
function around({ data, width, height }: PNG): Difference['at'] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    x,
    y,
    width: Math.min(width, right + 1 + margin) - x,
    height: Math.min(height, bottom + 1 + margin) - y,
  };
}

function piece(png: PNG, { x, y, width, height }: Difference['at']): PNG {
  const cut = new PNG({ width, height });
  PNG.bitblt(png, cut, x, y, width, height, 0, 0);
  return cut;
}
