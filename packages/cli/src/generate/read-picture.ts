import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { type CleanLogo, cleanLogo, isUtf16 } from '@livery/theme/logo';
import type { Pixels } from '@livery/theme/seeds';
import { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png';
import { CommandError, inputError } from '../command/outcome.ts';
import { pixelsOf } from '../pictures/resvg.ts';
import { pictureRules } from './picture-rules.ts';

/** A logo as it was given: what to look at, and what to keep. */
export interface Picture {
  readonly pixels: Pixels;
  /** To be kept as logo.svg. */
  readonly svg: string;
  /** What was taken out of it or should be known about it, in words. */
  readonly notes: readonly string[];
}

/** Every visitor loads the logo, and one of this size is a mistake: 2 MB. A PNG of it fits into a logo.svg. */
const mostBytes = 2 * 1024 * 1024;
/** A picture of more pixels is a photograph, and a small file that claims more is an attack: 25 million. */
const mostPixels = 25_000_000;
/** Every visitor loads the logo; beyond this it slows the first view: 100 kB. */
const heavy = 100 * 1024;
/** The longer side of an SVG when it is drawn to count its colours; pixels. */
const drawnSide = 320;

/**
 * Reads a logo, SVG or PNG.
 *
 * @param named how the file is called in messages
 * @throws CommandError when it is no picture that can be used
 */
export async function readPicture(path: string, named: string): Promise<Picture> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) {
    throw inputError(pictureRules.missing, { file: named });
  }
  if (info.size > mostBytes) {
    throw inputError(pictureRules.tooManyBytes, {
      file: named,
      found: Math.round(info.size / 1024 / 1024),
    });
  }
  const bytes = await readFile(path);
  if (bytes.length === 0) {
    throw inputError(pictureRules.empty, { file: named });
  }
  if (isPng(bytes)) return readPng(bytes, named);
  return readSvg(bytes, named);
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array) => pngSignature.every((byte, index) => bytes[index] === byte);

async function readSvg(bytes: Buffer, named: string): Promise<Picture> {
  const text = bytes.toString('utf8');
  const isSvg = !text.includes('\0') && /<([\w.-]+:)?svg[\s>]/.test(text);
  if (!isSvg && !isUtf16(text)) {
    throw inputError(pictureRules.format, { file: named });
  }
  const logo = cleanLogo(text, named);
  if (!logo.ok) {
    // A logo that cannot be cleaned has one finding, the reason.
    const finding = logo.diagnostics[0] as Diagnostic;
    throw new CommandError(1, { ...finding, message: `${named}: ${finding.message}` });
  }
  const { svg, removed } = logo.value;
  return {
    pixels: await rasterise(logo.value, named),
    svg,
    notes: removed.map(({ what }) => `${what} was removed: a logo may contain only shapes`),
  };
}

async function rasterise({ svg, width, height }: CleanLogo, named: string): Promise<Pixels> {
  const mode = width >= height ? 'width' : 'height';
  try {
    return await pixelsOf(svg, { mode, value: drawnSide });
  } catch (error) {
    throw inputError(pictureRules.undrawable, { file: named, reason: reasonOf(error) });
  }
}

async function readPng(bytes: Buffer, named: string): Promise<Picture> {
  // IHDR comes first: width and height are known before anything is unpacked.
  const [width, height] =
    bytes.length >= 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [0, 0];
  if (width === 0 || height === 0) {
    throw inputError(pictureRules.noPixels, { file: named, width, height });
  }
  if (width * height > mostPixels) {
    throw inputError(pictureRules.tooManyPixels, { file: named, width, height });
  }
  let png: DecodedPng;
  try {
    png = decode(bytes, { checkCrc: true });
  } catch (error) {
    throw inputError(pictureRules.brokenPng, { file: named, reason: reasonOf(error) });
  }
  const notes = [
    `a PNG is blurred on high-resolution screens: use an SVG if possible (${basename(named)} is embedded in logo.svg)`,
  ];
  if (bytes.length > heavy) {
    notes.push(
      `${basename(named)} has ${Math.round(bytes.length / 1024)} kB, which every visitor loads: export it about 640 pixels wide`,
    );
  }
  return { pixels: rgba(png), svg: wrapPng(bytes, width, height), notes };
}

/** A PNG's bytes as the one picture inside an SVG, which is what a brand's logo is. */
function wrapPng(bytes: Buffer, width: number, height: number): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><image ${size} href="data:image/png;base64,${bytes.toString('base64')}"/></svg>\n`;
}

/** Whatever kind of PNG it is, as 8-bit red, green, blue, alpha. */
function rgba(png: DecodedPng): Pixels {
  const { width, height } = png;
  const { data, channels, depth } = png.palette
    ? { data: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3, depth: 8 }
    : png;
  const out = new Uint8ClampedArray(width * height * 4);
  // Of 16 bits the upper 8; of fewer than 8 (grey only) the full range.
  const level = (value: number) =>
    depth === 16 ? value >> 8 : depth < 8 ? (value * 255) / (2 ** depth - 1) : value;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const channel = (index: number) => level(data[at + index] ?? 0);
    const colour = channels >= 3;
    out[pixel * 4] = channel(0);
    out[pixel * 4 + 1] = channel(colour ? 1 : 0);
    out[pixel * 4 + 2] = channel(colour ? 2 : 0);
    out[pixel * 4 + 3] = channels % 2 === 0 ? channel(channels - 1) : 255;
  }
  return { data: out, width, height };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
