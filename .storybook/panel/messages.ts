import type { ContrastPair, Mode } from '@livery/theme';
import type { Draft, Edits, Json } from './draft.ts';

/**
 * What the panel (in Storybook's own window) and the story's frame tell each other. The engine runs in the frame; the
 * panel's code holds none of it.
 */
export const events = {
  /** Panel → frame: say what is shown. */
  ask: 'livery/ask',
  /** Panel → frame: show these edits. Carries `EditMessage`. */
  edit: 'livery/edit',
  /** Panel → frame: outline the elements of a painted pair, by its id; none for `undefined`. */
  highlight: 'livery/highlight',
  /** Frame → panel: the brand that is shown. Carries `About`. */
  about: 'livery/about',
  /** Frame → panel: what came of the edits. Carries `Answer`. */
  answer: 'livery/answer',
} as const;

export interface EditMessage {
  readonly theme: string;
  readonly edits: Edits;
  /** The token in the single-token editor. */
  readonly token?: string;
}

/** What the panel needs to know of a brand once. */
export interface About {
  readonly theme: string;
  readonly mode: Mode;
  readonly saved: Draft;
  /** Edits that a link brought. */
  readonly linked?: Edits;
  /** Installed typefaces by package name. */
  readonly typefaces: Readonly<Record<string, Typeface>>;
  /** Tokens that a brand may set, with their type in DTCG. */
  readonly tokens: readonly { readonly name: string; readonly type: string }[];
}

export interface Typeface {
  readonly weights: readonly number[];
  /** Subsets such as `latin`, `thai`. */
  readonly subsets: readonly string[];
}

export interface Answer {
  readonly theme: string;
  readonly mode: Mode;
  /** Whether the edits are shown; else the last good theme still is. */
  readonly shown: boolean;
  readonly findings: readonly Finding[];
  /** What differs from the brand's own colours, in words. */
  readonly repairs: readonly string[];
  /** What this story paints, the most urgent first. */
  readonly pairs: readonly MeasuredPair[];
  /** Colours that the engine chose for seeds which the brand does not name, by pointer. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The asked token as DTCG, by mode. */
  readonly token?: { readonly name: string; readonly byMode: Readonly<Record<Mode, Json>> };
  /** What parsing, deriving and showing took, in ms. */
  readonly took: number;
}

/** A message of the engine, with a pointer into the draft: `/brand/seeds/stage`. */
export interface Finding {
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
}

/** A painted pair with its ratios. */
export interface MeasuredPair {
  readonly id: string;
  readonly kind: 'text' | 'graphic' | 'edge';
  readonly foreground: string;
  readonly background: string;
  /** How many elements paint it. */
  readonly count: number;
  /** In the engine's table; a pair that is not has no proof. */
  readonly declared: boolean;
  /** By whom it is settled; absent for undeclared ones. */
  readonly by?: ContrastPair['by'];
  readonly byMode: Readonly<Record<Mode, Measured>>;
}

export interface Measured {
  readonly ratio: number;
  readonly wanted: number;
  /** The two colours, `#rrggbb`. */
  readonly front: string;
  readonly back: string;
}
