import type { Brand } from '../brand/brand.ts';
import { type Mode, modes, modeWords } from '../brand/modes.ts';
import type { AnyColor } from '../compile/token-value.ts';
import { contrast, lowestContrast, toHex, toOklch } from './colour.ts';
import { type Fixed, toneForDark } from './draft-colours.ts';
import type { Moved, Solved, SolvedColours } from './solve-contrast.ts';

/** A colour that had to differ from what the brand asked for, and why. */
export interface Repair {
  readonly token: AnyColor;
  readonly mode: Mode;
  /** `#rrggbb` as asked and as emitted. */
  readonly from: string;
  readonly to: string;
  /** WCAG ratio before and after, on the hardest background. */
  readonly ratioBefore: number;
  readonly ratioAfter: number;
  /** For the operator: `light: link text darkened 6 %, 3.9:1 on your page colour, now 4.5:1 (#2e7fd0 → #2a74be).` */
  readonly message: string;
}

/**
 * Everything in one mode that differs from the brand's own seeds, and what had to move beside the tokens that the brand
 * sets (`fixed`). Else greys and system colours are ours to choose, so not told; and what the brand sets is as it asked.
 */
export function repairsOf(
  brand: Brand,
  mode: Mode,
  { colours, moved }: Pick<Solved, 'colours' | 'moved'>,
  fixed: Fixed,
): Repair[] {
  return [
    ...fillRepairs(brand, mode, colours).filter(({ token }) => !fixed.has(token)),
    ...moved.flatMap((move) => contrastRepairs(move, mode, fixed)),
  ];
}

/** Uses of a merchant's own colour. */
const uses: Partial<Record<AnyColor, string>> = {
  'text.brand': 'text in the brand colour',
  'text.accent': 'text in the accent colour',
  'text.link': 'link text',
  'border.focus': 'the focus ring',
  'action.primaryEdge': 'the border of primary buttons',
  'action.accentEdge': 'the border of accent buttons',
  'stage.accent': 'the accent on the stage',
};

const places: Partial<Record<AnyColor, string>> = {
  'surface.page': 'your page colour',
  'surface.raised': 'cards',
  'surface.sunken': 'sunken areas',
  'surface.overlay': 'dialogs',
  'stage.fill': 'your stage colour',
  'stage.fillEnd': 'the dark end of your stage colour',
};

function contrastRepairs(move: Moved, mode: Mode, fixed: Fixed): Repair[] {
  const { token, from, to, hardest, met, others, isGround } = move;
  // Grounds give way to nothing but what a brand sets.
  const isCaused = isGround || met.some((one) => fixed.has(one));
  const use = uses[token] ?? (isCaused ? token : undefined);
  if (!use) return [];
  const ratioBefore = lowestContrast(from, others);
  const ratioAfter = lowestContrast(to, others);
  const place = `${isGround ? 'under' : 'on'} ${places[hardest] ?? hardest}`;
  const message = `${modeWords(mode)}: ${use} ${change(from, to)}, ${shown(ratioBefore)}:1 ${place}, now ${shown(ratioAfter)}:1 (${from} → ${to}).`;
  return [{ token, mode, from, to, ratioBefore, ratioAfter, message }];
}

/** Fills that a mode shows otherwise than the seed says: toned for dark pages, or moved so that text reads 7:1. */
function fillRepairs({ seeds }: Brand, mode: Mode, colours: SolvedColours): Repair[] {
  const { base, contrast: requested, ratio } = modes[mode];
  const page = colours['surface.page'];
  const fills = [
    { key: 'brand', kind: 'primary', seed: seeds.brand, own: seeds.dark.brand },
    { key: 'accent', kind: 'accent', seed: seeds.accent, own: seeds.dark.accent },
  ] as const;
  const actions = fills.flatMap(({ key, kind, seed, own }): Repair[] => {
    if (!seed) return [];
    const asked = (base === 'dark' && own) || seed;
    const toned = base === 'dark' && !own ? toHex(toneForDark(toOklch(seed))) : asked;
    const token = `action.${kind}Fill` as const;
    const to = colours[token];
    if (to === asked) return [];
    // Toning is told once, in dark mode; high contrast tells only what it does beyond that.
    if (requested === 'more') {
      if (to === toned) return [];
      const text = [colours[`action.${kind}Text`]];
      const ratios = {
        ratioBefore: Math.max(contrast(toned, '#ffffff'), contrast(toned, '#000000')),
        ratioAfter: lowestContrast(to, text),
      };
      const message = `${modeWords(mode)}: fills in the ${key} colour ${change(toned, to)}, so that text on them reads ${ratio.text}:1 (${toned} → ${to}).`;
      return [{ token, mode, from: toned, to, ...ratios, message }];
    }
    const ratios = { ratioBefore: contrast(asked, page), ratioAfter: contrast(to, page) };
    const message = `dark: fills in the ${key} colour toned from ${asked} to ${to}, so that they contrast with a dark page. To choose the colour yourself, set seeds.dark.${key}.`;
    return [{ token, mode, from: asked, to, ...ratios, message }];
  });
  return [...actions, ...stageRepairs(seeds.stage, mode, colours)];
}

function stageRepairs(seed: string | undefined, mode: Mode, colours: SolvedColours): Repair[] {
  const to = colours['stage.fill'];
  if (!seed || to === seed) return [];
  const ratios = { ratioBefore: contrast(seed, '#ffffff'), ratioAfter: contrast(to, '#ffffff') };
  const message = `${modeWords(mode)}: the stage ${change(seed, to)}, so that text on it reads ${modes[mode].ratio.text}:1 (${seed} → ${to}).`;
  return [{ token: 'stage.fill', mode, from: seed, to, ...ratios, message }];
}

/** In points of OKLCH lightness, of which white has 100. */
function change(from: string, to: string): string {
  const points = (toOklch(to).l - toOklch(from).l) * 100;
  return `${points < 0 ? 'darkened' : 'lightened'} ${Math.max(1, Math.round(Math.abs(points)))} %`;
}

/** Rounded down: 4.49 must never be told as 4.5. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
