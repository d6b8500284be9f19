import { type Brand, scripts } from '../brand/brand.ts';
import { writeValue } from '../compile/write-value.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { findingOf } from '../document/rule.ts';
import { fallbackFaceCss } from './fallback-faces.ts';
import { familyName } from './family-name.ts';
import { neededFaces, subsetsOf } from './font-needs.ts';
import { fontRules } from './font-rules.ts';
import type { FaceMetrics } from './system-fonts.ts';

/** What is known of one typeface: an @fontsource package, or a brand's own. The caller reads it. */
export interface FontFamily {
  readonly family: string;
  /** The script that it was drawn for; others are company. */
  readonly defaultSubset?: string;
  /** By subset name: `latin`, `vietnamese`, `devanagari`… */
  readonly subsets: Readonly<Record<string, FontSubset>>;
}
export interface FontSubset {
  readonly unicodeRange: string;
  /** By weight. */
  readonly files: Readonly<Record<number, string>>;
  /** By weight, of the subset that is a script's main one. Where it is missing no fallback font is emitted. */
  readonly metrics?: Readonly<Record<number, FaceMetrics>>;
}
/** By the name that a brand names it by, which is its package's: `noto-sans-thai`. */
export type FontCatalogue = Readonly<Record<string, FontFamily>>;

export interface FontFile {
  readonly packageName: string;
  /** The CSS family name, the same as in the `font.body` and `font.display` tokens. */
  readonly family: string;
  readonly subset: string;
  readonly weight: number;
  readonly unicodeRange: string;
  /** As the catalogue has it. */
  readonly path: string;
  /** `body` at its first weight is what a page may preload. */
  readonly role: 'display' | 'body';
}

/**
 * The files of a brand for some languages (BCP 47 tags), each once: every brand's Latin, and of the other scripts those
 * that a language needs. Body before display, so that the first is the one to preload. What the catalogue lacks is left
 * out; `checkFonts` tells it.
 */
export function fontFilesOf(
  brand: Brand,
  catalogue: FontCatalogue,
  languages: readonly string[],
): FontFile[] {
  const files = new Map<string, FontFile>();
  for (const { role, script, packageName, weight } of weighted(brand, languages)) {
    const family = catalogue[packageName];
    for (const subset of subsetsOf(script, languages)) {
      const found = family?.subsets[subset];
      const path = found?.files[weight];
      if (!found || !path) continue;
      // A brand's own file may hold several scripts.
      if (files.has(path)) continue;
      const { unicodeRange } = found;
      files.set(path, {
        packageName,
        family: familyName(packageName),
        subset,
        weight,
        unicodeRange,
        path,
        role,
      });
    }
  }
  return [...files.values()];
}

/** The `@font-face` rules for those files. `urlOf` gives the address a file is served at: a path of this site. */
export function fontFaceCss(
  brand: Brand,
  catalogue: FontCatalogue,
  languages: readonly string[],
  urlOf: (file: FontFile) => string,
): string {
  return fontFilesOf(brand, catalogue, languages)
    .map((file) => {
      const source = writeValue({ type: 'image', url: urlOf(file) });
      return `@font-face{font-family:"${cssName(file.packageName)}";font-style:normal;font-weight:${file.weight};font-display:swap;src:${source} format("woff2");unicode-range:${checkedRange(file.unicodeRange)}}`;
    })
    .join('');
}

/**
 * The `@font-face` rules of the system fonts that stand in while those files load, with their measures: one set for each typeface and
 * weight, also where body and display share it.
 */
export function fallbackFontCss(
  brand: Brand,
  catalogue: FontCatalogue,
  languages: readonly string[],
): string {
  const rules = new Map<string, string>();
  for (const { script, packageName, weight } of weighted(brand, languages)) {
    rules.set(packageName, reservedName(packageName));
    const metrics = catalogue[packageName]?.subsets[script]?.metrics?.[weight];
    if (!metrics) continue;
    const face = { packageName, script, weight, metrics };
    rules.set(`${packageName} ${script} ${weight}`, fallbackFaceCss(face));
  }
  return [...rules.values()].join('');
}

/**
 * Keeps a typeface's name for the brand's files where their rules are not in the page yet: a browser would take an installed font of that
 * name, of other weights and widths (CSS Fonts 4 §5.2). Its range has no character, so that nothing is loaded for it.
 */
const reservedName = (packageName: string) =>
  `@font-face{font-family:"${cssName(packageName)}";src:url(/fonts);unicode-range:U+10FFFF}`;

const cssName = (packageName: string) => familyName(packageName).replaceAll(/[^\w ]/g, '');

/** Families and weights that a brand names and the catalogue does not have. */
export function checkFonts(brand: Brand, catalogue: FontCatalogue, file: string): Diagnostic[] {
  return scripts.flatMap((script) =>
    (['display', 'body'] as const).flatMap((role) => {
      const face = brand.typefaces[script]?.[role];
      if (!face) return [];
      const pointer = `/typefaces/${script}/${role}`;
      const about = { file, line: 1, column: 1 };
      const family = catalogue[face.family];
      if (!family) {
        return [
          {
            ...about,
            pointer: `${pointer}/family`,
            ...findingOf(fontRules.unknownFamily, {
              family: face.family,
              weight: String(face.weights[0]),
              installed: Object.keys(catalogue).join(', '),
            }),
          },
        ];
      }
      const have = new Set(
        Object.values(family.subsets).flatMap((subset) => Object.keys(subset.files).map(Number)),
      );
      return face.weights
        .filter((weight) => !have.has(weight))
        .map((weight) => ({
          ...about,
          pointer: `${pointer}/weights`,
          ...findingOf(fontRules.missingWeight, {
            family: face.family,
            weight,
            weights: [...have].sort((a, b) => a - b).join(', '),
          }),
        }));
    }),
  );
}

function weighted(brand: Brand, languages: readonly string[]) {
  return neededFaces(brand, languages).flatMap(({ weights, ...face }) =>
    weights.map((weight) => ({ ...face, weight })),
  );
}

function checkedRange(range: string): string {
  if (!/^U\+[0-9A-F?-]+(, ?U\+[0-9A-F?-]+)*$/i.test(range)) {
    throw new TypeError(
      `Expected a unicode-range such as U+0-FF,U+131, found ${JSON.stringify(range.slice(0, 60))}.`,
    );
  }
  return range;
}
