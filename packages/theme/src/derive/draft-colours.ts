import type { Brand } from '../brand/brand.ts';
import { type BaseMode, type Mode, modes } from '../brand/modes.ts';
import type { AnyColor, ColorToken } from '../compile/token-value.ts';
import {
  contrast,
  lowestContrast,
  luminance,
  type Oklch,
  oklabDistance,
  readableFill,
  solve,
  textOn,
  toHex,
  toOklch,
} from './colour.ts';
import { type Status, statusTone } from './status-colours.ts';
import type { StatusHues } from './status-hues.ts';

/** Colours by intention, before contrast is solved. Fills with a seed behind them are already final. */
export type Draft = Record<Exclude<ColorToken, 'surface.scrim'>, Oklch>;

/** The colours of either tier that a brand sets by itself in a mode, `#rrggbb`. */
export type Fixed = ReadonlyMap<AnyColor, string>;

/**
 * What a brand's colours should be in a mode, if nobody had to read them; `solveContrast` makes them readable. What
 * belongs to a fill, as the one under the pointer does, is drafted for the fill that the brand sets.
 */
export function draftColours(brand: Brand, mode: Mode, hues: StatusHues, fixed: Fixed): Draft {
  const { base, ratio } = modes[mode];
  const seeds = readSeeds(brand, base);
  const { neutral, paper } = seeds;
  const grey = (l: number, strength: number): Oklch => ({
    l,
    c: neutral.c * strength,
    h: neutral.h,
  });
  const sheet = (l: number, strength: number): Oklch => ({
    l,
    c: paper.c * strength,
    h: paper.h,
  });
  const quiet = grounds[mode](grey, sheet);
  return {
    ...quiet,
    ...neutralHover(quiet, ratio.text, fixed),
    'text.brand': seeds.brand,
    'text.accent': seeds.accent,
    'text.link': seeds.brand,
    'border.focus': seeds.brand,
    ...action('primary', seeds.brand, ratio.text, fixed),
    ...action('accent', seeds.accent, ratio.text, fixed),
    ...stage(seeds, ratio.text, fixed),
    ...statusColours(hues, mode, fixed),
    ...protection[mode],
  };
}

type Tint = (lightness: number, strength: number) => Oklch;
type Grounds = Record<
  | 'surface.page'
  | 'surface.raised'
  | 'surface.sunken'
  | 'surface.overlay'
  | 'text.body'
  | 'text.muted'
  | 'border.subtle'
  | 'border.control'
  | 'action.neutralFill'
  | 'action.neutralFillHover'
  | 'action.neutralText',
  Oklch
>;

/**
 * The quiet colours of each mode: `sheet` is the paper's tint, `grey` the neutral's. Dark lifts by lightness. High contrast
 * takes the tint out of the page, draws its subtle lines strongly and brings muted text near the body's.
 */
const grounds: Record<Mode, (grey: Tint, sheet: Tint) => Grounds> = {
  light: (grey, sheet) => ({
    'surface.page': sheet(0.977, 1),
    'surface.raised': sheet(0.996, 0.3),
    'surface.sunken': sheet(0.951, 1.3),
    'surface.overlay': sheet(1, 0),
    'text.body': grey(0.232, 0.95),
    'text.muted': grey(0.478, 1),
    'border.subtle': sheet(0.9, 1.7),
    'border.control': grey(0.64, 0.9),
    'action.neutralFill': sheet(0.925, 1.6),
    'action.neutralFillHover': sheet(0.89, 1.8),
    'action.neutralText': grey(0.232, 0.95),
  }),
  dark: (grey) => ({
    'surface.page': grey(0.181, 0.68),
    'surface.raised': grey(0.23, 0.94),
    'surface.sunken': grey(0.152, 0.6),
    'surface.overlay': grey(0.268, 1),
    'text.body': grey(0.956, 0.3),
    'text.muted': grey(0.75, 0.95),
    'border.subtle': grey(0.32, 1),
    'border.control': grey(0.56, 0.95),
    'action.neutralFill': grey(0.3, 1),
    'action.neutralFillHover': grey(0.35, 1),
    'action.neutralText': grey(0.956, 0.3),
  }),
  lightContrast: (grey, sheet) => ({
    'surface.page': sheet(0.996, 0.3),
    'surface.raised': sheet(1, 0),
    'surface.sunken': sheet(0.97, 0.8),
    'surface.overlay': sheet(1, 0),
    'text.body': grey(0.15, 0.5),
    'text.muted': grey(0.36, 0.8),
    'border.subtle': grey(0.55, 0.8),
    'border.control': grey(0.4, 0.8),
    'action.neutralFill': sheet(0.94, 1),
    'action.neutralFillHover': sheet(0.89, 1.4),
    'action.neutralText': grey(0.15, 0.5),
  }),
  darkContrast: (grey) => ({
    'surface.page': grey(0.12, 0.4),
    'surface.raised': grey(0.17, 0.6),
    'surface.sunken': grey(0.08, 0.3),
    'surface.overlay': grey(0.205, 0.7),
    'text.body': grey(0.99, 0.1),
    'text.muted': grey(0.88, 0.5),
    'border.subtle': grey(0.6, 0.8),
    'border.control': grey(0.8, 0.6),
    'action.neutralFill': grey(0.25, 0.8),
    'action.neutralFillHover': grey(0.32, 0.9),
    'action.neutralText': grey(0.99, 0.1),
  }),
};

interface Seeds {
  readonly brand: Oklch;
  readonly accent: Oklch;
  readonly neutral: Oklch;
  readonly paper: Oklch;
  readonly stage: Oklch;
  readonly stageAccent: Oklch;
}

function readSeeds({ seeds }: Brand, base: BaseMode): Seeds {
  const brand = toOklch(seeds.brand);
  const accent = seeds.accent
    ? toOklch(seeds.accent)
    : { l: 0.8, c: Math.min(brand.c, 0.1), h: (brand.h + 150) % 360 };
  const tint = seeds.neutral ? toOklch(seeds.neutral) : { ...brand, c: brand.c * 0.25 };
  const neutral = { ...tint, c: Math.min(tint.c, 0.05) };
  const sheet = seeds.paper ? toOklch(seeds.paper) : { ...neutral, c: neutral.c * 0.16 };
  const deep = seeds.stage
    ? toOklch(seeds.stage)
    : { l: 0.29, c: Math.min(brand.c, 0.1), h: brand.h };
  const inMode = (exact: string | undefined, seed: Oklch) =>
    base === 'light' ? seed : exact ? toOklch(exact) : toneForDark(seed);
  return {
    brand: inMode(seeds.dark.brand, brand),
    accent: inMode(seeds.dark.accent, accent),
    neutral,
    paper: { ...sheet, c: Math.min(sheet.c, 0.016) },
    stage: deep,
    stageAccent: accent,
  };
}

/** A fill that glows on a dark page: light enough to stand out, and of a strength that neither shouts nor greys. */
export function toneForDark(seed: Oklch): Oklch {
  if (seed.l >= 0.68) return seed;
  const coloured = Math.min(1, seed.c / 0.05);
  const even = seed.c * 0.2 + 0.125 * 0.8;
  return { l: 0.758, c: seed.c + (even - seed.c) * coloured, h: seed.h };
}

type Action<K extends 'primary' | 'accent'> = Record<
  `action.${K}${'Fill' | 'FillHover' | 'Text' | 'Edge'}`,
  Oklch
>;

function action<K extends 'primary' | 'accent'>(
  kind: K,
  seed: Oklch,
  ratio: number,
  fixed: Fixed,
): Action<K> {
  const own = fixed.get(`action.${kind}Fill`);
  const fill = own ? toOklch(own) : readableFill(seed, ratio);
  const { hover, text } = hoverOf(fill, ratio, fixed.get(`action.${kind}Text`));
  // The four names are exactly those of the type; a computed key widens to string.
  return {
    [`action.${kind}Fill`]: fill,
    [`action.${kind}FillHover`]: hover,
    [`action.${kind}Text`]: toOklch(text),
    [`action.${kind}Edge`]: seed,
  } as Action<K>;
}

/** The neutral fill under the pointer is one of the quiet colours, unless the brand sets the fill that it belongs to. */
function neutralHover(quiet: Grounds, ratio: number, fixed: Fixed) {
  const own = fixed.get('action.neutralFill');
  const text = fixed.get('action.neutralText');
  return {
    'action.neutralFillHover': own
      ? hoverOf(toOklch(own), ratio, text).hover
      : quiet['action.neutralFillHover'],
  };
}

/** OKLab distance by which a fill under the pointer is seen to differ. */
const leastHover = 0.02;

/**
 * Hover moves away from the text, so it can only become clearer. A fill that is white or black already has nowhere to
 * go, and turns back towards its text, which it can afford. `fixedText` is one that stays; else the clearest is chosen.
 */
export function hoverOf(
  fill: Oklch,
  ratio: number,
  fixedText?: string,
): { hover: Oklch; text: string } {
  const base = toHex(fill);
  const textFor = (fills: readonly string[]) => fixedText ?? textOn(fills, fill, ratio);
  // A text that is too faint on the fill may not become fainter still.
  const least = fixedText ? Math.min(ratio, contrast(base, fixedText)) : ratio;
  const away = luminance(textFor([base])) > luminance(base) ? -0.05 : 0.05;
  // The darkest steps of lightness all round to black: a black fill goes further.
  const moved = [away, -away, -2 * away, -4 * away].map((change) => ({
    ...fill,
    l: fill.l + change,
  }));
  const seen = moved.find((hover) => {
    const fills = [base, toHex(hover)] as const;
    const reads = lowestContrast(textFor(fills), fills) >= least;
    return reads && oklabDistance(...fills) >= leastHover;
  });
  const hover = seen ?? fill;
  return { hover, text: textFor([base, toHex(hover)]) };
}

function stage({ stage: seed, stageAccent, neutral }: Seeds, ratio: number, fixed: Fixed) {
  const own = fixed.get('stage.fill');
  const stage = own ? toOklch(own) : seed;
  // In high contrast the stage is deep enough for any text; else it is the merchant's own, or refused.
  const fill = ratio > 4.5 && !own ? toOklch(solve(stage, ['#ffffff'], ratio, 'darker')) : stage;
  return {
    'stage.fill': fill,
    'stage.fillEnd': { ...fill, l: fill.l * 0.66, c: fill.c * 0.72 },
    'stage.text': { l: 0.968, c: 0.012, h: stageAccent.h },
    'stage.muted': { l: 0.8, c: Math.min(0.035, stage.c + neutral.c), h: stage.h },
    'stage.accent': { ...stageAccent, l: Math.max(stageAccent.l, 0.74) },
    'stage.edge': { l: 0.62, c: stage.c, h: stage.h },
  } satisfies Partial<Draft>;
}

function statusColours(hues: StatusHues, mode: Mode, fixed: Fixed) {
  const text = (status: Status) => statusTone(status, mode, hues[status]);
  const surface = (status: Status): Oklch => ({ ...statusSurface[mode], h: hues[status] });
  const ownFill = fixed.get('status.dangerFill');
  const dangerFill = ownFill
    ? toOklch(ownFill)
    : readableFill({ ...dangerTone[mode], h: hues.danger }, modes[mode].ratio.text);
  return {
    'status.successText': text('success'),
    'status.successSurface': surface('success'),
    'status.warningText': text('warning'),
    'status.warningSurface': surface('warning'),
    'status.dangerText': text('danger'),
    'status.dangerSurface': surface('danger'),
    'status.dangerFill': dangerFill,
    'status.onDangerFill': toOklch(textOn([toHex(dangerFill)], dangerFill, modes[mode].ratio.text)),
    'status.infoText': text('info'),
    'status.infoSurface': surface('info'),
    'money.gain': text('success'),
    'money.loss': text('danger'),
  } satisfies Partial<Draft>;
}

type Tone = Omit<Oklch, 'h'>;
const statusSurface: Record<Mode, Tone> = {
  light: { l: 0.955, c: 0.028 },
  dark: { l: 0.275, c: 0.045 },
  lightContrast: { l: 0.972, c: 0.018 },
  darkContrast: { l: 0.205, c: 0.035 },
};
const dangerTone: Record<Mode, Tone> = {
  light: { l: 0.46, c: 0.15 },
  dark: { l: 0.74, c: 0.15 },
  lightContrast: { l: 0.38, c: 0.15 },
  darkContrast: { l: 0.8, c: 0.12 },
};

const locked = (surface: string, text: string, edge: string) =>
  ({
    'protection.surface': toOklch(surface),
    'protection.text': toOklch(text),
    'protection.edge': toOklch(edge),
  }) satisfies Partial<Draft>;

/** The same for every brand: what protects a member is not decoration. */
const protection = {
  light: locked('#eef1f4', '#15181c', '#5b6570'),
  dark: locked('#1d2125', '#f1f3f5', '#8b949e'),
  lightContrast: locked('#ffffff', '#000000', '#2f363d'),
  darkContrast: locked('#000000', '#ffffff', '#d0d7de'),
} as const satisfies Record<Mode, unknown>;
