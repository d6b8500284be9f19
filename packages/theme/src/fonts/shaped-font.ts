/** A box of ink in em: across from the start of the text, up from the baseline. */
export interface Ink {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One glyph of a shaped text. */
export interface Glyph {
  /** In the font; 0 is `.notdef`, the empty box of a letter that the font does not have. */
  readonly id: number;
  /** How far it moves the pen, in em. A mark that sits on a letter moves it by 0. */
  readonly advance: number;
  /** Absent for a glyph that shows nothing, such as a space. */
  readonly ink?: Ink;
}

/** One font file, opened so that text can be shaped with it. */
export interface ShapedFont {
  /** Above the baseline, in em; with `descent` it makes the content area that CSS centres in a line box. */
  readonly ascent: number;
  /** Below the baseline, in em, positive. */
  readonly descent: number;
  /** In em. */
  readonly lineGap: number;
  /** The glyph that a code point has before shaping; undefined when the font lacks it. */
  glyphOf(codePoint: number): number | undefined;
  /** Whether a part of it may be served alone: bit 8 of its embedding permissions (OpenType OS/2, `fsType`) is not set. */
  readonly mayBeSplit: boolean;
  /** Every code point that it has a glyph for, ascending. */
  letters(): readonly number[];
  /** Shapes one run in one script. `tabular` asks for figures of one width (OpenType `tnum`). */
  shape(text: string, options?: { readonly tabular?: boolean }): readonly Glyph[];
}

/** Opens a font file, named as the catalogue names it. Rejects when it cannot be read. */
export type ReadFont = (path: string) => Promise<ShapedFont>;
