import type { TokenName } from './contract.ts';

/**
 * The third tier: what a brand may set for one component alone, by component, each with the semantic token that holds where
 * the brand does not. A token has that one's type and its range. Components read them as `own('button.radius', 'radius.control')`
 * (`@livery/theme/vars`); in CSS `button.radius` is `--button-radius`, which only a brand that sets it writes.
 *
 * A colour here is in `derive/contrast-graph.ts` as well, with what it meets. What protects members (`protectedComponents`)
 * has none.
 */
export const componentTokens = {
  accordion: { radius: 'radius.card' },
  avatar: { radius: 'radius.pill' },
  badge: { radius: 'radius.pill' },
  bannerCarousel: { radius: 'radius.card' },
  button: {
    radius: 'radius.control',
    height: 'control.height',
    paddingInline: 'control.paddingInline',
    primaryFill: 'action.primaryFill',
    /** Where a brand sets the fill and not this, it follows the fill. */
    primaryFillHover: 'action.primaryFillHover',
    primaryText: 'action.primaryText',
    primaryEdge: 'action.primaryEdge',
    accentFill: 'action.accentFill',
    accentFillHover: 'action.accentFillHover',
    accentText: 'action.accentText',
    accentEdge: 'action.accentEdge',
  },
  card: {
    radius: 'radius.card',
    padding: 'space.s4',
    fill: 'surface.raised',
    shadow: 'shadow.raised',
  },
  categoryBar: { radius: 'radius.control' },
  combobox: { radius: 'radius.card' },
  countBadge: {
    radius: 'radius.pill',
    fill: 'action.primaryFill',
    text: 'action.primaryText',
  },
  dateField: { radius: 'radius.card' },
  dialog: { radius: 'radius.card' },
  drawer: { radius: 'radius.card' },
  dropdown: { radius: 'radius.card' },
  /** The frame of every text, password, phone and select field. */
  field: {
    radius: 'radius.control',
    height: 'control.height',
    fill: 'surface.page',
    edge: 'border.control',
  },
  fileDrop: { radius: 'radius.card' },
  floatingButton: { radius: 'radius.pill' },
  gameCover: { radius: 'radius.cover' },
  heroStage: { radius: 'radius.card' },
  iconButton: { radius: 'radius.control' },
  inlineAlert: { radius: 'radius.control' },
  jackpotTicker: { radius: 'radius.card', fill: 'stage.fill', amount: 'stage.accent' },
  lotteryCard: { radius: 'radius.card' },
  /** A drawn ball. */
  lotteryResult: {
    radius: 'radius.pill',
    fill: 'action.accentFill',
    text: 'action.accentText',
    edge: 'action.accentEdge',
  },
  menu: { radius: 'radius.card' },
  newsTicker: { radius: 'radius.control' },
  popover: { radius: 'radius.card' },
  productWindow: { radius: 'radius.card' },
  /** `fill` is how far it has come. */
  progress: { radius: 'radius.pill', fill: 'action.primaryEdge' },
  qrCode: { radius: 'radius.control' },
  radioCards: { radius: 'radius.control' },
  richText: { radius: 'radius.card' },
  sideMenu: { radius: 'radius.control' },
  socialButton: { radius: 'radius.control' },
  stat: { radius: 'radius.card' },
  statusPill: { radius: 'radius.pill' },
  /** `fill` and `thumb` of one that is on. */
  switch: { radius: 'radius.pill', fill: 'action.primaryFill', thumb: 'action.primaryText' },
  /** `current` is the tab of the page that is shown, `focus` the ring, which is drawn on the fill. */
  tabBar: {
    fill: 'surface.raised',
    text: 'text.muted',
    current: 'text.brand',
    focus: 'border.focus',
  },
  table: { radius: 'radius.card' },
  tabs: { radius: 'radius.control' },
  toast: { radius: 'radius.card' },
  tooltip: {
    radius: 'radius.control',
    fill: 'surface.overlay',
    text: 'text.body',
    edge: 'border.control',
  },
  topBar: { fill: 'surface.raised' },
  vendorCard: { radius: 'radius.card' },
  vipLadder: { radius: 'radius.card' },
  winnerBoard: { radius: 'radius.card' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TokenName>>>>;

type ComponentTokens = typeof componentTokens;
/** `button`, `tabBar`: a component's folder in camel case. */
export type ComponentName = keyof ComponentTokens;
/** `button.radius`, `tabBar.fill`… */
export type ComponentToken = {
  [C in ComponentName]: `${C}.${Extract<keyof ComponentTokens[C], string>}`;
}[ComponentName];
/** The semantic token that holds where a component's own is not set. */
export type FallbackOf<N extends ComponentToken> =
  N extends `${infer C extends ComponentName}.${infer T}`
    ? T extends keyof ComponentTokens[C]
      ? Extract<ComponentTokens[C][T], TokenName>
      : never
    : never;

/** A token that a brand's file may name. */
export type AnyToken = TokenName | ComponentToken;

/** Age mark, licence, limits and notices: these look the same in every brand. */
export const protectedComponents: ReadonlySet<string> = new Set(['sessionBar', 'siteFooter']);
