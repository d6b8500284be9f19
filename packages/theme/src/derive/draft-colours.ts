import type { Brand, Mode } from '../brand/brand.ts';
import type { ColorToken } from '../compile/token-value.ts';
import { type Oklch, textOn, toHex, toOklch } from './colour.ts';
import { type Status, statusHues } from './status-hues.ts';

/** Colours by intention, before contrast is solved. Fills with a seed behind them are already final. */
export type Draft = Record<Exclude<ColorToken, 'surface.scrim'>, Oklch>;

/** What a brand's colours should be in a mode, if nobody had to read them; `solveContrast` makes them readable. */
export function draftColours(brand: Brand, mode: Mode): Draft {
  const seeds = readSeeds(brand, mode);
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
  const light = mode === 'light';
  return {
    'surface.page': light ? sheet(0.977, 1) : grey(0.181, 0.68),
    'surface.raised': light ? sheet(0.996, 0.3) : grey(0.23, 0.94),
    'surface.sunken': light ? sheet(0.951, 1.3) : grey(0.152, 0.6),
    'surface.overlay': light ? sheet(1, 0) : grey(0.268, 1),
    'text.body': light ? grey(0.232, 0.95) : grey(0.956, 0.3),
    'text.muted': light ? grey(0.478, 1) : grey(0.75, 0.95),
    'text.brand': seeds.brand,
    'text.accent': seeds.accent,
    'text.link': seeds.brand,
    'border.subtle': light ? sheet(0.9, 1.7) : grey(0.32, 1),
    'border.control': light ? grey(0.64, 0.9) : grey(0.56, 0.95),
    'border.focus': seeds.brand,
    ...action('primary', seeds.brand),
    ...action('accent', seeds.accent),
    'action.neutralFill': light ? sheet(0.925, 1.6) : grey(0.3, 1),
    'action.neutralFillHover': light ? sheet(0.89, 1.8) : grey(0.35, 1),
    'action.neutralText': light ? grey(0.232, 0.95) : grey(0.956, 0.3),
    ...stage(seeds),
    ...statuses(brand, mode),
    ...protection(mode),
  };
}

interface Seeds {
  readonly brand: Oklch;
  readonly accent: Oklch;
  readonly neutral: Oklch;
  readonly paper: Oklch;
  readonly stage: Oklch;
  readonly stageAccent: Oklch;
}

function readSeeds({ seeds }: Brand, mode: Mode): Seeds {
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
    mode === 'light' ? seed : exact ? toOklch(exact) : toneForDark(seed);
  return {
    brand: inMode(seeds.dark.brand, brand),
    accent: inMode(seeds.dark.accent, accent),
    neutral,
    paper: { ...sheet, c: Math.min(sheet.c, 0.016) },
    stage: { ...deep, l: Math.min(Math.max(deep.l, 0.2), 0.4) },
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

function action<K extends 'primary' | 'accent'>(kind: K, fill: Oklch): Action<K> {
  const base = toHex(fill);
  // Hover moves away from the text, so it can only become clearer.
  const whiteText = textOn([base], fill) === '#ffffff';
  const hover = { ...fill, l: fill.l + (whiteText ? -0.05 : 0.05) };
  const text = toOklch(textOn([base, toHex(hover)], fill));
  // The four names are exactly those of the type; a computed key widens to string.
  return {
    [`action.${kind}Fill`]: fill,
    [`action.${kind}FillHover`]: hover,
    [`action.${kind}Text`]: text,
    [`action.${kind}Edge`]: fill,
  } as Action<K>;
}

function stage({ stage, stageAccent, neutral }: Seeds) {
  return {
    'stage.fill': stage,
    'stage.fillEnd': { ...stage, l: stage.l * 0.66, c: stage.c * 0.72 },
    'stage.text': { l: 0.968, c: 0.012, h: stageAccent.h },
    'stage.muted': { l: 0.8, c: Math.min(0.035, stage.c + neutral.c), h: stage.h },
    'stage.accent': { ...stageAccent, l: Math.max(stageAccent.l, 0.74) },
    'stage.edge': { l: 0.62, c: stage.c, h: stage.h },
  } satisfies Partial<Draft>;
}

function statuses(brand: Brand, mode: Mode) {
  const hues = statusHues(brand.seeds);
  const light = mode === 'light';
  const text = (status: Status): Oklch => ({
    l: light ? 0.45 : 0.8,
    c: status === 'danger' ? 0.15 : 0.11,
    h: hues[status],
  });
  const surface = (status: Status): Oklch => ({
    l: light ? 0.955 : 0.275,
    c: light ? 0.028 : 0.045,
    h: hues[status],
  });
  const dangerFill: Oklch = { l: light ? 0.46 : 0.74, c: 0.15, h: hues.danger };
  return {
    'status.successText': text('success'),
    'status.successSurface': surface('success'),
    'status.warningText': text('warning'),
    'status.warningSurface': surface('warning'),
    'status.dangerText': text('danger'),
    'status.dangerSurface': surface('danger'),
    'status.dangerFill': dangerFill,
    'status.onDangerFill': toOklch(textOn([toHex(dangerFill)], dangerFill)),
    'status.infoText': text('info'),
    'status.infoSurface': surface('info'),
    'money.gain': text('success'),
    'money.loss': text('danger'),
  } satisfies Partial<Draft>;
}

/** The same for every brand: what protects a member is not decoration. */
function protection(mode: Mode) {
  const light = mode === 'light';
  return {
    'protection.surface': toOklch(light ? '#eef1f4' : '#1d2125'),
    'protection.text': toOklch(light ? '#15181c' : '#f1f3f5'),
    'protection.edge': toOklch(light ? '#5b6570' : '#8b949e'),
  } satisfies Partial<Draft>;
}
