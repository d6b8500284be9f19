import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmittedFile, emitSite, type Manifest } from '@livery/emit';
import { languages } from '@livery/i18n/languages';
import type { Merchant } from '@livery/merchant';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { readProject } from './project.ts';
import { replaceFolder } from './replace-folder.ts';

/** What the server needs to know to pick a page: `sites.json` beside the emitted files. */
export interface SiteList {
  readonly sites: readonly {
    readonly merchant: Merchant;
    /** First path segments that lead to a language's own page: `hi`. */
    readonly prefixes: readonly string[];
  }[];
}

export interface BuildOptions {
  /** The project: holds `themes`, `merchants` and `node_modules`. */
  readonly root: string;
  /** Where the site goes; replaced file by file, pages last. */
  readonly outDir: string;
  /** Of the JavaScript build. */
  readonly manifest: Manifest;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  /** Empty when something was wrong: what was there before is then untouched. */
  readonly merchants: readonly Merchant[];
}

/** Checks the project and emits every merchant's site. On any error nothing is written. */
export async function buildSites({ root, outDir, manifest }: BuildOptions): Promise<BuildResult> {
  const reading = await readProject(root);
  const { diagnostics, texts } = reading;
  if (!reading.ok) return { ok: false, diagnostics, texts, merchants: [] };
  const files = new Map<string, EmittedFile>();
  for (const parts of reading.project.sites) {
    for (const file of emitSite({ ...parts, manifest })) files.set(file.path, file);
  }
  const merchants = reading.project.sites.map(({ merchant }) => merchant);
  files.set('sites.json', { path: 'sites.json', text: `${JSON.stringify(siteList(merchants))}\n` });
  await replaceFolder(outDir, [...files.values()]);
  return { ok: true, diagnostics, texts, merchants };
}

/** Reads the manifest of the JavaScript build in `appDir`. Throws, with the mend, when there is none. */
export async function readManifest(appDir: string): Promise<Manifest> {
  const file = join(appDir, '.vite', 'manifest.json');
  if (!existsSync(file)) {
    throw new Error(
      `livery: there is no JavaScript build in ${appDir}. Run "npm run build" first.`,
    );
  }
  // Written by Vite in the same run or an earlier one; `pageFiles` refuses one without an entry.
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

function siteList(merchants: readonly Merchant[]): SiteList {
  return {
    sites: merchants.map((merchant) => ({
      merchant,
      prefixes: merchant.languages
        .filter((code) => code !== merchant.defaultLanguage)
        .map((code) => languages[code].tag.toLowerCase()),
    })),
  };
}
