import type { SiteParts } from '@livery/emit';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import { type Merchant, parseCopy, parseMerchant, settleClaims } from '@livery/merchant';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { type BrandReading, fontsOf, parseBrandFiles } from './brand-folder.ts';
import {
  checkMerchantTypefaces,
  type Fonts,
  type InstalledFonts,
  installedFonts,
  measureFonts,
} from './fonts.ts';
import { hashOfJson } from './hash.ts';
import { appPictures } from './pictures/app-pictures.ts';
import { type MerchantTexts, type ProjectFiles, readProjectFiles } from './project-files.ts';
import { pageWords } from './words.ts';

/** A folder as it was read, to know it again. */
export interface Known {
  /** Changes with the folder's files, and with those of the brand that a merchant names. */
  readonly inputs: string;
  /** What is told about it; of a merchant, about its brand as well. */
  readonly findings: readonly Diagnostic[];
}

/** A merchant with nothing wrong in its own files and in those of its brand. */
export interface SoundMerchant extends Known {
  readonly ok: true;
  /** The merchant's under `merchants/`. */
  readonly folder: string;
  readonly merchant: Merchant;
  /** All that is needed to emit it, but for the JavaScript build; undefined for one that was known. */
  readonly parts: Omit<SiteParts, 'manifest'> | undefined;
}

/** A merchant whose pages cannot be made. */
export interface FailedMerchant {
  readonly ok: false;
  readonly folder: string;
  readonly findings: readonly Diagnostic[];
}

export type MerchantReading = SoundMerchant | FailedMerchant;

/** What an earlier reading told, by folder. One with the same inputs is not checked and derived again. */
export interface Earlier {
  readonly brands: ReadonlyMap<string, Known>;
  readonly merchants: ReadonlyMap<string, Known>;
}

type SoundBrand = Extract<BrandReading, { ok: true }>;

/** What is read of `themes` and `merchants`. What is wrong with one merchant or brand leaves the others as they are. */
export interface ProjectReading {
  /** Whether nothing is wrong anywhere. */
  readonly ok: boolean;
  /** All findings, each once. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files read, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** Every brand by the name of its folder. */
  readonly brands: ReadonlyMap<string, Known>;
  /** The brands that were derived and have no error. */
  readonly themes: readonly SoundBrand[];
  readonly merchants: readonly MerchantReading[];
}

export interface ReadProjectOptions {
  /** Default: read here. */
  readonly installed?: InstalledFonts;
  /** Default: nothing. */
  readonly earlier?: Earlier;
  /** What the last good pages are of, by folder under `merchants/`. Default: there are none. */
  readonly standing?: ReadonlyMap<string, Merchant>;
}

const nothing: Earlier = { brands: new Map(), merchants: new Map() };

/**
 * Reads `themes/` and `merchants/` under `root` and checks all of it. Findings about what people wrote are diagnostics;
 * it throws only where the machine fails (a folder that cannot be read).
 */
export async function readProject(
  root: string,
  { installed, earlier = nothing, standing = new Map() }: ReadProjectOptions = {},
): Promise<ProjectReading> {
  const files = await readProjectFiles(root);
  const themes = [...files.brands.keys()];
  const parsed = files.merchants.map((texts) => parseFolder(texts, themes));
  const recognised = parsed.map((one) => ({ ...one, ...recognise(one, files, earlier) }));
  const wanted = new Set(
    recognised.flatMap(({ known, merchant }) => (known || !merchant ? [] : [merchant.theme])),
  );
  const { brands, sound } = await readBrands(
    files,
    installed ?? (await installedFonts(root)),
    (name, inputs) => (wanted.has(name) ? undefined : same(earlier.brands.get(name), inputs)),
  );
  const readings: MerchantReading[] = [];
  for (const one of recognised) readings.push(await readMerchant(one, { brands, sound }));

  const claims = settleClaims(
    readings.map((one, index) => ({
      file: fileOf(one.folder),
      // One reading for each folder, in their order.
      text: files.merchants[index]?.document ?? '',
      merchant: one.ok ? one.merchant : undefined,
      standing: standing.get(one.folder),
    })),
    themes,
  );
  const merchants = readings.map((one): MerchantReading => {
    const refused = claims.refused.get(fileOf(one.folder));
    const { folder, findings } = one;
    return refused ? { ok: false, folder, findings: [...findings, ...refused] } : one;
  });
  const diagnostics = once([
    ...[...brands.values()].flatMap(({ findings }) => findings),
    ...merchants.flatMap(({ findings }) => findings),
    ...claims.diagnostics,
  ]);
  return {
    ok: !hasErrors(diagnostics),
    diagnostics,
    texts: files.texts,
    brands,
    themes: [...sound.values()],
    merchants,
  };
}

const fileOf = (folder: string) => `merchants/${folder}/merchant.json`;

const same = (known: Known | undefined, inputs: string) =>
  known?.inputs === inputs ? known : undefined;

/** A merchant's folder with what its `merchant.json` says by itself. */
interface ParsedFolder {
  readonly texts: MerchantTexts;
  /** Undefined when the file has an error. */
  readonly merchant: Merchant | undefined;
  readonly findings: readonly Diagnostic[];
}

function parseFolder(texts: MerchantTexts, themes: readonly string[]): ParsedFolder {
  const parsed = parseMerchant(texts.document, fileOf(texts.folder), { themes });
  return parsed.ok
    ? { texts, merchant: parsed.value, findings: parsed.warnings }
    : { texts, merchant: undefined, findings: parsed.diagnostics };
}

interface Recognised extends ParsedFolder {
  readonly inputs: string;
  /** What was told of the merchant, if it is as it was. */
  readonly known: Known | undefined;
}

function recognise(
  { texts, merchant }: ParsedFolder,
  files: ProjectFiles,
  earlier: Earlier,
): Pick<Recognised, 'inputs' | 'known'> {
  const inputs = hashOfJson([texts, merchant && files.brands.get(merchant.theme)]);
  return { inputs, known: same(earlier.merchants.get(texts.folder), inputs) };
}

async function readBrands(
  files: ProjectFiles,
  installed: InstalledFonts,
  knownOf: (name: string, inputs: string) => Known | undefined,
): Promise<ReadBrands> {
  const brands = new Map<string, Known>();
  const parsed = new Map<string, SoundBrand>();
  for (const [name, folder] of files.brands) {
    const inputs = hashOfJson(folder);
    const known = knownOf(name, inputs);
    const reading = known ? undefined : parseBrandFiles(folder, `themes/${name}`);
    brands.set(name, known ?? { inputs, findings: reading?.diagnostics ?? [] });
    if (reading?.ok) parsed.set(name, reading);
  }
  const named = [...parsed.values()].map(({ brand }) => brand);
  const shared = await measureFonts(installed, named);
  const sound = new Map<string, BrandWithFonts>();
  for (const [name, brand] of parsed) {
    const { inputs = '', findings = [] } = brands.get(name) ?? {};
    const { fonts, findings: missing } = await fontsOf(brand, shared);
    brands.set(name, { inputs, findings: [...findings, ...missing] });
    if (!hasErrors(missing)) sound.set(name, { ...brand, fonts });
  }
  return { brands, sound };
}

type BrandWithFonts = SoundBrand & { readonly fonts: Fonts };

interface ReadBrands {
  readonly brands: ReadonlyMap<string, Known>;
  /** Those without an error. */
  readonly sound: ReadonlyMap<string, BrandWithFonts>;
}

async function readMerchant(
  { texts, merchant, findings: own, inputs, known }: Recognised,
  { brands, sound }: ReadBrands,
): Promise<MerchantReading> {
  const { folder } = texts;
  if (!merchant) return { ok: false, folder, findings: own };
  if (known) {
    return { ok: true, folder, merchant, inputs, findings: known.findings, parts: undefined };
  }
  const { copy, findings: ofCopy } = parseCopies(texts, merchant);
  const brand = sound.get(merchant.theme);
  const findings = [
    ...(brands.get(merchant.theme)?.findings ?? []),
    ...own,
    ...ofCopy,
    ...(brand ? await checkMerchantTypefaces(brand, merchant, brand.fonts) : []),
  ];
  if (!brand || hasErrors(findings)) return { ok: false, folder, findings };
  const { theme, logo, fonts } = brand;
  const words = await pageWords(merchant, copy);
  const pictures = appPictures(logo, theme);
  const parts = { merchant, brand: brand.brand, theme, logo, pictures, fonts, copy, words };
  return { ok: true, folder, merchant, inputs, findings, parts };
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

/** What is told of two merchants of one brand is told once. */
export function once(found: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, pointer, line, column, message }: Diagnostic) =>
    `${file} ${pointer} ${line}:${column} ${message}`;
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');
