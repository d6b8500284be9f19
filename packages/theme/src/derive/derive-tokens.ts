import type { Brand, Mode } from '../brand/brand.ts';
import type { ColorToken, ColorValue, TokenValues } from '../compile/token-value.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { contrast, toHex, toOklch } from './colour.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { draftColours, toneForDark } from './draft-colours.ts';
import { shapeTokens } from './shape-tokens.ts';
import { type Repair, type SolvedColours, solveContrast } from './solve-contrast.ts';

/** A brand's tokens in both modes, and what had to differ from its wishes. */
export interface DerivedTheme {
  readonly light: TokenValues;
  readonly dark: TokenValues;
  readonly repairs: readonly Repair[];
}

/** Derives all tokens of a brand. Pure: the same brand gives the same bytes. */
export function deriveTokens(brand: Brand): DerivedTheme {
  const light = deriveMode(brand, 'light');
  const dark = deriveMode(brand, 'dark');
  return {
    light: light.tokens,
    dark: dark.tokens,
    repairs: [...light.repairs, ...tonedFills(brand, dark.tokens), ...dark.repairs],
  };
}

function deriveMode(brand: Brand, mode: Mode): { tokens: TokenValues; repairs: Repair[] } {
  const { colours, repairs } = solveContrast(draftColours(brand, mode), mode);
  const ink = mode === 'light' ? colours['text.body'] : '#000000';
  const tokens = {
    ...colourValues(colours),
    'surface.scrim': { type: 'color', hex: ink, alpha: mode === 'light' ? 0.5 : 0.66 },
    ...shapeTokens(brand, mode, ink),
  } as const;
  return { tokens, repairs };
}

type Colours = Record<Exclude<ColorToken, 'surface.scrim'>, ColorValue>;

function colourValues(colours: SolvedColours): Colours {
  // Same keys in, same keys out; Object.fromEntries forgets them.
  return Object.fromEntries(
    Object.entries(colours).map(([token, hex]) => [token, { type: 'color', hex }]),
  ) as Colours;
}

/** Fills that dark mode shows lighter than the seed: told, because they are the merchant's exact colours in light mode. */
function tonedFills({ seeds }: Brand, dark: TokenValues): Repair[] {
  const page = dark['surface.page'].hex;
  const uses = [
    { key: 'brand', token: 'action.primaryFill', seed: seeds.brand, own: seeds.dark.brand },
    { key: 'accent', token: 'action.accentFill', seed: seeds.accent, own: seeds.dark.accent },
  ] as const;
  return uses.flatMap(({ key, token, seed, own }) => {
    if (own || !seed) return [];
    const to = toHex(toneForDark(toOklch(seed)));
    if (to === seed) return [];
    return [
      {
        token,
        mode: 'dark' as const,
        from: seed,
        to,
        ratioBefore: contrast(seed, page),
        ratioAfter: contrast(to, page),
        message: `dark: fills in the ${key} colour toned from ${seed} to ${to}, so that they stand out on a dark page. To choose the colour yourself, set seeds.dark.${key}.`,
      },
    ];
  });
}

/**
 * Measures every declared pair on the emitted colours. Empty for any derived theme; the gate for values that came
 * from elsewhere. `file` names the theme in the findings.
 */
export function checkContrast(theme: DerivedTheme, file = 'theme'): Diagnostic[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    contrastPairs.flatMap((pair) =>
      pair.backgrounds.flatMap((background): Diagnostic[] => {
        const foreground = theme[mode][pair.foreground].hex;
        const behind = theme[mode][background].hex;
        const ratio = contrast(foreground, behind);
        if (ratio >= pair.ratio) return [];
        return [
          {
            code: 'theme/contrast',
            severity: 'error',
            file,
            line: 1,
            column: 1,
            pointer: '',
            message: `${mode}: ${pair.foreground} ${foreground} on ${background} ${behind} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, ${pair.ratio}:1 is needed.`,
            remedy: `Make ${pair.foreground} differ more in lightness from ${background}.`,
          },
        ];
      }),
    ),
  );
}
