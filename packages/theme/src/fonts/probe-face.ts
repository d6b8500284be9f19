import type { Script } from '../brand/brand.ts';
import type { FontCatalogue } from './font-faces.ts';
import { subsetsOf } from './font-needs.ts';
import type { ScriptSample } from './script-samples.ts';
import type { Glyph, Ink, ReadFont, ShapedFont } from './shaped-font.ts';
import { rangeTest } from './unicode-range.ts';

/** A typeface at one weight as a page has it: some files, each for its part of Unicode. */
export type Face = readonly {
  /** Whether `unicode-range` gives the page this file for a code point. */
  readonly serves: (codePoint: number) => boolean;
  readonly font: ShapedFont;
}[];

export interface InstalledFonts {
  readonly catalogue: FontCatalogue;
  readonly readFont: ReadFont;
}

/** Opens the files of a typeface that hold a script. Empty when it has none at that weight. */
export async function openFace(
  { catalogue, readFont }: InstalledFonts,
  packageName: string,
  script: Script,
  languages: readonly string[],
  weight: number,
): Promise<Face> {
  const found = subsetsOf(script, languages).flatMap((name) => {
    const subset = catalogue[packageName]?.subsets[name];
    const path = subset?.files[weight];
    return subset && path ? [{ unicodeRange: subset.unicodeRange, path }] : [];
  });
  return Promise.all(
    found.map(async ({ unicodeRange, path }) => ({
      serves: rangeTest(unicodeRange),
      font: await readFont(path),
    })),
  );
}

/** The letters of `text` that a page could not show in this typeface, each once. */
export function missingLetters(face: Face, text: string): string[] {
  return [...new Set(text)].filter(
    (letter) => letter.trim() !== '' && !fontFor(face, letter.codePointAt(0) ?? 0),
  );
}

/** The joined samples that come out in pieces: a visible virama, an empty box, a dotted circle, marks on top of each other. */
export function brokenJoins(
  face: Face,
  { joined, virama, stacked = false }: Pick<ScriptSample, 'joined' | 'virama' | 'stacked'>,
): string[] {
  return joined.filter((sample) =>
    runs(face, sample).some(({ text, font }) => {
      if (!font) return false; // a missing letter, told as such
      const glyphs = font.shape(text);
      const telltale = new Set([0, virama && font.glyphOf(virama), font.glyphOf(dottedCircle)]);
      return glyphs.some(({ id }) => telltale.has(id)) || (stacked && marksCollide(glyphs));
    }),
  );
}

/** Whether figures can be set in one width, so that amounts stand in columns and do not jump when they count. */
export function hasTabularFigures(face: Face, digits: string): boolean {
  const widths = [...digits].flatMap((digit) => {
    const font = fontFor(face, digit.codePointAt(0) ?? 0);
    return font ? font.shape(digit, { tabular: true }).map(({ advance }) => advance) : [];
  });
  return Math.max(...widths) - Math.min(...widths) < sameWidth;
}

/** The word that needs the tallest line, and the line's height as a multiple of the text size. */
export interface TallestWord {
  readonly word: string;
  readonly lineHeight: number;
}

/**
 * The least line height at which no ink of these words leaves its line box.
 *
 * Half of the leading goes above and half below the content area (CSS 2.1 §10.8.1), and browsers take that area from the
 * *first* typeface of the stack, whichever typeface a letter comes from: with line height L there is L/2 + lean/2 above
 * the baseline and L/2 − lean/2 below.
 *
 * @param lean the first typeface's ascent less its descent, in em
 */
export function tallestWord(face: Face, words: readonly string[], lean: number): TallestWord {
  return words.reduce<TallestWord>(
    (tallest, word) => {
      const inks = runs(face, word).flatMap(({ text, font }) =>
        (font?.shape(text) ?? []).flatMap(({ ink }) => ink ?? []),
      );
      const lineHeight = Math.max(
        ...inks.map(({ top, bottom }) => Math.max(2 * top - lean, lean - 2 * bottom)),
      );
      return lineHeight > tallest.lineHeight ? { word, lineHeight } : tallest;
    },
    { word: '', lineHeight: 0 },
  );
}

const dottedCircle = 0x25cc;
/** em: a thirtieth of a pixel at 16 px. */
const sameWidth = 0.002;
/** em: boxes that meet by less than this do not look as if they touched. */
const touching = 0.03;

function fontFor(face: Face, codePoint: number): ShapedFont | undefined {
  return face.find(({ serves, font }) => serves(codePoint) && font.glyphOf(codePoint) !== undefined)
    ?.font;
}

/** Cuts a text where the page would change the file. A run without a font is what no file holds. */
function runs(face: Face, text: string): { text: string; font: ShapedFont | undefined }[] {
  const cut: { text: string; font: ShapedFont | undefined }[] = [];
  for (const letter of text) {
    const font = fontFor(face, letter.codePointAt(0) ?? 0);
    const last = cut.at(-1);
    if (last && (last.font === font || letter === ' ')) last.text += letter;
    else cut.push({ text: letter, font });
  }
  return cut;
}

/** Marks move the pen by nothing; the letter before them is the one that they sit on. */
function marksCollide(glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ advance, ink: mark }, at) => {
    if (advance !== 0 || !mark) return false;
    return glyphs.slice(0, at).some((other) => {
      if (!other.ink || overlap(mark, other.ink, 'left', 'right') < touching) return false;
      const deep = overlap(mark, other.ink, 'bottom', 'top') > touching;
      const below = mark.top < 0;
      return deep && (other.advance === 0 || below);
    });
  });
}

function overlap(a: Ink, b: Ink, low: 'left' | 'bottom', high: 'right' | 'top'): number {
  return Math.min(a[high], b[high]) - Math.max(a[low], b[low]);
}
