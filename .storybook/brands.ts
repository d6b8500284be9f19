import { fallbackFontCss, fontFaceCss } from '@livery/theme/fonts';
import { parseLogo } from '@livery/theme/logo';
import { attachTheme, type ScopedTheme, themeSelector } from '@livery/ui/theme-scope';
import { fontCatalogue } from './fonts.ts';
import { type BuiltTheme, buildTheme } from './panel/build-theme.ts';
import { applyEdits, type Draft, type Edits, type JsonObject } from './panel/draft.ts';
import type { Finding } from './panel/messages.ts';

const files = import.meta.glob<string>('../themes/*/{brand,tokens}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const logos = import.meta.glob<string>('../themes/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Fonts of every language that has a catalogue: the toolbar switches between them at any time. */
const languages = ['en', 'th', 'bn', 'hi', 'vi'];

interface ShownTheme extends BuiltTheme {
  readonly scoped: ScopedTheme;
}

export interface ShownEdits {
  /** Whether the edits make a theme, and it is on the screen. */
  readonly shown: boolean;
  readonly findings: readonly Finding[];
}

/** By name; with the panel's edits, if there are any. */
const shown = new Map<string, ShownTheme>();

/**
 * A brand of this repository as a theme for `ThemeScope`, compiled once by the same engine as the site's, its art as
 * data addresses.
 *
 * @throws Error with the diagnostics of a brand that makes no theme.
 */
export function themeOf(name: string): ScopedTheme {
  return shownTheme(name).scoped;
}

/** A brand as its stories show it now. */
export function shownTheme(name: string): ShownTheme {
  const known = shown.get(name);
  if (known) return known;
  const { findings } = showEdits(name, {});
  const made = shown.get(name);
  if (!made) throw new Error(findings.map(({ message }) => message).join('\n'));
  return made;
}

/**
 * Shows a brand with edits in every scope that has it: the text of its one sheet is replaced, and nothing is rendered.
 * Edits that make no theme leave the last good one, and are told.
 */
export function showEdits(name: string, edits: Edits): ShownEdits {
  const draft = applyEdits(savedDraft(name), edits);
  const selector = themeSelector(name);
  const { built, findings } = buildTheme(draft, { selector, catalogue: fontCatalogue });
  if (!built) return { shown: false, findings };
  const scoped = { name, css: built.css };
  shown.set(name, { ...built, scoped });
  for (const listener of listeners) listener();
  attachTheme(scoped)();
  const fonts =
    fontFaceCss(built.brand, fontCatalogue, languages, ({ path }) => pathOf(path)) +
    fallbackFontCss(built.brand, fontCatalogue, languages);
  // A sheet apart: faces that are written again are loaded again, and the text would jump at each edit.
  attachTheme({ name: `fonts of ${name}`, css: fonts });
  return { shown: true, findings };
}

const listeners = new Set<() => void>();

/** Tells pages that show values in words of each change; what is painted follows by itself. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files of a brand as they are saved. */
export function savedDraft(name: string): Draft {
  const text = files[`../themes/${name}/brand.json`];
  if (text === undefined) {
    throw new Error(`There is no theme "${name}". There are: ${Object.keys(files).join(', ')}.`);
  }
  // Parsed and proven by `buildTheme`; here it is only taken apart.
  const brand = JSON.parse(text) as JsonObject;
  const tokens = JSON.parse(files[`../themes/${name}/tokens.json`] ?? '{}') as JsonObject;
  return { brand, tokens };
}

/** Addresses of a brand's two logos, as the site serves them. */
export function logoOf(name: string): { light: string; dark: string } {
  const addressOf = (file: string) => {
    const parsed = parseLogo(logos[file] ?? '', file);
    return parsed.ok ? `data:image/svg+xml,${encodeURIComponent(parsed.value.svg)}` : undefined;
  };
  const light = addressOf(`../themes/${name}/logo.svg`) ?? '';
  return { light, dark: addressOf(`../themes/${name}/logo-dark.svg`) ?? light };
}

/** The engine takes paths of the same site only; a built Storybook has absolute URLs. */
function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}
