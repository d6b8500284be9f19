import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteParts } from '@livery/emit';
import { type Brand, brandRules, type DerivedTheme, deriveTheme, parseBrand } from '@livery/theme';
import {
  type Diagnostic,
  findingOf,
  nearestName,
  type Parsed,
  placeFindings,
} from '@livery/theme/diagnostic';
import { checkFonts } from '@livery/theme/fonts';
import { parseLogo } from '@livery/theme/logo';
import { applyOverrides, parseOverrides } from '@livery/theme/overrides';
import type { Context } from './command/context.ts';
import { inputRules } from './command/input-rules.ts';
import { type CommandError, guess, inputError } from './command/outcome.ts';
import {
  addFonts,
  checkBrandTypefaces,
  type Fonts,
  type OwnFontFiles,
  openOwnFonts,
  readFonts,
  readOwnFontFiles,
} from './fonts.ts';
import { foldersWith, readText } from './read-files.ts';

/** A brand's folder, read and checked. */
export type BrandReading = {
  /** As it is told in findings. */
  readonly folder: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The files read, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
} & (
  | {
      readonly ok: true;
      readonly brand: Brand;
      readonly theme: DerivedTheme;
      readonly logo: SiteParts['logo'];
      readonly ownFonts: OwnFontFiles | undefined;
    }
  | { readonly ok: false }
);

/**
 * Reads one brand: brand.json, logo.svg, logo-dark.svg, tokens.json, fonts.
 *
 * @param word a folder anywhere on the disk, or the name of one under the project's `themes`
 * @throws CommandError when there is no such brand
 */
export async function readBrand(
  word: string,
  { cwd, root }: Pick<Context, 'cwd' | 'root'>,
): Promise<BrandReading> {
  const path = resolve(cwd, word);
  const isFolder = existsSync(join(path, 'brand.json'));
  const inThemes = join(root, 'themes', word);
  if (!isFolder && !(isName(word) && existsSync(join(inThemes, 'brand.json')))) {
    throw await missing(word, root);
  }
  const named = isFolder ? word.replace(/(?<=.)[/\\]+$/, '') : `themes/${word}`;
  const reading = parseBrandFiles(await readBrandFiles(isFolder ? path : inThemes), named);
  if (!reading.ok) return reading;
  const { fonts, findings } = await fontsOf(reading, await readFonts(root, [reading.brand]));
  const diagnostics = [
    ...reading.diagnostics,
    ...findings,
    ...(await checkBrandTypefaces(reading, fonts)),
  ];
  return hasErrors(diagnostics)
    ? { ok: false, folder: reading.folder, texts: reading.texts, diagnostics }
    : { ...reading, diagnostics };
}

/** The typefaces that a brand may name, its own included, and what is wrong with them and with the names. */
export async function fontsOf(
  { brand, folder, texts, ownFonts }: Extract<BrandReading, { ok: true }>,
  fonts: Fonts,
): Promise<{ readonly fonts: Fonts; readonly findings: readonly Diagnostic[] }> {
  const file = `${folder}/brand.json`;
  const missing = ({ catalogue }: Fonts) =>
    placeFindings(checkFonts(brand, catalogue, file), texts.get(file) ?? '');
  if (!ownFonts) return { fonts, findings: missing(fonts) };
  const own = await openOwnFonts(ownFonts, folder, fonts);
  const all = await addFonts(fonts, own, brand);
  return { fonts: all, findings: [...own.findings, ...missing(all)] };
}

/** The brands of a project, by their folders' names. */
export function brandNames(root: string): Promise<string[]> {
  return foldersWith(join(root, 'themes'), 'brand.json');
}

const isName = (word: string) => /^[\w-]+$/.test(word);

async function missing(word: string, root: string): Promise<CommandError> {
  const names = await brandNames(root);
  return names.length === 0
    ? inputError(inputRules.noBrandYet, { word })
    : inputError(inputRules.noBrand, {
        word,
        guess: guess(nearestName(word, names)),
        names: names.join(', '),
      });
}

const brandFiles = ['brand.json', 'logo.svg', 'logo-dark.svg', 'tokens.json'] as const;

/** What a brand's folder holds; without what is not there. */
export interface BrandFiles {
  readonly texts: Readonly<Partial<Record<(typeof brandFiles)[number], string>>>;
  readonly ownFonts: OwnFontFiles | undefined;
}

export async function readBrandFiles(path: string): Promise<BrandFiles> {
  const there = brandFiles.filter((name) => existsSync(join(path, name)));
  const texts = Object.fromEntries(
    await Promise.all(there.map(async (name) => [name, await readText(join(path, name))] as const)),
  );
  return { texts, ownFonts: await readOwnFontFiles(path) };
}

/** Reads and derives a brand, but for its typefaces, which `readProject` reads for all brands at once. */
export function parseBrandFiles(
  { texts: files, ownFonts }: BrandFiles,
  folder: string,
): BrandReading {
  const texts = new Map(
    Object.entries(files).map(([name, text]): [string, string] => [`${folder}/${name}`, text]),
  );
  const diagnostics: Diagnostic[] = [];
  const keep = <T>(parsed: Parsed<T>): T | undefined => {
    diagnostics.push(...(parsed.ok ? parsed.warnings : parsed.diagnostics));
    return parsed.ok ? parsed.value : undefined;
  };
  const readLogo = (name: 'logo.svg' | 'logo-dark.svg') =>
    files[name]
      ? keep(parseLogo(files[name], `${folder}/${name}`))
      : keep(noLogo(`${folder}/${name}`));

  const file = `${folder}/brand.json`;
  const brand = keep(parseBrand(files['brand.json'] ?? '', file));
  const light = readLogo('logo.svg');
  const dark = files['logo-dark.svg'] === undefined ? light : readLogo('logo-dark.svg');
  if (!brand || !light || !dark) return { ok: false, folder, diagnostics, texts };

  const derived = keep(placed(deriveTheme(brand, file), texts.get(file) ?? ''));
  if (!derived) return { ok: false, folder, diagnostics, texts };
  const tokens = files['tokens.json'];
  const overrides =
    tokens === undefined ? undefined : keep(parseOverrides(tokens, `${folder}/tokens.json`));
  const overridden = overrides && applyOverrides(derived, overrides);
  diagnostics.push(...(overridden?.findings ?? []));
  if (hasErrors(diagnostics)) return { ok: false, folder, diagnostics, texts };
  const theme = overridden?.theme ?? derived;
  const { width, height } = light;
  const logo = { light: light.svg, dark: dark.svg, width, height };
  return { ok: true, folder, diagnostics, texts, brand, theme, logo, ownFonts };
}

const noLogo = (file: string): Parsed<never> => ({
  ok: false,
  diagnostics: [
    {
      ...findingOf(brandRules.noLogo, {}),
      file,
      line: 1,
      column: 1,
      pointer: '',
    },
  ],
});

/** A refused seed is known by its pointer; here is the text that gives it a line. */
function placed<T>(parsed: Parsed<T>, text: string): Parsed<T> {
  return parsed.ok ? parsed : { ok: false, diagnostics: placeFindings(parsed.diagnostics, text) };
}

const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');
