import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandFiles, readBrandFiles } from './brand-folder.ts';
import { foldersWith, readText } from './read-files.ts';

export interface MerchantTexts {
  /** Its name under `merchants/`. */
  readonly folder: string;
  /** `merchant.json`. */
  readonly document: string;
  /** Every file of copy, by its name: `copy.vi.json`. */
  readonly copies: Readonly<Record<string, string>>;
}

/** What people wrote, before anything is made of it. */
export interface ProjectFiles {
  /** By the name of the folder under `themes/`. */
  readonly brands: ReadonlyMap<string, BrandFiles>;
  readonly merchants: readonly MerchantTexts[];
  /** By path from the root, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads the brands' and the merchants' files under `root`, folders in the alphabet's order. */
export async function readProjectFiles(root: string): Promise<ProjectFiles> {
  const texts = new Map<string, string>();
  const brands = new Map<string, BrandFiles>();
  for (const name of await foldersWith(join(root, 'themes'), 'brand.json')) {
    const files = await readBrandFiles(join(root, 'themes', name));
    brands.set(name, files);
    for (const [file, text] of Object.entries(files.texts))
      texts.set(`themes/${name}/${file}`, text);
  }
  const merchants: MerchantTexts[] = [];
  for (const folder of await foldersWith(join(root, 'merchants'), 'merchant.json')) {
    const read = async (name: string) => {
      const text = await readText(join(root, 'merchants', folder, name));
      texts.set(`merchants/${folder}/${name}`, text);
      return text;
    };
    const names = await readdir(join(root, 'merchants', folder));
    const copies: Record<string, string> = {};
    for (const name of names.filter((one) => /^copy\..+\.json$/.test(one)).sort()) {
      copies[name] = await read(name);
    }
    const document = await read('merchant.json');
    merchants.push({ folder, document, copies });
  }
  return { brands, merchants, texts };
}
