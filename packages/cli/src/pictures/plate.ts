import type { Crop } from './mark-of.ts';
import { type Drawn, drawnOf } from './resvg.ts';

/** A picture of one colour with a part of a logo on it. Lengths are pixels. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly ground: string;
  /** The part stands in its middle, as large as it fits. */
  readonly room: Crop;
  /** Along the foot, over the logo. */
  readonly edge?: { readonly height: number; readonly colour: string };
}

/** Opaque pixels: red, green and blue of each, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Draws a part of a logo on a plate. Only the room is drawn as SVG: a drawing of the whole picture clips the part in layers of the picture's size, which
 * takes five times as long.
 *
 * @param logo SVG text
 * @param crop the part, in the units of the logo's viewBox
 */
export async function drawPlate(logo: string, crop: Crop, plate: Plate): Promise<Raster> {
  const { width, height, ground, room, edge } = plate;
  const raster: Raster = { width, height, data: new Uint8Array(width * height * 3) };
  fill(raster, 0, height, ground);
  const { part, svg } = partOf(logo, crop, room);
  const drawn = await drawnOf(svg, { mode: 'original' });
  lay(raster, drawn, part);
  if (edge) fill(raster, Math.round(height - edge.height), height, edge.colour);
  return raster;
}

/** The whole pixels around a part of a logo in its room, and the drawing of them. */
function partOf(logo: string, crop: Crop, room: Crop): { part: Crop; svg: string } {
  const scale = Math.min(room.width / crop.width, room.height / crop.height);
  const left = room.x + (room.width - crop.width * scale) / 2;
  const top = room.y + (room.height - crop.height * scale) / 2;
  const x = Math.floor(left);
  const y = Math.floor(top);
  const width = Math.ceil(left + crop.width * scale) - x;
  const height = Math.ceil(top + crop.height * scale) - y;
  const view = [
    crop.x - (left - x) / scale,
    crop.y - (top - y) / scale,
    width / scale,
    height / scale,
  ];
  // What a logo clips at its own edges lies outside of the part.
  const unclipped = logo.replace(/^<svg(?![^>]*\soverflow=)/, '<svg overflow="visible"');
  return {
    part: { x, y, width, height },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}" preserveAspectRatio="none">${unclipped}</svg>`,
  };
}

function fill({ width, data }: Raster, from: number, to: number, colour: string): void {
  const value = Number.parseInt(colour.slice(1), 16);
  const start = from * width * 3;
  const end = to * width * 3;
  for (let at = start; at < start + width * 3; at += 3) {
    data[at] = value >> 16;
    data[at + 1] = (value >> 8) & 255;
    data[at + 2] = value & 255;
  }
  for (let at = start + width * 3; at < end; at += width * 3) {
    data.copyWithin(at, start, start + width * 3);
  }
}

/** @param over colours multiplied by their opacity */
function lay(raster: Raster, over: Drawn, { x, y, width, height }: Crop): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (row * over.width + column) * 4;
      const alpha = over.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      const to = ((y + row) * raster.width + x + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = raster.data[to + channel] ?? 0;
        raster.data[to + channel] =
          (over.data[from + channel] ?? 0) + Math.round((below * (255 - alpha)) / 255);
      }
    }
  }
}
