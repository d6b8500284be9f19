import { type Mode, modeNames, modes } from '@livery/theme';
import { merchants } from './merchants.ts';
import { pick, underTest } from './pick.ts';

/** The toolbar values of a story. */
export interface StoryGlobals {
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

/** The one combination that all stories are tested in, as `merchant/mode`: how `npm run test:matrix` goes through all of them; undefined if each story is assigned its own. */
export const chosen = combinationOf(import.meta.env['VITE_LIVERY_COMBINATION']);

/**
 * Merchant, mode and language of a story: the toolbar's. In a test there is no toolbar: merchant and mode are assigned
 * by the story’s id, or the same for all stories if the run chose them, unless the story pins them with its `globals`.
 */
export function storyGlobalsOf(story: {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  /** On every context at run time, though Storybook's types do not say so. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}): StoryGlobals {
  const { id, globals, storyGlobals } = story;
  const assigned = () => chosen ?? pick(id, combinations);
  const all = underTest ? { ...globals, ...assigned(), ...storyGlobals } : globals;
  const { base, contrast } = modes[modeOf(all.mode)];
  return { merchant: String(all.merchant), mode: base, contrast, language: String(all.language) };
}

function combinationOf(text: unknown): { merchant: string; mode: Mode } | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const [merchant = '', wanted] = text.split('/');
  const mode = modeNames.find((each) => each === wanted);
  if (!(merchant in merchants) || !mode) {
    throw new Error(
      `VITE_LIVERY_COMBINATION is "${text}": expected <merchant>/<mode>, such as india/dark.`,
    );
  }
  return { merchant, mode };
}

/** The toolbar's mode, or light for a value that it does not have. */
function modeOf(value: unknown): Mode {
  return modeNames.find((mode) => mode === value) ?? 'light';
}
