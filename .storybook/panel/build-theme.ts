import {
  type ArtUrls,
  type Brand,
  compileTheme,
  type DerivedTheme,
  type Diagnostic,
  deriveTheme,
  parseBrand,
} from '@livery/theme';
import { artFiles } from '@livery/theme/art';
import { checkFonts, type FontCatalogue } from '@livery/theme/fonts';
import { applyOverrides, parseOverrides } from '@livery/theme/overrides';
import type { Draft } from './draft.ts';
import type { Finding } from './messages.ts';

/** A draft as a theme, by the same engine as the site's. */
export interface BuiltTheme {
  readonly brand: Brand;
  readonly theme: DerivedTheme;
  /** Without `@font-face` rules. */
  readonly css: string;
}

export type BuildOutcome =
  | { readonly built: BuiltTheme; readonly findings: readonly Finding[] }
  | { readonly built?: never; readonly findings: readonly Finding[] };

/** Parses, derives and compiles a draft. Pure; a draft that makes no theme answers with the reasons. */
export function buildTheme(
  draft: Draft,
  options: { selector: string; catalogue: FontCatalogue },
): BuildOutcome {
  const parsed = parseBrand(JSON.stringify(draft.brand), 'brand.json');
  if (!parsed.ok) return { findings: placed('/brand', parsed.diagnostics) };
  const brand = parsed.value;
  const fonts = checkFonts(brand, options.catalogue, 'brand.json');
  if (fonts.length > 0) return { findings: placed('/brand', fonts) };
  const derived = deriveTheme(brand);
  if (!derived.ok) return { findings: placed('/brand', derived.diagnostics) };
  const overrides = parseOverrides(JSON.stringify(draft.tokens), 'tokens.json');
  if (!overrides.ok) return { findings: placed('/tokens', overrides.diagnostics) };
  const { theme, findings } = applyOverrides(derived.value, overrides.value);
  const css = compileTheme(theme, { selector: options.selector, art: artOf(brand) });
  const placedFindings = placed('/tokens', [...overrides.warnings, ...findings]);
  return { built: { brand, theme, css }, findings: placedFindings };
}

const placed = (file: string, diagnostics: readonly Diagnostic[]): Finding[] =>
  diagnostics.map(({ pointer, severity, message, remedy }) => ({
    pointer: `${file}${pointer}`,
    severity,
    message,
    remedy,
  }));

/** The drawn pictures as data addresses. */
function artOf(brand: Brand) {
  const art: Record<'light' | 'dark', ArtUrls> = { light: {}, dark: {} };
  for (const { mode, kind, svg } of artFiles(brand)) {
    art[mode][kind] = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  return art;
}
