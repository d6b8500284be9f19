import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Manifest, scriptsOf } from '@livery/emit';

interface Build {
  /** What a page of this build names: `assets/main-abc.js`. */
  readonly entry: string;
  readonly files: readonly string[];
}

/** The builds whose files are in the folder, the newest first. */
const listOf = (appDir: string) => join(appDir, '.builds.json');

/**
 * Brings a JavaScript build into the folder that is served. The build before stays, for pages that are open; an earlier one
 * stays while a page names it: the last good page of a merchant whose files are broken.
 *
 * @param freshDir holds the new build; empty afterwards
 * @param siteDir holds the emitted pages
 */
export async function keepBuilds(appDir: string, freshDir: string, siteDir: string): Promise<void> {
  const fresh = await buildIn(freshDir);
  const earlier = (await readBuilds(appDir)).filter(({ entry }) => entry !== fresh.entry);
  const named = await namedScripts(siteDir);
  const kept = [fresh, ...earlier.filter(({ entry }, age) => age === 0 || named.has(entry))];
  const needed = new Set(kept.flatMap(({ files }) => files));
  for (const file of fresh.files) {
    await mkdir(dirname(join(appDir, file)), { recursive: true });
    await rename(join(freshDir, file), join(appDir, file));
  }
  await writeFile(listOf(appDir), JSON.stringify(kept));
  for (const file of earlier.flatMap(({ files }) => files)) {
    if (!needed.has(file)) await rm(join(appDir, file), { force: true });
  }
}

async function readBuilds(appDir: string): Promise<readonly Build[]> {
  if (!existsSync(join(appDir, '.vite', 'manifest.json'))) return [];
  if (!existsSync(listOf(appDir))) return [await buildIn(appDir)];
  // Written above.
  return JSON.parse(await readFile(listOf(appDir), 'utf8')) as Build[];
}

async function buildIn(folder: string): Promise<Build> {
  // Written by Vite.
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file ?? '';
  return { entry, files: await filesIn(folder) };
}

async function namedScripts(siteDir: string): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const file of await filesIn(siteDir)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(siteDir, file), 'utf8');
    for (const script of scriptsOf(html)) named.add(script.slice(1));
  }
  return named;
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
