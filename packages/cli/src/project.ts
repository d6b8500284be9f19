import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteParts } from '@livery/emit';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import { type Merchant, parseCopy, parseMerchants } from '@livery/merchant';
import type { Diagnostic, Parsed } from '@livery/theme/diagnostic';
import { checkFonts } from '@livery/theme/fonts';
import { type BrandReading, readBrandFiles } from './brand-folder.ts';
import { checkMerchantTypefaces, readFonts } from './fonts.ts';
import { foldersWith, readText } from './read-files.ts';
import { pageWords } from './words.ts';

/** All that is needed to emit every site, but for the JavaScript build. */
export interface Project {
  readonly sites: readonly (Omit<SiteParts, 'manifest'> & {
    /** The merchant's under `merchants/`. */
    readonly folder: string;
  })[];
}

type SoundBrand = Extract<BrandReading, { ok: true }>;

export type ProjectReading = {
  readonly diagnostics: readonly Diagnostic[];
  /** The files read, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** The brands without an error, also when something else has one. */
  readonly brands: readonly SoundBrand[];
} & ({ readonly ok: true; readonly project: Project } | { readonly ok: false });

/**
 * Reads `themes/` and `merchants/` under `root` and checks all of it. Findings about what people wrote are diagnostics;
 * it throws only where the machine fails (a folder that cannot be read).
 */
export async function readProject(root: string): Promise<ProjectReading> {
  const reader = createReader(root);
  const diagnostics: Diagnostic[] = [];
  const keep = <T>(parsed: Parsed<T>): T | undefined => {
    diagnostics.push(...(parsed.ok ? parsed.warnings : parsed.diagnostics));
    return parsed.ok ? parsed.value : undefined;
  };

  const themeNames = await foldersWith(join(root, 'themes'), 'brand.json');
  const themes = new Map<string, SoundBrand>();
  for (const name of themeNames) {
    const reading = await readBrandFiles(join(root, 'themes', name), `themes/${name}`);
    diagnostics.push(...reading.diagnostics);
    for (const [file, text] of reading.texts) reader.texts.set(file, text);
    if (reading.ok) themes.set(name, reading);
  }
  const brands = [...themes.values()];
  const fonts = await readFonts(
    root,
    brands.map(({ brand }) => brand),
  );
  for (const { brand, folder } of brands) {
    diagnostics.push(...checkFonts(brand, fonts.catalogue, `${folder}/brand.json`));
  }

  const merchantNames = await foldersWith(join(root, 'merchants'), 'merchant.json');
  const files = merchantNames.map((name) => `merchants/${name}/merchant.json`);
  const documents = await Promise.all(
    files.map(async (file) => ({ file, text: await reader.read(file) })),
  );
  const merchants = keep(parseMerchants(documents, { themes: themeNames }));
  const copies: SiteParts['copy'][] = [];
  for (const [index, merchant] of (merchants ?? []).entries()) {
    copies.push(await readCopy(merchantNames[index] ?? '', merchant, reader, keep));
  }
  diagnostics.push(...(await checkMerchantTypefaces(themes, merchants ?? [], fonts)));

  const texts = reader.texts;
  if (!merchants || diagnostics.some(({ severity }) => severity === 'error')) {
    return { ok: false, diagnostics, texts, brands };
  }
  const sites = await Promise.all(
    merchants.map(async (merchant, index) => {
      const theme = themes.get(merchant.theme);
      const copy = copies[index] ?? {};
      if (!theme) throw new Error(`livery: theme ${merchant.theme} was checked and is gone.`);
      const { brand, logo } = theme;
      const words = await pageWords(merchant, copy);
      const folder = merchantNames[index] ?? '';
      return { folder, merchant, brand, theme: theme.theme, logo, fonts, copy, words };
    }),
  );
  return { ok: true, project: { sites }, diagnostics, texts, brands };
}

type Keep = <T>(parsed: Parsed<T>) => T | undefined;
type Reader = ReturnType<typeof createReader>;

async function readCopy(
  name: string,
  merchant: Merchant,
  reader: Reader,
  keep: Keep,
): Promise<SiteParts['copy']> {
  const copy: Partial<Record<LanguageCode, Record<string, string>>> = {};
  for (const code of merchant.languages) {
    const file = `merchants/${name}/copy.${languages[code].tag}.json`;
    if (!reader.has(file)) continue;
    const parsed = keep(parseCopy(await reader.read(file), file, code));
    if (parsed) copy[code] = parsed;
  }
  return copy;
}

function createReader(root: string) {
  const texts = new Map<string, string>();
  return {
    texts,
    has: (file: string) => existsSync(join(root, file)),
    async read(file: string): Promise<string> {
      const text = await readText(join(root, file));
      texts.set(file, text);
      return text;
    },
  };
}
