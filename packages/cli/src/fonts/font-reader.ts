import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Glyph, ReadFont, ShapedFont } from '@livery/theme/fonts';
import { Blob, Face, Feature, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/**
 * Opens WOFF2 files for shaping with HarfBuzz, the shaper of Chromium, Firefox and Android. One reader serves one run:
 * a file that is named twice, or that has the same bytes as another, is opened once, and so is what it shaped.
 */
export function createFontReader(): ReadFont {
  const byPath = new Map<string, Promise<ShapedFont>>();
  const byHash = new Map<string, Promise<ShapedFont>>();
  return (path) => {
    const known = byPath.get(path);
    if (known) return known;
    const opened = readFile(path).then((bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const same = byHash.get(hash) ?? openFont(bytes, path);
      byHash.set(hash, same);
      return same;
    });
    byPath.set(path, opened);
    return opened;
  };
}

async function openFont(woff2: Uint8Array, path: string): Promise<ShapedFont> {
  const sfnt = await decompress(woff2).catch((cause: unknown) => {
    throw new Error(`${path} is not a WOFF2 font. Reinstall its package.`, { cause });
  });
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const em = face.upem;
  const { ascender, descender, lineGap } = font.hExtents();
  const shaped = new Map<string, readonly Glyph[]>();
  return {
    ascent: ascender / em,
    descent: -descender / em,
    lineGap: lineGap / em,
    glyphOf: (codePoint) => font.nominalGlyph(codePoint) || undefined,
    mayBeSplit: (fsTypeOf(face) & noSubsetting) === 0,
    letters: () => [...face.collectUnicodes()].sort((a, b) => a - b),
    shape(text, { tabular = false } = {}) {
      const key = `${tabular} ${text}`;
      const glyphs = shaped.get(key) ?? shapeRun(font, em, text, tabular);
      shaped.set(key, glyphs);
      return glyphs;
    },
  };
}

/** Bit 8 of `fsType`: "No subsetting" (OpenType, table OS/2). */
const noSubsetting = 0x0100;

/** The embedding permissions of a font; none are set where it has no table of them. */
function fsTypeOf(face: Face): number {
  const table = face.referenceTable('OS/2');
  if (!table || table.byteLength < 10) return 0;
  return new DataView(table.buffer, table.byteOffset).getUint16(8);
}

function shapeRun(font: Font, em: number, text: string, tabular: boolean): Glyph[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, tabular ? [new Feature('tnum', 1)] : []);
  let pen = 0;
  return buffer.getGlyphInfosAndPositions().map((glyph): Glyph => {
    const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const start = pen + xOffset;
    pen += xAdvance;
    const extents = font.glyphExtents(id);
    const advance = xAdvance / em;
    if (!extents || (extents.width === 0 && extents.height === 0)) return { id, advance };
    const top = yOffset + extents.yBearing;
    const left = start + extents.xBearing;
    return {
      id,
      advance,
      ink: {
        left: left / em,
        right: (left + extents.width) / em,
        top: top / em,
        // HarfBuzz counts a glyph's height downwards: it is negative.
        bottom: (top + extents.height) / em,
      },
    };
  });
}
