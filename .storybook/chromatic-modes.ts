/** Globals that Chromatic sets for one picture; `viewport` names one of `parameters.viewport.options`. */
interface ChromaticMode {
  readonly merchant: string;
  readonly mode: 'light' | 'dark' | 'lightContrast' | 'darkContrast';
  readonly viewport: 'phone' | 'desktop';
}

const merchants = ['bangladesh', 'default', 'india', 'vietnam'];
const modes = ['light', 'dark', 'lightContrast', 'darkContrast'] as const;
const viewports = ['phone', 'desktop'] as const;

const named = (all: readonly ChromaticMode[]): Record<string, ChromaticMode> =>
  Object.fromEntries(
    all.map((each) => [`${each.merchant} ${each.mode} ${each.viewport}`, each] as const),
  );

const every = merchants.flatMap((merchant) =>
  modes.flatMap((mode) => viewports.map((viewport) => ({ merchant, mode, viewport }))),
);

/** Sheets of all states: every brand, mode and window. */
export const sheetModes = named(every);

/**
 * Screens, of which there are many: every brand light on a desktop and dark on a phone, and high contrast once. What is left out
 * differs by colours alone, which the sheets show.
 */
export const screenModes = named(
  every.filter(({ merchant, mode, viewport }) =>
    mode === 'light'
      ? viewport === 'desktop'
      : mode === 'dark'
        ? viewport === 'phone'
        : merchant === 'default' && mode === 'darkContrast' && viewport === 'desktop',
  ),
);
