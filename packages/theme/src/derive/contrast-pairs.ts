import type { ColorToken } from '../compile/token-value.ts';

export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly backgrounds: readonly ColorToken[];
  /** WCAG 2.2: 4.5 text (1.4.3), 3 parts of a control and graphics (1.4.11). */
  readonly ratio: 4.5 | 3;
  /**
   * How the pair is made to pass: the foreground's lightness `moves`; it is `chosen` as white or tinted black
   * because the background is the merchant's exact colour; or both sides are `locked` for every brand.
   */
  readonly by: 'moves' | 'chosen' | 'locked';
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const stage = ['stage.fill', 'stage.fillEnd'] as const;

const text = (foreground: ColorToken, ...backgrounds: readonly ColorToken[]): ContrastPair => ({
  foreground,
  backgrounds,
  ratio: 4.5,
  by: 'moves',
});
const edge = (foreground: ColorToken, ...backgrounds: readonly ColorToken[]): ContrastPair => ({
  foreground,
  backgrounds,
  ratio: 3,
  by: 'moves',
});
const chosen = (foreground: ColorToken, ...backgrounds: readonly ColorToken[]): ContrastPair => ({
  foreground,
  backgrounds,
  ratio: 4.5,
  by: 'chosen',
});

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
  text('stage.text', ...stage),
  text('stage.muted', ...stage),
  text('stage.accent', ...stage),
  edge('stage.edge', ...stage),
  text('status.successText', ...surfaces, 'status.successSurface'),
  text('status.warningText', ...surfaces, 'status.warningSurface'),
  text('status.dangerText', ...surfaces, 'status.dangerSurface'),
  text('status.infoText', ...surfaces, 'status.infoSurface'),
  text('text.body', 'status.successSurface', 'status.warningSurface'),
  text('text.body', 'status.dangerSurface', 'status.infoSurface'),
  chosen('status.onDangerFill', 'status.dangerFill'),
  text('money.gain', ...surfaces),
  text('money.loss', ...surfaces),
  { foreground: 'protection.text', backgrounds: ['protection.surface'], ratio: 4.5, by: 'locked' },
  { foreground: 'protection.edge', backgrounds: ['protection.surface'], ratio: 3, by: 'locked' },
];
