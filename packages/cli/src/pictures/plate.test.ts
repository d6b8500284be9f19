import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { cardPlate, iconPlate, markIn } from './app-pictures.ts';
import type { Crop } from './mark-of.ts';
import { drawPlate, type Plate } from './plate.ts';
import { pngOf } from './png.ts';
import { drawnOf } from './resvg.ts';

const colours = { ground: '#123456', accent: '#b87d00' };

/** The same picture as one drawing. */
function wholeOf(logo: string, crop: Crop, { width, height, ground, room, edge }: Plate): string {
  const view = [crop.x, crop.y, crop.width, crop.height].join(' ');
  const foot = edge
    ? `<path d="M0 ${height - edge.height}H${width}V${height}H0Z" fill="${edge.colour}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0H${width}V${height}H0Z" fill="${ground}"/><svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" viewBox="${view}">${logo}</svg>${foot}</svg>`;
}

const logo = readFileSync('themes/mayura/logo-dark.svg', 'utf8');
const size = { width: 125, height: 32 };

async function emblem(): Promise<Crop> {
  const mark = await markIn({ dark: logo, light: logo, ...size });
  if (!mark || mark.width > size.width / 2) throw new Error('The logo has no emblem.');
  return mark;
}

test.each([
  ['an icon', iconPlate(180, colours), emblem],
  ['a large icon', iconPlate(512, colours), emblem],
  ['a card', cardPlate(colours), async () => ({ x: 0, y: 0, ...size })],
])('%s, whose room alone is drawn, looks as if it were one drawing', async (_, plate, part) => {
  const crop = await part();
  const raster = await drawPlate(logo, crop, plate);
  const whole = await drawnOf(wholeOf(logo, crop, plate), { mode: 'original' });
  const png = decode(await pngOf(raster));
  expect(png).toMatchObject({ width: whole.width, height: whole.height, channels: 3, depth: 8 });
  expect(Buffer.compare(Buffer.from(png.data.buffer), raster.data)).toBe(0);
  // The edge of a shape is rounded once more; at the edge of the part a pixel may show what one drawing cuts off.
  const differences = raster.data.reduce((far, value, index) => {
    const pixel = Math.floor(index / 3);
    const was = whole.data[pixel * 4 + (index % 3)] ?? 0;
    return Math.abs(value - was) > 3 ? far + 1 : far;
  }, 0);
  expect(differences / raster.data.length).toBeLessThan(0.005);
  const inked = raster.data.filter((value, index) => index % 3 === 0 && value !== 0x12).length;
  expect(inked).toBeGreaterThan(raster.data.length / 100);
});
