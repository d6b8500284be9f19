import { type Brand, compileTheme, deriveTokens, parseBrand } from '@livery/theme';
import { artFiles } from '@livery/theme/art';
import { fontFaceCss } from '@livery/theme/fonts';
import { type ScopedTheme, themeSelector } from '@livery/ui/theme-scope';
import { fontCatalogue } from './fonts.ts';

const files = import.meta.glob<string>('../themes/*/brand.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const logos = import.meta.glob<string>('../themes/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fonts of every language that has a catalogue: the toolbar switches between them at any time. */
const languages = ['en', 'th', 'bn', 'hi', 'vi'];

const compiled = new Map<string, ScopedTheme>();

/**
 * A brand of this repository as a theme for `ThemeScope`, compiled once by the same engine as the site's, its art as
 * data addresses.
 *
 * @throws Error with the diagnostics of a brand file that does not parse.
 */
export function themeOf(name: string): ScopedTheme {
  const known = compiled.get(name);
  if (known) return known;
  const brand = brandOf(name);
  const css = compileTheme(deriveTokens(brand), {
    selector: themeSelector(name),
    art: artOf(brand),
    fonts: fontFaceCss(brand, fontCatalogue, languages, ({ path }) => pathOf(path)),
  });
  const theme = { name, css };
  compiled.set(name, theme);
  return theme;
}

/** Addresses of a brand's two logos. */
export function logoOf(name: string): { light: string; dark: string } {
  const light = logos[`../themes/${name}/logo.svg`] ?? '';
  return { light, dark: logos[`../themes/${name}/logo-dark.svg`] ?? light };
}

function brandOf(name: string): Brand {
  const file = `../themes/${name}/brand.json`;
  const text = files[file];
  if (text === undefined) {
    throw new Error(`There is no theme "${name}". There are: ${Object.keys(files).join(', ')}.`);
  }
  const parsed = parseBrand(text, file);
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/** The engine takes paths of the same site only; a built workshop has whole addresses. */
function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}

function artOf(brand: Brand) {
  const art = { light: {} as Record<string, string>, dark: {} as Record<string, string> };
  for (const { mode, kind, svg } of artFiles(brand)) {
    art[mode][kind] = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  return art;
}
