/**
 * What members may choose for themselves on every page, whatever the brand: the name of each choice is its key in the
 * browser's storage and its `data-` attribute on the root element. A choice that is absent leaves the decision to the
 * member's device: its contrast, motion and data settings, and its text size (100 %).
 */
export const displayChoices = {
  /** `more` is high contrast; `standard` the brand's own, although the device asks for more. */
  contrast: ['standard', 'more'],
  /** Percent of the device's text size. */
  textSize: ['112', '125', '150'],
  /** `less`: nothing moves. */
  motion: ['less'],
  /** `less`: what costs data and is not asked for stays away; `full`: it comes, although the device saves data. */
  dataUse: ['full', 'less'],
} as const;

/** Name of a choice. */
export type DisplayName = keyof typeof displayChoices;

// The keys of the table are the names; Object.keys forgets it.
export const displayNames = Object.keys(displayChoices) as readonly DisplayName[];

/** A member's choices; what is undefined is left to the device. */
export type Display = {
  readonly [Name in DisplayName]: (typeof displayChoices)[Name][number] | undefined;
};

/** A stored or shown value as a choice, undefined when it is none. */
export function parseDisplayChoice<Name extends DisplayName>(
  name: Name,
  value: unknown,
): Display[Name] {
  const choices: readonly unknown[] = displayChoices[name];
  // What is among the choices of a name is one of them; `includes` does not say so.
  return choices.includes(value) ? (value as Display[Name]) : undefined;
}

/** The medium of a page's sheet of high contrast and forced colours, `link[data-contrast]`: the member's choice, else the device's. */
export const contrastMedium = (choice: string | undefined) =>
  choice === 'more' ? 'all' : '(prefers-contrast:more),(forced-colors:active)';
