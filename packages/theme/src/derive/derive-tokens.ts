import type { Brand } from '../brand/brand.ts';
import { type Mode, modeNames, modes } from '../brand/modes.ts';
import { type ScriptRooms, scriptRooms } from '../compile/script-rules.ts';
import type {
  ColorToken,
  ColorValue,
  ComponentValues,
  TokenValues,
} from '../compile/token-value.ts';
import type { Oklch } from './colour.ts';
import { type Draft, draftColours } from './draft-colours.ts';
import { type Repair, repairsOf } from './repairs.ts';
import { shapeTokens } from './shape-tokens.ts';
import { type SolvedColours, solveContrast } from './solve-contrast.ts';
import { type StatusHues, statusHues } from './status-hues.ts';
import { wideTwin } from './wide-gamut.ts';

/** A brand's tokens in every mode, and its contrast adjustments. */
export interface DerivedTheme extends Readonly<Record<Mode, TokenValues>> {
  readonly repairs: readonly Repair[];
  /** What a brand sets for one component alone, by mode. A derived theme has none: `applyOverrides` puts them in. */
  readonly components: Readonly<Record<Mode, ComponentValues>>;
  /** Line heights and sizes by script, the same in every mode. */
  readonly scripts: ScriptRooms;
}

/**
 * Derives all tokens of a brand. Pure: the same brand gives the same bytes. Total: a seed that cannot be made readable
 * stays as asked, and `deriveTheme`, the gate, refuses it.
 */
export function deriveTokens(brand: Brand): DerivedTheme {
  const hues = statusHues(brand.seeds);
  const derived = {
    light: deriveMode(brand, 'light', hues),
    dark: deriveMode(brand, 'dark', hues),
    lightContrast: deriveMode(brand, 'lightContrast', hues),
    darkContrast: deriveMode(brand, 'darkContrast', hues),
  };
  return {
    light: derived.light.tokens,
    dark: derived.dark.tokens,
    lightContrast: derived.lightContrast.tokens,
    darkContrast: derived.darkContrast.tokens,
    repairs: modeNames.flatMap((mode) => derived[mode].repairs),
    components: { light: {}, dark: {}, lightContrast: {}, darkContrast: {} },
    scripts: scriptRooms(brand.typefaces),
  };
}

function deriveMode(
  brand: Brand,
  mode: Mode,
  hues: StatusHues,
): { tokens: TokenValues; repairs: Repair[] } {
  const { base, contrast } = modes[mode];
  const draft = draftColours(brand, mode, hues);
  const { colours, moved } = solveContrast(draft, mode);
  const ink = base === 'light' ? colours['text.body'] : '#000000';
  const dim = base === 'light' ? 0.5 : 0.66;
  const tokens = {
    ...colourValues(colours, contrast === 'standard' ? draft : undefined),
    // A page behind a dialog is dimmed further for those who ask for contrast.
    'surface.scrim': { type: 'color', hex: ink, alpha: contrast === 'more' ? 0.8 : dim },
    ...shapeTokens(brand, base, ink),
  } as const;
  return { tokens, repairs: repairsOf(brand, mode, colours, moved) };
}

type Colours = Record<Exclude<ColorToken, 'surface.scrim'>, ColorValue>;

/** `wanted` where wide screens may show more than sRGB. */
function colourValues(colours: SolvedColours, wanted: Draft | undefined): Colours {
  const value = (hex: string, colour: Oklch | undefined): ColorValue => {
    const wide = colour && wideTwin(colour, hex);
    return wide ? { type: 'color', hex, wide } : { type: 'color', hex };
  };
  // Same keys in, same keys out; Object.entries and fromEntries forget them.
  const tokens = Object.entries(colours) as [keyof SolvedColours, string][];
  return Object.fromEntries(
    tokens.map(([token, hex]) => [token, value(hex, wanted?.[token])]),
  ) as Colours;
}
