import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pixels } from '@livery/theme/seeds';
import type { Resvg } from '@resvg/resvg-wasm';

/** How large a picture is drawn: pixels of one side, or of the longer one. */
export interface DrawnSize {
  readonly mode: 'width' | 'height';
  readonly value: number;
}

/**
 * Draws an SVG.
 *
 * @throws Error when it cannot be drawn
 */
export async function pixelsOf(svg: string, size: DrawnSize): Promise<Pixels> {
  const image = await drawn(svg, size);
  return { data: unmultiplied(image.pixels), width: image.width, height: image.height };
}

/** Draws an SVG as a PNG. */
export async function pngOf(svg: string, size: DrawnSize): Promise<Uint8Array> {
  return (await drawn(svg, size)).asPng();
}

async function drawn(
  svg: string,
  size: DrawnSize,
): Promise<ReturnType<InstanceType<typeof Resvg>['render']>> {
  const resvg = await loadResvg();
  return new resvg.Resvg(svg, { fitTo: size }).render();
}

/** resvg gives colours multiplied by their opacity: a soft edge would be a darker colour. */
function unmultiplied(pixels: Uint8Array): Uint8ClampedArray {
  return Uint8ClampedArray.from(pixels, (value, index) => {
    const alpha = pixels[index | 3] ?? 255;
    return (index & 3) === 3 || alpha === 0 ? value : (value * 255) / alpha;
  });
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
