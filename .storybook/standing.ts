import { type Mode, modeNames, modes } from '@livery/theme';
import { deal, underTest } from './deal.ts';
import { merchants } from './merchants.ts';

/** What the toolbar says, as the workshop's parts read it. */
export interface Standing {
  /** A folder under `merchants/`. */
  readonly merchant: string;
  readonly mode: 'light' | 'dark';
  /** `more` is high contrast. */
  readonly contrast: 'standard' | 'more';
  /** A language of the toolbar. */
  readonly language: string;
}

const combinations = Object.keys(merchants).flatMap((merchant) =>
  (['light', 'dark'] as const).map((mode) => ({ merchant, mode })),
);

/**
 * Merchant, mode and language of a story: the toolbar's. In a test nobody is at the toolbar: merchant and mode are dealt
 * by the story's id, unless the story pins them by its `globals`.
 */
export function standingOf(story: {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  /** On every context at run time, though Storybook's types do not say so. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}): Standing {
  const { id, globals, storyGlobals } = story;
  const all = underTest ? { ...globals, ...deal(id, combinations), ...storyGlobals } : globals;
  const { base, contrast } = modes[modeOf(all.mode)];
  return { merchant: String(all.merchant), mode: base, contrast, language: String(all.language) };
}

/** The toolbar's mode, or light for a value that it does not have. */
function modeOf(value: unknown): Mode {
  return modeNames.find((mode) => mode === value) ?? 'light';
}
