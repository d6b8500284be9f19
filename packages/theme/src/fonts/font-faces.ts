import type { Brand, Script } from '../brand/brand.ts';
import { scripts } from '../brand/brand.ts';
import { writeValue } from '../compile/write-value.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { familyName } from './family-name.ts';

/** What is known of one @fontsource package; the caller reads it from the package's metadata.json and unicode.json. */
export interface FontFamily {
  readonly family: string;
  /** By subset name: `latin`, `vietnamese`, `devanagari`… */
  readonly subsets: Readonly<
    Record<
      string,
      { readonly unicodeRange: string; readonly files: Readonly<Record<number, string>> }
    >
  >;
}
/** By package name: `noto-sans-thai`. */
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

const scriptOfLanguage: Record<string, Script> = {
  hi: 'devanagari',
  mr: 'devanagari',
  ne: 'devanagari',
  bn: 'bengali',
  th: 'thai',
  ta: 'tamil',
  te: 'telugu',
  ar: 'arabic',
  ur: 'arabic',
  fa: 'arabic',
};

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
  for (const { role, script, packageName, weight } of faces(brand, languages)) {
    const family = catalogue[packageName];
    for (const subset of subsetsOf(script, languages)) {
      const found = family?.subsets[subset];
      const path = found?.files[weight];
      if (!found || !path) continue;
      const key = `${packageName} ${subset} ${weight}`;
      if (files.has(key)) continue;
      const { unicodeRange } = found;
      files.set(key, {
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
      const name = file.family.replaceAll(/[^\w ]/g, '');
      return `@font-face{font-family:"${name}";font-style:normal;font-weight:${file.weight};font-display:swap;src:${source} format("woff2");unicode-range:${checkedRange(file.unicodeRange)}}`;
    })
    .join('');
}

/** Families and weights that a brand names and the catalogue does not have. */
export function checkFonts(brand: Brand, catalogue: FontCatalogue, file: string): Diagnostic[] {
  return scripts.flatMap((script) =>
    (['display', 'body'] as const).flatMap((role) => {
      const face = brand.typefaces[script]?.[role];
      if (!face) return [];
      const pointer = `/typefaces/${script}/${role}`;
      const about = { severity: 'error', file, line: 1, column: 1 } as const;
      const family = catalogue[face.family];
      if (!family) {
        return [
          {
            ...about,
            code: 'fonts/unknown-family',
            pointer: `${pointer}/family`,
            message: `The typeface "${face.family}" is not installed.`,
            remedy: `Install @fontsource/${face.family}, or name one of: ${Object.keys(catalogue).join(', ')}.`,
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
          code: 'fonts/missing-weight',
          pointer: `${pointer}/weights`,
          message: `"${face.family}" has no weight ${weight}.`,
          remedy: `Use one of: ${[...have].sort((a, b) => a - b).join(', ')}.`,
        }));
    }),
  );
}

function faces(brand: Brand, languages: readonly string[]) {
  const wanted = new Set<Script>(['latin']);
  for (const tag of languages) {
    const script = scriptOfLanguage[primary(tag)];
    if (script) wanted.add(script);
  }
  return (['body', 'display'] as const).flatMap((role) =>
    scripts
      .filter((script) => wanted.has(script))
      .flatMap((script) => {
        const face = brand.typefaces[script]?.[role];
        if (!face) return [];
        return face.weights.map((weight) => ({ role, script, packageName: face.family, weight }));
      }),
  );
}

/** `latin-ext` holds the rupee sign; `unicode-range` keeps it from loading before a page shows one. */
function subsetsOf(script: Script, languages: readonly string[]): string[] {
  if (script !== 'latin') return [script];
  const vietnamese = languages.some((tag) => primary(tag) === 'vi');
  return vietnamese ? ['latin', 'vietnamese', 'latin-ext'] : ['latin', 'latin-ext'];
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

function checkedRange(range: string): string {
  if (!/^U\+[0-9A-F?-]+(, ?U\+[0-9A-F?-]+)*$/i.test(range)) {
    throw new TypeError(
      `A unicode-range is a list such as U+0-FF,U+131, found ${JSON.stringify(range.slice(0, 60))}.`,
    );
  }
  return range;
}
