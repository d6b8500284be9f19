import type { BaseMode, Mode } from '../brand/modes.ts';
import type { ComponentToken } from '../component-tokens.ts';
import { customProperty, type TokenName } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { componentDeclarations, componentDifference, componentResets } from './component-rules.ts';
import { contrastRules, forcedColours } from './contrast-rules.ts';
import { scriptRules } from './script-rules.ts';
import type { TokenValues } from './token-value.ts';
import { wideGamutRules } from './wide-gamut-rules.ts';
import { writeValue } from './write-value.ts';

export type ArtUrls = Partial<Record<'hero' | 'pattern' | 'divider', string>>;

export interface CompileOptions {
  /** The scope: one simple or compound selector, such as `:root` or `.scope-3`. */
  readonly selector: string;
  /** Addresses of the drawn pictures, by mode: paths of this site or `data:image/svg+xml`. Without: `none`. */
  readonly art?: Partial<Record<BaseMode, ArtUrls>>;
  /** `@font-face` rules, to go first: those of `fallbackFontCss`. */
  readonly fonts?: string;
}

/**
 * A theme as CSS text for one scope element. The element sets every token of the contract and, unless it is the root, unsets
 * the component tokens that the brand does not set, so a scope inside another inherits nothing of it. Its attribute `data-mode="dark"` switches the base mode; `data-contrast="more"`, on it or around
 * it, or the system's own setting switch high contrast (see `contrastRules`); `data-motion="less"` stops motion. Language rules follow the page's `lang`.
 */
export function compileTheme(theme: DerivedTheme, options: CompileOptions): string {
  const { before, contrast, after, forced } = rulesOf(theme, options);
  return before + contrast + after + forced;
}

/**
 * The same in two texts, for a page that most visitors see without high contrast and forced colours. They hold in either order: what the
 * second one changes it says with more weight.
 */
export function compileApart(theme: DerivedTheme, options: CompileOptions) {
  const { before, contrast, after, forced } = rulesOf(theme, options);
  return { css: before + after, contrast: contrast + forced };
}

function rulesOf(theme: DerivedTheme, options: CompileOptions) {
  const { selector, art = {}, fonts = '' } = options;
  if (!/^[\w:.#[\]="'-]+$/.test(selector)) {
    throw new TypeError(
      `A scope is one compound selector such as ":root", found ${JSON.stringify(selector)}.`,
    );
  }
  const { components } = theme;
  const light = withArt(theme.light, art.light);
  const dark = withArt(theme.dark, art.dark);
  const change = (base: Mode, mode: Mode, tokens: readonly string[]) =>
    [...tokens, ...componentDifference(components[base], components[mode])].join(';');
  const more = {
    light: change(
      'light',
      'lightContrast',
      difference(light, withArt(theme.lightContrast, art.light)),
    ),
    dark: change('dark', 'darkContrast', difference(dark, withArt(theme.darkContrast, art.dark))),
  };
  const own = [
    ...declarations(light, names(light)),
    ...componentDeclarations(components.light),
    // Nothing is around the root that it could inherit from.
    ...(selector === ':root' ? [] : componentResets(components.light)),
  ];
  const before = [
    fonts,
    `${selector}{color-scheme:light;${own.join(';')}}`,
    `${selector}[data-mode="dark"]{color-scheme:dark;${change('light', 'dark', difference(light, dark))}}`,
    wideGamutRules(selector, { light, dark, components }),
  ];
  const after = [
    scriptRules(selector, theme.scripts),
    coarsePointer(selector, light),
    lessMotion(selector),
  ];
  return {
    before: before.join(''),
    contrast: contrastRules(selector, more),
    after: after.join(''),
    forced: forcedColours(selector, setIn(components)),
  };
}

function withArt(tokens: TokenValues, art: ArtUrls = {}): TokenValues {
  const image = (url: string | undefined) =>
    url === undefined ? ({ type: 'image' } as const) : ({ type: 'image', url } as const);
  return {
    ...tokens,
    'art.hero': image(art.hero),
    'art.pattern': image(art.pattern),
    'art.divider': image(art.divider),
  };
}

// The keys of TokenValues are the token names; Object.keys forgets it.
const names = (tokens: TokenValues) => Object.keys(tokens) as TokenName[];

/** Only what a mode changes of the one it stands on. */
function difference(base: TokenValues, mode: TokenValues): string[] {
  const changed = names(mode).filter((name) => writeValue(mode[name]) !== writeValue(base[name]));
  return declarations(mode, changed);
}

function declarations(tokens: TokenValues, which: readonly TokenName[]): string[] {
  return which.map((name) => `${customProperty(name)}:${writeValue(tokens[name])}`);
}

/** The component tokens that a theme sets in any mode. */
function setIn(components: DerivedTheme['components']): Set<ComponentToken> {
  // The keys of ComponentValues are the tokens' names; Object.keys forgets it.
  return new Set(
    Object.values(components).flatMap((values) => Object.keys(values) as ComponentToken[]),
  );
}

/**
 * Where the member's system asks for less motion, the durations of the theme end; components mind the rest. A choice made on
 * the page (`data-motion="less"` on the scope or around it) reaches what a component may have forgotten, too: important,
 * because a member's choice beats every brand and component.
 */
function lessMotion(selector: string): string {
  const none = '--motion-fast:.01ms;--motion-base:.01ms';
  const chosen = `${selector}:is([data-motion="less"],[data-motion="less"] *)`;
  const all = ['', ' *', ' ::before', ' ::after'].map((part) => chosen + part).join();
  const still = ['animation:none', 'transition:none', 'scroll-behavior:auto'].map(
    (declaration) => `${declaration}!important`,
  );
  return `@media (prefers-reduced-motion:reduce){${selector}{${none}}}${chosen}{${none}}${all}{${still.join(';')}}`;
}

/** WCAG 2.2 2.5.5: what a finger presses is 44 px high at least, whatever the density. */
function coarsePointer(selector: string, tokens: TokenValues): string {
  const height = writeValue(tokens['control.height']);
  return `@media (pointer:coarse){${selector}{${customProperty('control.height')}:max(44px,${height})}}`;
}
