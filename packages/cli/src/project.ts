import type { SiteParts } from '@livery/emit';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import { type Merchant, parseCopy, parseMerchants } from '@livery/merchant';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { checkFonts } from '@livery/theme/fonts';
import { type BrandReading, parseBrandTexts } from './brand-folder.ts';
import {
  checkMerchantTypefaces,
  type Fonts,
  type InstalledFonts,
  installedFonts,
  measureFonts,
} from './fonts.ts';
import { hashOfJson } from './hash.ts';
import { type MerchantTexts, type ProjectFiles, readProjectFiles } from './project-files.ts';
import { pageWords } from './words.ts';

/** A folder as it was read, to know it again. */
export interface Known {
  /** Changes with the folder's files, and with those of the brand that a merchant names. */
  readonly inputs: string;
  /** What is told about it. */
  readonly findings: readonly Diagnostic[];
}

export interface ProjectSite extends Known {
  /** The merchant's under `merchants/`. */
  readonly folder: string;
  readonly merchant: Merchant;
  /** All that is needed to emit it, but for the JavaScript build; undefined for one that was known. */
  readonly parts: Omit<SiteParts, 'manifest'> | undefined;
}

/** What is read of `themes` and `merchants` when nothing is wrong. */
export interface Project {
  readonly sites: readonly ProjectSite[];
  /** Every brand by the name of its folder. */
  readonly brands: ReadonlyMap<string, Known>;
}

/** What an earlier reading without an error told, by folder. One with the same inputs is not checked and derived again. */
export interface Earlier {
  readonly brands: ReadonlyMap<string, Known>;
  readonly merchants: ReadonlyMap<string, Known>;
}

type SoundBrand = Extract<BrandReading, { ok: true }>;

export type ProjectReading = {
  readonly diagnostics: readonly Diagnostic[];
  /** The files read, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** The brands that were derived and have no error, also when something else has one. */
  readonly brands: readonly SoundBrand[];
} & ({ readonly ok: true; readonly project: Project } | { readonly ok: false });

export interface ReadProjectOptions {
  /** Default: read here. */
  readonly installed?: InstalledFonts;
  /** Default: nothing. */
  readonly earlier?: Earlier;
}

const nothing: Earlier = { brands: new Map(), merchants: new Map() };

/**
 * Reads `themes/` and `merchants/` under `root` and checks all of it. Findings about what people wrote are diagnostics;
 * it throws only where the machine fails (a folder that cannot be read).
 */
export async function readProject(
  root: string,
  { installed, earlier = nothing }: ReadProjectOptions = {},
): Promise<ProjectReading> {
  const files = await readProjectFiles(root);
  const parsed = parseMerchants(
    files.merchants.map(({ folder, document }) => ({
      file: `merchants/${folder}/merchant.json`,
      text: document,
    })),
    { themes: [...files.brands.keys()] },
  );
  const merchants = parsed.ok ? recognised(parsed.value, files, earlier) : [];
  const wanted = new Set(
    merchants.flatMap(({ known, merchant }) => (known ? [] : [merchant.theme])),
  );
  const { brands, sound, fonts } = await readBrands(
    files,
    installed ?? (await installedFonts(root)),
    (name, inputs) => (wanted.has(name) ? undefined : same(earlier.brands.get(name), inputs)),
  );
  const sites: ProjectSite[] = [];
  for (const one of merchants) sites.push(await readSite(one, sound, fonts));

  const diagnostics = once([
    ...[...brands.values()].flatMap(({ findings }) => findings),
    ...(parsed.ok ? parsed.warnings : parsed.diagnostics),
    ...sites.flatMap(({ findings }) => findings),
  ]);
  const told = { diagnostics, texts: files.texts, brands: [...sound.values()] };
  return !parsed.ok || diagnostics.some(({ severity }) => severity === 'error')
    ? { ok: false, ...told }
    : { ok: true, ...told, project: { sites, brands } };
}

const same = (known: Known | undefined, inputs: string) =>
  known?.inputs === inputs ? known : undefined;

interface ReadMerchant {
  readonly texts: MerchantTexts;
  readonly merchant: Merchant;
  readonly inputs: string;
  readonly known: Known | undefined;
}

/** The merchants with what was told of those that are as they were. */
function recognised(
  merchants: readonly Merchant[],
  files: ProjectFiles,
  earlier: Earlier,
): ReadMerchant[] {
  return files.merchants.flatMap((texts, index) => {
    // One for each document, in their order.
    const merchant = merchants[index];
    if (!merchant) return [];
    const inputs = hashOfJson([texts, files.brands.get(merchant.theme)]);
    return [{ texts, merchant, inputs, known: same(earlier.merchants.get(texts.folder), inputs) }];
  });
}

async function readBrands(
  files: ProjectFiles,
  installed: InstalledFonts,
  knownOf: (name: string, inputs: string) => Known | undefined,
) {
  const brands = new Map<string, Known>();
  const sound = new Map<string, SoundBrand>();
  for (const [name, texts] of files.brands) {
    const inputs = hashOfJson(texts);
    const known = knownOf(name, inputs);
    const reading = known ? undefined : parseBrandTexts(texts, `themes/${name}`);
    brands.set(name, known ?? { inputs, findings: reading?.diagnostics ?? [] });
    if (reading?.ok) sound.set(name, reading);
  }
  const named = [...sound.values()].map(({ brand }) => brand);
  const fonts = await measureFonts(installed, named);
  for (const [name, { brand, folder }] of sound) {
    const { inputs = '', findings = [] } = brands.get(name) ?? {};
    const missing = checkFonts(brand, fonts.catalogue, `${folder}/brand.json`);
    brands.set(name, { inputs, findings: [...findings, ...missing] });
  }
  return { brands, sound, fonts };
}

async function readSite(
  { texts, merchant, inputs, known }: ReadMerchant,
  brands: ReadonlyMap<string, SoundBrand>,
  fonts: Fonts,
): Promise<ProjectSite> {
  const { folder } = texts;
  if (known) return { folder, merchant, ...known, parts: undefined };
  const { copy, findings } = parseCopies(texts, merchant);
  const brand = brands.get(merchant.theme);
  // What is wrong with the brand has been told with it.
  if (!brand) return { folder, merchant, inputs, findings, parts: undefined };
  findings.push(...(await checkMerchantTypefaces(brand, merchant, fonts)));
  const { theme, logo } = brand;
  const words = await pageWords(merchant, copy);
  const parts = { merchant, brand: brand.brand, theme, logo, fonts, copy, words };
  return { folder, merchant, inputs, findings, parts };
}

/** The texts of the languages that the merchant offers. */
function parseCopies({ folder, copies }: MerchantTexts, merchant: Merchant) {
  const copy: Partial<Record<LanguageCode, Record<string, string>>> = {};
  const findings: Diagnostic[] = [];
  for (const code of merchant.languages) {
    const name = `copy.${languages[code].tag}.json`;
    const text = copies[name];
    if (text === undefined) continue;
    const parsed = parseCopy(text, `merchants/${folder}/${name}`, code);
    findings.push(...(parsed.ok ? parsed.warnings : parsed.diagnostics));
    if (parsed.ok) copy[code] = parsed.value;
  }
  return { copy, findings };
}

/** What two merchants of one brand both lack is told once. */
function once(found: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, pointer, line, column, message }: Diagnostic) =>
    `${file} ${pointer} ${line}:${column} ${message}`;
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}
