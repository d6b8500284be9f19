import type { Brand } from '../brand/brand.ts';
import { type Mode, modes } from '../brand/modes.ts';
import { type ScriptRooms, scriptRooms } from '../compile/script-rules.ts';
import type {
  AnyColor,
  ColorToken,
  ColorValue,
  ComponentValues,
  TokenValue,
  TokenValues,
} from '../compile/token-value.ts';
import { toHex } from './colour.ts';
import { type Draft, draftColours, type Fixed } from './draft-colours.ts';
import { type Repair, repairsOf } from './repairs.ts';
import { shapeTokens } from './shape-tokens.ts';
import { type Solved, type SolvedColours, solveContrast } from './solve-contrast.ts';
import { type StatusHues, statusHues } from './status-hues.ts';
import { wideTwin } from './wide-gamut.ts';

/** Both tiers of a theme in one mode. */
interface ModeTokens {
  readonly tokens: TokenValues;
  /** What is set for one component alone. */
  readonly components: ComponentValues;
}

/** What a brand sets by itself in one mode. */
export interface Given {
  readonly tokens: Partial<TokenValues>;
  readonly components: ComponentValues;
}

/** A brand's tokens in every mode, and its contrast adjustments. */
export interface DerivedTheme extends Readonly<Record<Mode, TokenValues>> {
  /** What it was derived from. */
  readonly brand: Brand;
  readonly repairs: readonly Repair[];
  /** What is set for one component alone, by mode: by the brand, or to be readable beside what the brand sets. */
  readonly components: Readonly<Record<Mode, ComponentValues>>;
  /** Line heights and sizes by script, the same in every mode. */
  readonly scripts: ScriptRooms;
}

/**
 * Derives all tokens of a brand. Pure: the same brand gives the same bytes. Total: a seed that cannot be made readable
 * stays as asked, and `deriveTheme`, the gate, refuses it.
 */
export function deriveTokens(brand: Brand): DerivedTheme {
  const before = derived.get(brand);
  if (before) return before;
  const hues = statusHues(brand.seeds);
  const theme = assembled(brand, (mode) => deriveMode(brand, mode, nothing, hues));
  derived.set(brand, theme);
  return theme;
}

/** A brand is checked, drawn and compiled: it is derived once for all of them. */
const derived = new WeakMap<Brand, DerivedTheme>();

/**
 * Derives a theme of `deriveTokens` again, around what its brand sets by itself; `applyOverrides` is the gate. A mode
 * without a colour among it keeps its own.
 */
export function deriveAround(
  theme: DerivedTheme,
  given: Readonly<Record<Mode, Given>>,
): DerivedTheme {
  const { brand } = theme;
  const hues = statusHues(brand.seeds);
  return assembled(brand, (mode) => {
    const { tokens, components } = given[mode];
    if (coloursIn(given[mode]).size > 0) return deriveMode(brand, mode, given[mode], hues);
    const repairs = theme.repairs.filter((repair) => repair.mode === mode);
    return { tokens: { ...theme[mode], ...tokens }, components, repairs };
  });
}

type DerivedMode = ModeTokens & { readonly repairs: readonly Repair[] };

function assembled(brand: Brand, derive: (mode: Mode) => DerivedMode): DerivedTheme {
  const [light, dark] = [derive('light'), derive('dark')];
  const [lightContrast, darkContrast] = [derive('lightContrast'), derive('darkContrast')];
  return {
    brand,
    light: light.tokens,
    dark: dark.tokens,
    lightContrast: lightContrast.tokens,
    darkContrast: darkContrast.tokens,
    repairs: [light, dark, lightContrast, darkContrast].flatMap(({ repairs }) => repairs),
    components: {
      light: light.components,
      dark: dark.components,
      lightContrast: lightContrast.components,
      darkContrast: darkContrast.components,
    },
    scripts: scriptRooms(brand.typefaces),
  };
}

/** The mode that a text takes its colours from where a brand turns its ground from light to dark, or back. */
const turnedMode: Readonly<Record<Mode, Mode>> = {
  light: 'dark',
  dark: 'light',
  lightContrast: 'darkContrast',
  darkContrast: 'lightContrast',
};

const nothing: Given = { tokens: {}, components: {} };

/** One mode, around what the brand sets in it. */
export function deriveMode(
  brand: Brand,
  mode: Mode,
  given: Given = nothing,
  hues: StatusHues = statusHues(brand.seeds),
): DerivedMode {
  const { base, contrast } = modes[mode];
  const fixed = coloursIn(given);
  const draft = draftColours(brand, mode, hues, fixed);
  let other: Draft | undefined;
  const turned = () => {
    other ??= draftColours(brand, turnedMode[mode], hues, fixed);
    return other;
  };
  const solved = solveContrast({ draft, mode, fixed, turned });
  // The draft's: a text that turned light, or that a brand sets, is no ink for shadows.
  const ink = base === 'light' ? toHex(draft['text.body']) : '#000000';
  const dim = base === 'light' ? 0.5 : 0.66;
  const wanted = contrast === 'standard' ? solved.wanted : undefined;
  const tokens = {
    ...colourValues(solved.colours, wanted),
    // A page behind a dialog is dimmed further for those who ask for contrast.
    'surface.scrim': { type: 'color', hex: ink, alpha: contrast === 'more' ? 0.8 : dim },
    ...shapeTokens(brand, base, ink),
    ...given.tokens,
  } as const;
  const repairs = repairsOf(brand, mode, solved, fixed);
  return { tokens, components: { ...componentValues(solved), ...given.components }, repairs };
}

/** The colours among given values, but for the scrim, which carries nothing. */
function coloursIn({ tokens, components }: Given): Fixed {
  const all: [string, TokenValue][] = [...Object.entries(tokens), ...Object.entries(components)];
  return new Map(
    all.flatMap(([name, value]) =>
      // The names of colours name colours; Object.entries forgets it.
      value.type === 'color' && name !== 'surface.scrim'
        ? [[name as AnyColor, value.hex] as const]
        : [],
    ),
  );
}

const componentValues = ({ components }: Solved) =>
  Object.fromEntries(
    [...components].map(([name, hex]) => [name, { type: 'color', hex }] as const),
    // The keys are component colours; Object.fromEntries forgets them.
  ) as ComponentValues;

type Colours = Record<Exclude<ColorToken, 'surface.scrim'>, ColorValue>;

/** `wanted` where wide screens may show more than sRGB. */
function colourValues(colours: SolvedColours, wanted: Draft | undefined): Colours {
  const value = (token: keyof SolvedColours, hex: string): ColorValue => {
    const wide = wanted && wideTwin(wanted[token], hex);
    return wide ? { type: 'color', hex, wide } : { type: 'color', hex };
  };
  // Same keys in, same keys out; Object.entries and fromEntries forget them.
  const tokens = Object.entries(colours) as [keyof SolvedColours, string][];
  return Object.fromEntries(tokens.map(([token, hex]) => [token, value(token, hex)])) as Colours;
}
