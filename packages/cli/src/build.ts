import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitSite, type Manifest, type Renderer, sharing } from '@livery/emit';
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
import { inputRules } from './command/input-rules.ts';
import { guess, inputError, usageError } from './command/outcome.ts';
import { usageRules } from './command/usage-rules.ts';
import { installedFonts } from './fonts.ts';
import { hashOf } from './hash.ts';
import { type HelpSource, type ReadHelp, readHelp } from './help/read-help.ts';
import { foreignFiles, type OwnFiles, succeed } from './own-files.ts';
import { type Earlier, type MerchantReading, once, readProject } from './project.ts';
import { stage } from './staging.ts';

/** What the server needs to know to pick a page: `sites.json` beside the emitted files. */
export interface SiteList {
  /** The addresses of the route table: `/member/$page`. Empty when the JavaScript build does not say: every address is a page's. */
  readonly paths: readonly string[];
  /** Those of them that have a first screen in a file of their own. */
  readonly pages: readonly string[];
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
  /** Of the same build, draws first screens. Default: every page begins with its outline. */
  readonly renderer?: Renderer & { readonly hash: string };
  /** Gives the articles of help pages, for visitors without JavaScript. Default: there are none. */
  readonly help?: HelpSource;
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
  /** Whether nothing is wrong with what was to be built. */
  readonly ok: boolean;
  /** With `only`, of the chosen merchants and their brands. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  /** Whose pages are now as their files say. */
  readonly merchants: readonly Merchant[];
  /** Those of them whose pages were made; the others' were there. */
  readonly emitted: readonly Merchant[];
  /** Those with an error, in the alphabet's order. */
  readonly failed: readonly FailedSite[];
}

export interface FailedSite {
  /** The merchant's under `merchants/`. */
  readonly folder: string;
  /** Whether pages of an earlier build are there; they stay as they are. */
  readonly hasLastGood: boolean;
}

/**
 * Checks the project and emits the merchants' sites, but for those whose files have not changed since the last build and
 * whose pages are as they were written. A merchant with an error, in its own files or its brand's, keeps the pages that it
 * has; the others are built.
 *
 * @throws CommandError when `only` names a merchant that is not there, or `outDir` holds what no build wrote
 */
export async function buildSites(options: BuildOptions): Promise<BuildResult> {
  const {
    root,
    outDir,
    manifest,
    paths = [],
    renderer,
    help: source,
    only,
    force = false,
    now = Date.now(),
    progress,
  } = options;
  const drawn = renderer && sharing(renderer);
  const installed = await installedFonts(root);
  const key = await keyOf(manifest, paths, installed, renderer?.hash);
  const record = await readRecord(outDir, key);
  const foreign = await foreignFiles(outDir, record.own);
  if (foreign) throw foreign;
  const standing = standingSites(record, outDir);
  const unread: Diagnostic[] = [];
  const helpOf = helpReader(source, unread);
  const reading = await readProject(root, {
    installed,
    standing: new Map([...standing].map(([folder, { merchant }]) => [folder, merchant])),
    ...(force ? {} : { earlier: await earlierOf(record, outDir, helpOf) }),
  });
  const chosen = only ? chosenAmong(reading.merchants, standing, only) : reading.merchants;
  const sound = chosen.filter((one) => one.ok);
  const changed = sound.flatMap(({ parts, ...site }) => (parts ? [{ ...site, parts }] : []));
  const diagnostics = only ? once(chosen.flatMap(({ findings }) => findings)) : reading.diagnostics;
  const result: BuildResult = {
    ok: only ? sound.length === chosen.length : reading.ok,
    diagnostics,
    texts: reading.texts,
    merchants: sound.map(({ merchant }) => merchant),
    emitted: changed.map(({ merchant }) => merchant),
    failed: chosen.flatMap(({ ok, folder }) =>
      ok ? [] : [{ folder, hasLastGood: standing.has(folder) }],
    ),
  };

  return stage(outDir, async (staging) => {
    const made = new Map<string, KnownSite>();
    for (const [done, { folder, merchant, inputs, findings, parts }] of changed.entries()) {
      progress?.(done, changed.length, merchant);
      const { help, hash } = await helpOf(folder, merchant);
      const emitted = await emitSite({
        ...parts,
        manifest,
        paths,
        ...(drawn ? { renderer: drawn } : {}),
        help,
      });
      await staging.add(emitted);
      made.set(folder, { merchant, inputs, findings, files: await tracesOf(emitted), help: hash });
    }
    const known = reading.merchants.flatMap(({ folder }) => {
      const site = made.get(folder) ?? standing.get(folder);
      return site ? [[folder, site] as const] : [];
    });
    // No merchant has pages: the findings are reported, and the folder stays as it is.
    if (known.length === 0) return result;
    const served = known.map(([, { merchant }]) => merchant);
    const text = `${JSON.stringify(siteList(paths, renderer?.pages ?? [], served))}\n`;
    await staging.add([{ path: 'sites.json', text }]);
    const named = known.flatMap(([, site]) => Object.keys(site.files));
    const { own, remove } = succeed(record.own, new Set([...staging.paths, ...named]), now);
    // Another build may have written since `record` was read; what it claimed stays claimed.
    const claimed = async () => ({ ...(await readRecord(outDir, key)).own, ...own });
    // Claimed before they are there: a build that is cut off would leave files that the next one takes for somebody else's.
    await writeRecord(outDir, { ...record, own: { ...record.own, ...(await claimed()) } });
    await staging.replace(remove);
    const brands = Object.fromEntries(reading.brands);
    const merchants = Object.fromEntries(known);
    await writeRecord(outDir, { key, brands, merchants, own: without(await claimed(), remove) });
    return { ...result, diagnostics: [...result.diagnostics, ...unread] };
  });
}

function without(own: OwnFiles, paths: readonly string[]): OwnFiles {
  const gone = new Set(paths);
  return Object.fromEntries(Object.entries(own).filter(([path]) => !gone.has(path)));
}

/** What need not be read again: of the merchants those whose pages are there as they were written. */
async function earlierOf(
  record: BuildRecord,
  outDir: string,
  helpOf: ReturnType<typeof helpReader>,
): Promise<Earlier> {
  const brands = new Map(Object.entries(record.brands));
  const merchants = await wholeSites(outDir, record);
  for (const [folder, { merchant, help }] of merchants) {
    const { hash } = await helpOf(folder, merchant);
    // Pages keep the articles that they have while the platform does not answer.
    if (hash !== undefined && hash !== help) merchants.delete(folder);
  }
  return { brands, merchants };
}

/**
 * Reads each merchant's help centre once in a build.
 *
 * @param unread takes what could not be read
 */
function helpReader(source: HelpSource | undefined, unread: Diagnostic[]) {
  const asked = new Map<string, Promise<ReadHelp>>();
  return (folder: string, merchant: Merchant): Promise<ReadHelp> => {
    const key = JSON.stringify([folder, merchant]);
    const before = asked.get(key);
    if (before) return before;
    const read = readHelp(merchant, `merchants/${folder}/merchant.json`, source).then((found) => {
      unread.push(...found.findings);
      return found;
    });
    asked.set(key, read);
    return read;
  };
}

/** The sites that have pages, by folder. */
function standingSites({ merchants }: BuildRecord, outDir: string): Map<string, KnownSite> {
  const page = ({ code }: Merchant) => join(outDir, 'merchants', code, 'index.html');
  return new Map(
    Object.entries(merchants).filter(([, { merchant }]) => existsSync(page(merchant))),
  );
}

function chosenAmong(
  merchants: readonly MerchantReading[],
  standing: ReadonlyMap<string, KnownSite>,
  only: readonly string[],
): readonly MerchantReading[] {
  const named = merchants.map((one) => {
    const code = one.ok ? one.merchant.code : standing.get(one.folder)?.merchant.code;
    return { one, names: code === undefined ? [one.folder] : [one.folder, code] };
  });
  const names = named.flatMap((each) => each.names);
  for (const word of only) {
    if (names.includes(word)) continue;
    throw usageError(usageRules.unknownMerchant, {
      word,
      guess: guess(nearestName(word, names)),
      folders: merchants.map(({ folder }) => folder).join(', '),
    });
  }
  return named
    .filter((each) => only.some((word) => each.names.includes(word)))
    .map(({ one }) => one);
}

/** Reads the manifest of the JavaScript build in `appDir`. Throws an error that names the fix when there is none. */
export async function readManifest(appDir: string): Promise<Manifest> {
  const file = join(appDir, '.vite', 'manifest.json');
  if (!existsSync(file)) {
    throw inputError(inputRules.noJavaScript, { folder: appDir });
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

/** Loads the render artefact of the JavaScript build in `appDir`; undefined when the build has none. */
export async function readRenderer(
  appDir: string,
): Promise<(Renderer & { readonly hash: string }) | undefined> {
  const file = join(appDir, '.vite', 'render', 'render.js');
  if (!existsSync(file)) return undefined;
  const hash = hashOf(await readFile(file, 'utf8'));
  // Another build's artefact has another address: this process may have loaded the one before. Made of the site's `render.tsx`.
  const made = (await import(`${pathToFileURL(file).href}?${hash}`)) as Renderer;
  return { pages: made.pages, render: made.render, renderFrame: made.renderFrame, hash };
}

function siteList(
  paths: readonly string[],
  pages: readonly string[],
  merchants: readonly Merchant[],
): SiteList {
  return {
    paths,
    pages,
    sites: merchants.map((merchant) => ({
      merchant,
      prefixes: merchant.languages
        .filter((code) => code !== merchant.defaultLanguage)
        .map((code) => languages[code].tag.toLowerCase()),
    })),
  };
}
