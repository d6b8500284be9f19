import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EmittedFile, Manifest } from '@livery/emit';
import type { Merchant } from '@livery/merchant';
import type { InstalledFonts } from './fonts.ts';
import { hashOf, hashOfJson } from './hash.ts';
import type { OwnFiles } from './own-files.ts';
import type { Known } from './project.ts';
import { readText } from './read-files.ts';

/** A merchant's pages: what they were made of, and what was written. */
export interface KnownSite extends Known {
  /** As the pages say; another file may be waiting to be mended. */
  readonly merchant: Merchant;
  /** Every file of the merchant by its path. */
  readonly files: Readonly<Record<string, Trace>>;
  /** Changes with the articles in its help pages; absent where they could not be read. */
  readonly help?: string | undefined;
}

/** The hash of a text, the bytes of a copied file; of a drawn picture, whose path changes with it, that it is there. */
type Trace = string | number | true;

/** What the last build read and wrote. Without it everything is built, into an empty folder only. */
export interface BuildRecord {
  /** Changes with what every page is made by: see `keyOf`. */
  readonly key: string;
  readonly brands: Readonly<Record<string, Known>>;
  /** By folder under `merchants/`. */
  readonly merchants: Readonly<Record<string, KnownSite>>;
  /** Everything in the folder; whatever the pages were made by, only this may be removed. */
  readonly own: OwnFiles;
}

/** Beside the pages and not among them: nobody serves it. */
const fileOf = (outDir: string) => `${outDir}.record.json`;

/** Changes with the shape of the record. */
const format = 4;

/**
 * The record of the last build. Where that was made by something else, it says what is in the folder and knows nothing
 * again; one that is not there or cannot be read says nothing.
 */
export async function readRecord(outDir: string, key: string): Promise<BuildRecord> {
  const empty = { key, brands: {}, merchants: {}, own: {} };
  try {
    const { format: written, hash, record } = JSON.parse(await readText(fileOf(outDir)));
    // One that proves its bytes is one that we wrote.
    if (hash !== hashOfJson(record)) return empty;
    if (written !== format) return { ...empty, own: record.own ?? {} };
    return record.key === key ? record : { ...record, key, brands: {}, merchants: aged(record) };
  } catch {
    return empty;
  }
}

/** Pages that stay until they are made again, which no inputs can spare them. */
function aged({ merchants }: BuildRecord): BuildRecord['merchants'] {
  return Object.fromEntries(
    Object.entries(merchants).map(([folder, site]) => [folder, { ...site, inputs: '' }]),
  );
}

/** Keeps a record in the place of the last one. */
export async function writeRecord(outDir: string, record: BuildRecord): Promise<void> {
  const beside = `${fileOf(outDir)}.next-${process.pid}`;
  await mkdir(dirname(outDir), { recursive: true });
  try {
    await writeFile(beside, JSON.stringify({ format, hash: hashOfJson(record), record }));
    await rename(beside, fileOf(outDir));
  } finally {
    await rm(beside, { force: true });
  }
}

/** What is kept of files that were written. */
export async function tracesOf(files: readonly EmittedFile[]): Promise<KnownSite['files']> {
  const traces = files.map(async (file) => [file.path, await traceOf(file)] as const);
  return Object.fromEntries(await Promise.all(traces));
}

async function traceOf(file: EmittedFile): Promise<Trace> {
  if ('text' in file) return hashOf(file.text);
  return 'draw' in file ? true : (await stat(file.from)).size;
}

/** The sites whose files are all still as they were written, by folder. */
export async function wholeSites(
  outDir: string,
  { merchants }: BuildRecord,
): Promise<Map<string, KnownSite>> {
  // Typefaces and a brand's pictures are those of many sites.
  const asked = new Map<string, Promise<Trace | undefined>>();
  const traceNow = (path: string, written: Trace) => {
    const trace = asked.get(path) ?? traceOnDisk(join(outDir, path), written);
    asked.set(path, trace);
    return trace;
  };
  const whole = new Map<string, KnownSite>();
  for (const [folder, site] of Object.entries(merchants)) {
    const same = await Promise.all(
      Object.entries(site.files).map(async ([path, was]) => (await traceNow(path, was)) === was),
    );
    if (same.every(Boolean)) whole.set(folder, site);
  }
  return whole;
}

async function traceOnDisk(file: string, written: Trace): Promise<Trace | undefined> {
  if (!existsSync(file)) return undefined;
  if (written === true) return true;
  return typeof written === 'number' ? (await stat(file)).size : hashOf(await readFile(file));
}

/** Our own packages that have a part in a page. */
const engine = ['theme', 'merchant', 'i18n', 'emit', 'cli'];

/**
 * Changes with everything that pages are made by, but for what merchants and brands say: the JavaScript build, the installed
 * typefaces, our own sources, other packages and Node.
 */
export async function keyOf(
  manifest: Manifest,
  paths: readonly string[],
  fonts: InstalledFonts,
  renderer: string | undefined,
): Promise<string> {
  const packages = join(import.meta.dirname, '..', '..');
  const sources: string[] = [];
  for (const name of engine) {
    // Sources, or what they were compiled to: as this file is.
    const folder = join(packages, name, basename(import.meta.dirname));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) sources.push(file, hashOf(await readFile(file)));
  }
  const lock = await readText(join(packages, '..', 'package-lock.json'));
  return hashOfJson([manifest, paths, fonts, renderer, sources, hashOf(lock), process.version]);
}
