import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmittedFile, emitSite, type Manifest } from '@livery/emit';
import { languages } from '@livery/i18n/languages';
import type { Merchant } from '@livery/merchant';
import { type Diagnostic, nearestName } from '@livery/theme/diagnostic';
import {
  type BuildRecord,
  type KnownSite,
  keyOf,
  readRecord,
  tracesOf,
  wholeSites,
  writeRecord,
} from './build-record.ts';
import { inputError, usageError } from './command/outcome.ts';
import { installedFonts } from './fonts.ts';
import { foreignFiles, succeed } from './own-files.ts';
import { type Earlier, type Project, type ProjectSite, readProject } from './project.ts';
import { replaceFolder } from './replace-folder.ts';

/** What the server needs to know to pick a page: `sites.json` beside the emitted files. */
export interface SiteList {
  /** The addresses of the route table: `/member/$page`. Empty when the JavaScript build does not say: every address is a page's. */
  readonly paths: readonly string[];
  readonly sites: readonly {
    readonly merchant: Merchant;
    /** First path segments that lead to a language's own page: `hi`. */
    readonly prefixes: readonly string[];
  }[];
}

export interface BuildOptions {
  /** The project: holds `themes`, `merchants` and `node_modules`. */
  readonly root: string;
  /** Where the site goes; replaced file by file, pages last. It is empty or holds what builds wrote. */
  readonly outDir: string;
  /** Of the JavaScript build. */
  readonly manifest: Manifest;
  /** The addresses of its route table. Default: not known. */
  readonly paths?: readonly string[];
  /** Codes or folder names of the merchants to emit; the others' pages stay as they are. Default: all. */
  readonly only?: readonly string[];
  /** Emit also what has not changed since the last build. */
  readonly force?: boolean;
  /** Milliseconds since 1970. Default: the machine's. */
  readonly now?: number;
  /** Told before each merchant's pages are made. */
  readonly progress?: (done: number, of: number, merchant: Merchant) => void;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  /** Whose pages are now as their files say. Empty when something was wrong: what was there before is then untouched. */
  readonly merchants: readonly Merchant[];
  /** Those of them whose pages were made; the others' were there. */
  readonly emitted: readonly Merchant[];
}

/**
 * Checks the project and emits the merchants' sites, but for those whose files have not changed since the last build and
 * whose pages are as they were written. On any error nothing is written.
 *
 * @throws CommandError when `only` names a merchant that is not there, or `outDir` holds what no build wrote
 */
export async function buildSites(options: BuildOptions): Promise<BuildResult> {
  const {
    root,
    outDir,
    manifest,
    paths = [],
    only,
    force = false,
    now = Date.now(),
    progress,
  } = options;
  const installed = await installedFonts(root);
  const key = await keyOf(manifest, paths, installed);
  const record = await readRecord(outDir, key);
  const foreign = await foreignFiles(outDir, record.own);
  if (foreign) throw foreign;
  const reading = await readProject(root, {
    installed,
    ...(force ? {} : { earlier: await earlierOf(record, outDir) }),
  });
  const { diagnostics, texts } = reading;
  if (!reading.ok) return { ok: false, diagnostics, texts, merchants: [], emitted: [] };
  const { sites, brands } = reading.project;
  const chosen = only ? chosenSites(sites, only) : sites;
  const changed = chosen.flatMap(({ parts, ...site }) => (parts ? [{ ...site, parts }] : []));

  const files = new Map<string, EmittedFile>();
  const known: Record<string, KnownSite> = keptSites(record, sites);
  for (const [done, { folder, inputs, findings, parts }] of changed.entries()) {
    progress?.(done, changed.length, parts.merchant);
    const emitted = emitSite({ ...parts, manifest, paths });
    for (const file of emitted) files.set(file.path, file);
    known[folder] = { inputs, findings, files: await tracesOf(emitted) };
  }
  const listed = sites.filter((site) => chosen.includes(site) || isEmitted(outDir, site.merchant));
  files.set('sites.json', {
    path: 'sites.json',
    text: `${JSON.stringify(
      siteList(
        paths,
        listed.map(({ merchant }) => merchant),
      ),
    )}\n`,
  });
  const kept = Object.values(known).flatMap((site) => Object.keys(site.files));
  // The pages of merchants that were not chosen stay, also where a changed engine has made the record forget them.
  const others = only ? Object.keys(record.own) : [];
  const { own, remove } = succeed(record.own, new Set([...files.keys(), ...kept, ...others]), now);
  // Claimed before they are there: a build that is cut off would leave files that the next one takes for somebody else's.
  await writeRecord(outDir, { ...record, own: { ...record.own, ...own } });
  await replaceFolder(outDir, [...files.values()], remove);
  await writeRecord(outDir, { key, brands: Object.fromEntries(brands), merchants: known, own });
  return {
    ok: true,
    diagnostics,
    texts,
    merchants: chosen.map(({ merchant }) => merchant),
    emitted: changed.map(({ parts }) => parts.merchant),
  };
}

/** What need not be read again: of the merchants those whose pages are there as they were written. */
async function earlierOf(record: BuildRecord, outDir: string): Promise<Earlier> {
  const brands = new Map(Object.entries(record.brands));
  return { brands, merchants: await wholeSites(outDir, record) };
}

/** What the record says of merchants that are still there. */
function keptSites({ merchants }: BuildRecord, sites: readonly ProjectSite[]) {
  return Object.fromEntries(
    sites.flatMap(({ folder }) => {
      const site = merchants[folder];
      return site ? [[folder, site] as const] : [];
    }),
  );
}

function chosenSites(sites: Project['sites'], only: readonly string[]): Project['sites'] {
  const names = sites.flatMap(({ merchant, folder }) => [folder, merchant.code]);
  for (const word of only) {
    if (names.includes(word)) continue;
    const near = nearestName(word, names);
    throw usageError(
      'unknown-merchant',
      `Unknown merchant "${word}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
      `Use one of: ${sites.map(({ folder }) => folder).join(', ')}.`,
    );
  }
  return sites.filter(({ merchant, folder }) =>
    only.some((x) => x === folder || x === merchant.code),
  );
}

const isEmitted = (outDir: string, { code }: Merchant) =>
  existsSync(join(outDir, 'merchants', code, 'index.html'));

/** Reads the manifest of the JavaScript build in `appDir`. Throws an error that names the fix when there is none. */
export async function readManifest(appDir: string): Promise<Manifest> {
  const file = join(appDir, '.vite', 'manifest.json');
  if (!existsSync(file)) {
    throw inputError(
      'build/no-javascript',
      `No JavaScript build found in ${appDir}.`,
      'Run "npm run build" once, or set its folder with --app.',
    );
  }
  // Written by Vite in the same run or an earlier one; `pageFiles` refuses one without an entry.
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

/** Reads the addresses of the route table that the JavaScript build in `appDir` has; none when it does not say. */
export async function readPaths(appDir: string): Promise<readonly string[]> {
  const file = join(appDir, '.vite', 'paths.json');
  // Written by the same build as the manifest.
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as string[]) : [];
}

function siteList(paths: readonly string[], merchants: readonly Merchant[]): SiteList {
  return {
    paths,
    sites: merchants.map((merchant) => ({
      merchant,
      prefixes: merchant.languages
        .filter((code) => code !== merchant.defaultLanguage)
        .map((code) => languages[code].tag.toLowerCase()),
    })),
  };
}
