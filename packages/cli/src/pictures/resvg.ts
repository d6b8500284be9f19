import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pixels } from '@livery/theme/seeds';
import { lettering } from './lettering.ts';

/** How large a picture is drawn: as it says itself, or by the pixels of one side. */
export type DrawnSize =
  | { readonly mode: 'original' }
  | { readonly mode: 'width' | 'height'; readonly value: number };

/** Pixels, whose colours are multiplied by their opacity. */
export interface Drawn {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws an SVG.
 *
 * @throws Error when it cannot be drawn
 */
export async function drawnOf(svg: string, size: DrawnSize): Promise<Drawn> {
  const { Resvg } = await loadResvg();
  const font = svg.includes('<text') ? await lettering() : undefined;
  const drawing = new Resvg(withoutStretch(svg), { fitTo: size, ...(font && { font }) });
  try {
    const image = drawing.render();
    try {
      return { data: image.pixels, width: image.width, height: image.height };
    } finally {
      image.free();
    }
  } finally {
    // Both are in the memory of the module, which no garbage collector sees.
    drawing.free();
  }
}

/**
 * Draws an SVG, with colours as they are whatever their opacity.
 *
 * @throws Error when it cannot be drawn
 */
export async function pixelsOf(svg: string, size: DrawnSize): Promise<Pixels> {
  const { data, width, height } = await drawnOf(svg, size);
  return { data: unmultiplied(data), width, height };
}

/** resvg stretches text letter by letter, which tears marks off their letters: a script with marks keeps its own width. */
function withoutStretch(svg: string): string {
  return /\p{M}/u.test(svg) ? svg.replaceAll(/ (textLength|lengthAdjust)="[^"]*"/g, '') : svg;
}

/** A soft edge would be a darker colour. */
function unmultiplied(drawn: Uint8Array): Uint8ClampedArray {
  const data = Uint8ClampedArray.from(drawn);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const alpha = data[pixel + 3] ?? 255;
    if (alpha === 0 || alpha === 255) continue;
    for (let at = pixel; at < pixel + 3; at += 1) data[at] = ((data[at] ?? 0) * 255) / alpha;
  }
  return data;
}

let loaded: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/** Compiled once a process, on the first SVG. */
function loadResvg(): Promise<typeof import('@resvg/resvg-wasm')> {
  loaded ??= (async () => {
    const module = await import('@resvg/resvg-wasm');
    const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    await module.initWasm(await readFile(wasm));
    return module;
  })();
  return loaded;
}
