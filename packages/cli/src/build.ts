import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmittedFile, emitSite, type Manifest } from '@livery/emit';
import { languages } from '@livery/i18n/languages';
import type { Merchant } from '@livery/merchant';
import { type Diagnostic, nearestName } from '@livery/theme/diagnostic';
import { inputError, usageError } from './command/outcome.ts';
import { type Project, readProject } from './project.ts';
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
  /** Codes or folder names of the merchants to emit; the others' pages stay as they are. Default: all. */
  readonly only?: readonly string[];
  /** Told before each merchant's pages are made. */
  readonly progress?: (done: number, of: number, merchant: Merchant) => void;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  /** Empty when something was wrong: what was there before is then untouched. */
  readonly merchants: readonly Merchant[];
}

/**
 * Checks the project and emits the merchants' sites. On any error nothing is written.
 *
 * @throws CommandError when `only` names a merchant that is not there
 */
export async function buildSites(options: BuildOptions): Promise<BuildResult> {
  const { root, outDir, manifest, only, progress } = options;
  const reading = await readProject(root);
  const { diagnostics, texts } = reading;
  if (!reading.ok) return { ok: false, diagnostics, texts, merchants: [] };
  const { sites } = reading.project;
  const chosen = only ? chosenSites(sites, only) : sites;
  const files = new Map<string, EmittedFile>();
  for (const [done, { folder: _, ...parts }] of chosen.entries()) {
    progress?.(done, chosen.length, parts.merchant);
    for (const file of emitSite({ ...parts, manifest })) files.set(file.path, file);
  }
  const merchants = chosen.map(({ merchant }) => merchant);
  const listed = sites.filter((site) => chosen.includes(site) || isEmitted(outDir, site.merchant));
  files.set('sites.json', {
    path: 'sites.json',
    text: `${JSON.stringify(siteList(listed.map(({ merchant }) => merchant)))}\n`,
  });
  await replaceFolder(outDir, [...files.values()], { keepOthers: only !== undefined });
  return { ok: true, diagnostics, texts, merchants };
}

function chosenSites(sites: Project['sites'], only: readonly string[]): Project['sites'] {
  const names = sites.flatMap(({ merchant, folder }) => [folder, merchant.code]);
  for (const word of only) {
    if (names.includes(word)) continue;
    const near = nearestName(word, names);
    throw usageError(
      'unknown-merchant',
      `There is no merchant "${word}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
      `The merchants are ${sites.map(({ folder }) => folder).join(', ')}.`,
    );
  }
  return sites.filter(({ merchant, folder }) =>
    only.some((x) => x === folder || x === merchant.code),
  );
}

const isEmitted = (outDir: string, { code }: Merchant) =>
  existsSync(join(outDir, 'merchants', code, 'index.html'));

/** Reads the manifest of the JavaScript build in `appDir`. Throws, with the mend, when there is none. */
export async function readManifest(appDir: string): Promise<Manifest> {
  const file = join(appDir, '.vite', 'manifest.json');
  if (!existsSync(file)) {
    throw inputError(
      'build/no-javascript',
      `There is no JavaScript build in ${appDir}.`,
      'Run "npm run build" once, or say with --app where it is.',
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
