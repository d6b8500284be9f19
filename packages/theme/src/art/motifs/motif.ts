import type { Random } from '../random.ts';

/** What a motif is drawn with; all `#rrggbb`. */
export interface MotifColours {
  /** The region it stands in: deep for heroes, the page for patterns and dividers. */
  readonly ground: string;
  readonly deep: string;
  /** Quiet lines on the ground. */
  readonly line: string;
  readonly brand: string;
  readonly accent: string;
  readonly light: string;
}

export interface MotifDrawing {
  /** 960 × 600, transparent; everything of weight lies in the right half. */
  hero(colours: MotifColours, random: Random): string;
  /** 96 × 96, repeats without a seam. */
  pattern(colours: MotifColours): string;
  /** 320 × 24. */
  divider(colours: MotifColours): string;
}

/** A mask that lets a hero's drawing fade out towards the text. */
export const fadeToText =
  '<defs><linearGradient id="f" x1="0" x2="1"><stop offset=".26" stop-color="#fff" stop-opacity="0"/><stop offset=".68" stop-color="#fff"/></linearGradient><mask id="m"><rect width="960" height="600" fill="url(#f)"/></mask></defs>';
