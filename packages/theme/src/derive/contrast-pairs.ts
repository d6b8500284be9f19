import { type BaseMode, type Mode, modes } from '../brand/modes.ts';
import type { ColorToken } from '../compile/token-value.ts';

/** Where a foreground may go when its pair fails; `either` is whichever side is clearer. */
export type Direction = 'lighter' | 'darker' | 'either';

export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly backgrounds: readonly ColorToken[];
  /** WCAG 2.2: 4.5 text (1.4.3), 3 parts of a control and graphics (1.4.11). */
  readonly ratio: 4.5 | 3;
  /** The ratio in high contrast: 7 text (1.4.6), 4.5 edges of controls, 3 outlines. See `modes`. */
  readonly highContrast: 7 | 4.5 | 3;
  /**
   * Which side gives way when the pair fails. The foreground's lightness `moves`, hue and background stay. Or it is
   * `chosen` as white or tinted black, because the background is the merchant's exact colour; only in high contrast,
   * where neither may reach 7:1, that fill moves as well. Or both sides are `locked` for every brand. Or it is another pair
   * `reversed`, which is as clear as that one.
   */
  readonly by: 'moves' | 'chosen' | 'locked' | 'reversed';
  /** Which way the foreground may move, by the base of the mode: never through its background to the other side. */
  readonly direction: Readonly<Record<BaseMode, Direction>>;
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const stage = ['stage.fill', 'stage.fillEnd'] as const;

/** Pages are light in light mode and dark in dark mode: what stands on them goes away from that. */
const offThePage = { light: 'darker', dark: 'lighter' } as const;
/** The stage is deep in every mode. */
const offTheStage = { light: 'lighter', dark: 'lighter' } as const;
const eitherWay = { light: 'either', dark: 'either' } as const;

type Kind = keyof (typeof modes)[Mode]['ratio'];

function pair(
  kind: Kind,
  by: ContrastPair['by'],
  direction: ContrastPair['direction'],
): (foreground: ColorToken, ...backgrounds: readonly ColorToken[]) => ContrastPair {
  const ratio = modes.light.ratio[kind];
  const highContrast = modes.lightContrast.ratio[kind];
  return (foreground, ...backgrounds) => ({
    foreground,
    backgrounds,
    ratio,
    highContrast,
    by,
    direction,
  });
}

const text = pair('text', 'moves', offThePage);
const edge = pair('edge', 'moves', offThePage);
const chosen = pair('text', 'chosen', eitherWay);
const stageText = pair('text', 'moves', offTheStage);
const stageReversed = pair('text', 'reversed', offTheStage);
const stageOutline = pair('outline', 'moves', offTheStage);
const lockedText = pair('text', 'locked', offThePage);
const lockedEdge = pair('edge', 'locked', offThePage);

/** Every pair of colours that a component may put on top of each other. What is not here may not be combined. */
export const contrastPairs: readonly ContrastPair[] = [
  text('text.body', ...surfaces),
  text('text.muted', ...surfaces),
  text('text.brand', ...surfaces),
  text('text.accent', ...surfaces),
  text('text.link', ...surfaces),
  edge('border.control', ...surfaces),
  edge('border.focus', ...surfaces),
  chosen('action.primaryText', 'action.primaryFill', 'action.primaryFillHover'),
  edge('action.primaryEdge', ...surfaces),
  chosen('action.accentText', 'action.accentFill', 'action.accentFillHover'),
  edge('action.accentEdge', ...surfaces),
  text('action.neutralText', 'action.neutralFill', 'action.neutralFillHover'),
  stageText('stage.text', ...stage),
  stageText('stage.muted', ...stage),
  stageText('stage.accent', ...stage),
  stageReversed('stage.fill', 'stage.accent', 'stage.text'),
  stageOutline('stage.edge', ...stage),
  text('status.successText', ...surfaces, 'status.successSurface'),
  text('status.warningText', ...surfaces, 'status.warningSurface'),
  text('status.dangerText', ...surfaces, 'status.dangerSurface'),
  text('status.infoText', ...surfaces, 'status.infoSurface'),
  text('text.body', 'status.successSurface', 'status.warningSurface'),
  text('text.body', 'status.dangerSurface', 'status.infoSurface'),
  chosen('status.onDangerFill', 'status.dangerFill'),
  text('money.gain', ...surfaces),
  text('money.loss', ...surfaces),
  lockedText('protection.text', 'protection.surface'),
  lockedEdge('protection.edge', 'protection.surface'),
];

/** The ratio that a pair is held to in a mode. */
export function ratioIn(pair: Pick<ContrastPair, 'ratio' | 'highContrast'>, mode: Mode): number {
  return modes[mode].contrast === 'more' ? pair.highContrast : pair.ratio;
}
