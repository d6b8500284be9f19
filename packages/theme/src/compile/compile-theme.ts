import type { Mode } from '../brand/brand.ts';
import { customProperty, type TokenName } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { scriptRules } from './script-rules.ts';
import type { TokenValues } from './token-value.ts';
import { writeValue } from './write-value.ts';

export type ArtUrls = Partial<Record<'hero' | 'pattern' | 'divider', string>>;

export interface CompileOptions {
  /** The scope: one simple or compound selector, such as `:root` or `.scope-3`. */
  readonly selector: string;
  /** Addresses of the drawn pictures, by mode: paths of this site or `data:image/svg+xml`. Without: `none`. */
  readonly art?: Partial<Record<Mode, ArtUrls>>;
  /** `@font-face` rules of `fontFaceCss`, to go first. */
  readonly fonts?: string;
}

/**
 * A theme as CSS text for one scope element. The element sets every token of the contract, so a scope inside another
 * inherits nothing of it; its attribute `data-mode="dark"` switches mode. Language rules follow the page's `lang`.
 */
export function compileTheme(theme: DerivedTheme, options: CompileOptions): string {
  const { selector, art = {}, fonts = '' } = options;
  if (!/^[\w:.#[\]="'-]+$/.test(selector)) {
    throw new TypeError(
      `A scope is one compound selector such as ":root", found ${JSON.stringify(selector)}.`,
    );
  }
  const light = withArt(theme.light, art.light);
  const dark = withArt(theme.dark, art.dark);
  const inDark = names(dark).filter((name) => writeValue(dark[name]) !== writeValue(light[name]));
  return [
    fonts,
    `${selector}{color-scheme:light;${declarations(light, names(light))}}`,
    `${selector}[data-mode="dark"]{color-scheme:dark;${declarations(dark, inDark)}}`,
    scriptRules(selector),
    coarsePointer(selector, light),
    `@media (prefers-reduced-motion:reduce){${selector}{--motion-fast:.01ms;--motion-base:.01ms}}`,
  ].join('');
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

function declarations(tokens: TokenValues, which: readonly TokenName[]): string {
  return which.map((name) => `${customProperty(name)}:${writeValue(tokens[name])}`).join(';');
}

/** WCAG 2.2 2.5.5: what a finger presses is 44 px high at least, whatever the density. */
function coarsePointer(selector: string, tokens: TokenValues): string {
  const height = writeValue(tokens['control.height']);
  return `@media (pointer:coarse){${selector}{${customProperty('control.height')}:max(44px,${height})}}`;
}
