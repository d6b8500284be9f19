import { definePreviewAddon } from 'storybook/internal/csf';
import type { SandboxParameters } from './sandbox.ts';
import type { StressParameters } from './stress.tsx';

/** The id of a row in `docs/spec-rows.tsv`: `4.05`, `B2.07`. `npm run spec` rejects an unknown one. */
export type RowId = `${string}.${string}`;

/** The project's own parameters of a story, beside those of Storybook and its addons. */
export interface StoryParameters {
  /** Rows of the specification that the story proves. `npm run spec` reads them from the source, so they are literals. */
  spec?: readonly RowId[];
  /** `page`: the story fills the window, without the space around a component. */
  room?: 'page';
  /** State of the story's sandbox platform. */
  sandbox?: SandboxParameters;
  /** How the stress stories draw the component. */
  stress?: StressParameters;
  /** `assigned`: the accessibility tree depends on brand and mode, so it is compared in those assigned to the story. */
  tree?: 'assigned';
}

/** Types the parameters of every story; it adds nothing at run time. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
