/**
 * The four modes of every brand. A mode stands on a base, which says whether the page is light or dark, and holds text
 * and edges to ratios of WCAG 2.2.
 *
 * - Text: 4.5:1 (1.4.3), 7:1 in high contrast (1.4.6).
 * - Edges by which a control, its focus or its state is told: 3:1 (1.4.11). WCAG has no stricter level for them; 4.5:1 in
 *   high contrast is our own, because a member who asks for more contrast asks for controls, too.
 * - Lines that only set a region off (`outline`): 3:1 in every mode. Nothing asks for more, and a line as strong as a
 *   control's would look like one.
 */
export const modes = {
  light: { base: 'light', contrast: 'standard', ratio: { text: 4.5, edge: 3, outline: 3 } },
  dark: { base: 'dark', contrast: 'standard', ratio: { text: 4.5, edge: 3, outline: 3 } },
  lightContrast: { base: 'light', contrast: 'more', ratio: { text: 7, edge: 4.5, outline: 3 } },
  darkContrast: { base: 'dark', contrast: 'more', ratio: { text: 7, edge: 4.5, outline: 3 } },
} as const;

export type Mode = keyof typeof modes;
/** Whether the page is light or dark; what `data-mode` says. */
export type BaseMode = (typeof modes)[Mode]['base'];

// The table's keys are its modes; Object.keys forgets it.
export const modeNames = Object.keys(modes) as readonly Mode[];

/** A mode as people say it: `dark, high contrast`. */
export function modeWords(mode: Mode): string {
  const { base, contrast } = modes[mode];
  return contrast === 'more' ? `${base}, high contrast` : base;
}
