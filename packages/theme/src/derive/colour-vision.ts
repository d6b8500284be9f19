import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeOklab,
  modeRgb,
  type Oklab,
  type Rgb,
  useMode,
} from 'culori/fn';

const toRgb = useMode(modeRgb);
const toOklab = useMode(modeOklab);

/** The three kinds of colour blindness, complete (Machado, Oliveira and Fernandes 2009, severity 1). */
const filters = {
  usual: (colour: Rgb) => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

export type ColourVision = keyof typeof filters;
export const colourVisions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** One colour as each kind of vision sees it. */
export type Seen = Readonly<Record<ColourVision, Oklab>>;

/** What each kind of vision sees of a `#rrggbb`. */
export function seen(hex: string): Seen {
  const colour: Rgb = toRgb(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };
  return {
    usual: toOklab(filters.usual(colour)),
    protanopia: toOklab(filters.protanopia(colour)),
    deuteranopia: toOklab(filters.deuteranopia(colour)),
    tritanopia: toOklab(filters.tritanopia(colour)),
  };
}

/** OKLab distance of two colours to one kind of vision; black and white are 1 apart. */
export function distanceSeen(one: Seen, other: Seen, vision: ColourVision): number {
  const [a, b] = [one[vision], other[vision]];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}
