import type { Random } from './random.ts';

/** A cover's colours, all `#rrggbb`. */
export interface Palette {
  readonly ground: string;
  /** Shapes behind the emblem, near the ground. */
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly light: string;
}

const palette = (
  ground: string,
  deep: string,
  mid: string,
  bright: string,
  light: string,
): Palette => ({ ground, deep, mid, bright, light });

/** Mixed for each other: any two stand side by side, each has one colour that leads. */
const palettes: readonly [Palette, ...Palette[]] = [
  palette('#123f46', '#0b2a31', '#2a8c8b', '#f3b23e', '#fdf0d2'),
  palette('#5b1530', '#3d0b20', '#c0405f', '#f6c15b', '#fdeadb'),
  palette('#27235f', '#181643', '#6a63d8', '#8fe0c8', '#f0efff'),
  palette('#f4e6c8', '#e6d1a3', '#c4502e', '#1f4a4f', '#fffaf0'),
  palette('#0f4a37', '#0a3326', '#2fa36f', '#f7d35e', '#f3f8dd'),
  palette('#7a2316', '#541409', '#e0643a', '#ffd07a', '#fff0df'),
  palette('#d9e7ea', '#bcd4d9', '#2f6f86', '#d8483b', '#ffffff'),
  palette('#1c2f55', '#111f3d', '#3f7fc4', '#ffb36b', '#e9f3ff'),
  palette('#46204f', '#2f1237', '#a44fae', '#ffd166', '#fbe9fb'),
  palette('#f2d7cb', '#e6bfae', '#7a2d4c', '#d9822b', '#fff6ef'),
  palette('#20262b', '#14181c', '#59707c', '#7ee0c0', '#eef4f2'),
  palette('#17525c', '#0f3a45', '#e2725b', '#ffe1a8', '#f7f7ee'),
];

export const pickPalette = (random: Random): Palette => random.pick(palettes);
