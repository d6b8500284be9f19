import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteParts } from '@livery/emit';
import { type Brand, scripts } from '@livery/theme';
import {
  type FontCatalogue,
  type FontFamily,
  type FontSubset,
  measureFace,
  type ReadFont,
} from '@livery/theme/fonts';
import { withCurrencySigns } from './currency-signs.ts';
import { createFontReader } from './font-reader.ts';

export interface Fonts extends Typefaces {
  /** Where the parts of files are kept that were split before. */
  readonly splitFolder: string;
  /** Opens a file of the catalogue; what it read once it does not read again. */
  readonly readFont: ReadFont;
}

/** Typefaces that a brand may name. */
export interface Typefaces {
  /** Every installed typeface, so that a finding can name another one. */
  readonly catalogue: FontCatalogue;
  /** By package name. */
  readonly versions: SiteParts['fonts']['versions'];
}

/** Every installed typeface, before any of its files is opened. */
export type InstalledFonts = Omit<Fonts, 'readFont'>;

/** What the installed @fontsource packages have, with the measures of the faces that `brands` name. */
export async function readFonts(root: string, brands: readonly Brand[]): Promise<Fonts> {
  return measureFonts(await installedFonts(root), brands);
}

/**
 * What the installed @fontsource packages have. A package that is not installed is left out: `checkFonts` says so with the
 * brand's file.
 */
export async function installedFonts(root: string): Promise<InstalledFonts> {
  const parent = join(root, 'node_modules', '@fontsource');
  const catalogue: Record<string, FontFamily> = {};
  const versions: Record<string, string> = {};
  const names = existsSync(parent) ? (await readdir(parent)).sort() : [];
  for (const name of names) {
    const folder = join(parent, name);
    if (!existsSync(join(folder, 'metadata.json'))) continue;
    const [metadata, ranges, { version }] = await Promise.all(
      ['metadata.json', 'unicode.json', 'package.json'].map((file) =>
        readRecord(join(folder, file)),
      ) as [Promise<JsonRecord>, Promise<JsonRecord>, Promise<JsonRecord>],
    );
    catalogue[name] = {
      family: String(metadata.family),
      defaultSubset: String(metadata.defSubset),
      subsets: await subsets(folder, name, metadata, ranges),
    };
    versions[name] = String(version);
  }
  return { catalogue, versions, splitFolder: join(root, 'node_modules/.cache/livery/fonts') };
}

/** Adds the measures of the faces that `brands` name, and a file of currency signs for each of their Latin faces. */
export async function measureFonts(
  installed: InstalledFonts,
  brands: readonly Brand[],
): Promise<Fonts> {
  const readFont = createFontReader();
  const catalogue = await measured(installed.catalogue, brands, readFont);
  const fonts = { ...installed, catalogue, readFont };
  return { ...fonts, catalogue: await withCurrencySigns(fonts, brands) };
}

/** The installed typefaces with a brand's own, which go before those of the same name. */
export async function addFonts(fonts: Fonts, own: Typefaces, brand: Brand): Promise<Fonts> {
  const { catalogue, versions, readFont } = fonts;
  return {
    ...fonts,
    catalogue: { ...catalogue, ...(await measured(own.catalogue, [brand], readFont)) },
    versions: { ...versions, ...own.versions },
  };
}

type JsonRecord = Record<string, unknown>;

async function subsets(
  folder: string,
  name: string,
  metadata: JsonRecord,
  ranges: JsonRecord,
): Promise<FontFamily['subsets']> {
  const weights = list(metadata.weights).map(Number);
  const present = new Set(await readdir(join(folder, 'files')));
  return Object.fromEntries(
    list(metadata.subsets)
      .map(String)
      .filter((subset) => typeof ranges[subset] === 'string')
      .map((subset): [string, FontSubset] => {
        const files = weights
          .map((weight) => [weight, `${name}-${subset}-${weight}-normal.woff2`] as const)
          .filter(([, file]) => present.has(file))
          .map(([weight, file]) => [weight, join(folder, 'files', file)]);
        return [subset, { unicodeRange: String(ranges[subset]), files: Object.fromEntries(files) }];
      }),
  );
}

/** Adds, to each face that a brand names, the measures that its stand-in copies. */
async function measured(
  catalogue: FontCatalogue,
  brands: readonly Brand[],
  readFont: ReadFont,
): Promise<FontCatalogue> {
  const result: Record<string, FontFamily> = { ...catalogue };
  for (const { typefaces } of brands) {
    for (const script of scripts) {
      const pair = typefaces[script];
      for (const { family: name, weights } of pair ? [pair.body, pair.display] : []) {
        const family = result[name];
        const subset = family?.subsets[script];
        if (!family || !subset) continue;
        const metrics = { ...subset.metrics };
        for (const weight of weights) {
          const file = subset.files[weight];
          if (file) metrics[weight] ??= measureFace(await readFont(file), script);
        }
        const subsets = { ...family.subsets, [script]: { ...subset, metrics } };
        result[name] = { ...family, subsets };
      }
    }
  }
  return result;
}

async function readRecord(file: string): Promise<JsonRecord> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${file} is not a JSON object.`);
  return { ...value };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
