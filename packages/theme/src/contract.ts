import type { AnyToken } from './component-tokens.ts';

/**
 * The token contract: every semantic token, its type, and the CSS custom property it becomes. Components read these
 * and, over them, their own (`component-tokens.ts`); a brand fills them and can add no names; a theme scope always sets all of them.
 *
 * A token `text.muted` is the custom property `--text-muted` and, in code, `vars.text.muted`.
 */
export const tokenTypes = {
  surface: {
    page: 'color',
    raised: 'color',
    sunken: 'color',
    overlay: 'color',
    scrim: 'color',
  },
  text: {
    body: 'color',
    muted: 'color',
    brand: 'color',
    accent: 'color',
    link: 'color',
  },
  border: {
    /** Decoration only: carries no meaning, so no ratio. */
    subtle: 'color',
    /** The edge by which a control is recognised: 3:1 on page and raised surfaces. */
    control: 'color',
    focus: 'color',
    width: 'dimension',
    style: 'borderStyle',
  },
  /** `fill` keeps the merchant's exact colour; `text` is chosen for it; `edge` is 3:1 against the page. */
  action: {
    primaryFill: 'color',
    primaryFillHover: 'color',
    primaryText: 'color',
    primaryEdge: 'color',
    accentFill: 'color',
    accentFillHover: 'color',
    accentText: 'color',
    accentEdge: 'color',
    neutralFill: 'color',
    neutralFillHover: 'color',
    neutralText: 'color',
  },
  /** The brand's own deep region: hero, jackpot, top of a page. The same character in light and dark. */
  stage: {
    fill: 'color',
    fillEnd: 'color',
    text: 'color',
    muted: 'color',
    accent: 'color',
    edge: 'color',
  },
  /** System colours with a fixed meaning, never the brand's hue. `text` is for page and raised surfaces and for `surface`. */
  status: {
    successText: 'color',
    successSurface: 'color',
    warningText: 'color',
    warningSurface: 'color',
    dangerText: 'color',
    dangerSurface: 'color',
    dangerFill: 'color',
    onDangerFill: 'color',
    infoText: 'color',
    infoSurface: 'color',
  },
  money: { gain: 'color', loss: 'color' },
  /** Licence, age mark, limits, demonstration notice: locked, no brand can dim them. */
  protection: { surface: 'color', text: 'color', edge: 'color' },
  font: { display: 'fontFamily', body: 'fontFamily' },
  /** rem; clamp between phone (ratio 1.2) and desktop (1.25). */
  size: {
    xs: 'dimension',
    sm: 'dimension',
    md: 'dimension',
    lg: 'dimension',
    xl: 'dimension',
    xxl: 'dimension',
    display: 'dimension',
  },
  weight: { body: 'fontWeight', label: 'fontWeight', heading: 'fontWeight' },
  /** Unitless; set per script by `:lang()`. A brand may give a script more than its least, never less. */
  leading: { body: 'number', heading: 'number' },
  /** The 4 px grid times the brand's density. */
  space: {
    s1: 'dimension',
    s2: 'dimension',
    s3: 'dimension',
    s4: 'dimension',
    s5: 'dimension',
    s6: 'dimension',
    s8: 'dimension',
    s10: 'dimension',
  },
  /** A control's least height; ≥ 44 px where the pointer is coarse. */
  control: { height: 'dimension', paddingInline: 'dimension' },
  radius: {
    control: 'dimension',
    card: 'dimension',
    pill: 'dimension',
    /** Up to four corners with `/`: an arch, a pebble, a square. */
    cover: 'cornerShape',
  },
  shadow: { raised: 'shadow', overlay: 'shadow' },
  motion: { fast: 'duration', base: 'duration', easing: 'cubicBezier' },
  /** Pictures drawn by the art module from the brand's motif; `none` in data-saver mode. */
  art: {
    hero: 'image',
    pattern: 'image',
    divider: 'image',
  },
} as const;

export type TokenTypes = typeof tokenTypes;
export type TokenGroup = keyof TokenTypes;
/** `text.muted`, `action.primaryFill`… */
export type TokenName = {
  [G in TokenGroup]: `${G}.${Extract<keyof TokenTypes[G], string>}`;
}[TokenGroup];

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `action.primaryFill` → `--action-primary-fill`, `tabBar.fill` → `--tab-bar-fill`. */
export function customProperty(name: AnyToken): `--${string}` {
  return `--${kebab(name.replace('.', '-'))}`;
}
