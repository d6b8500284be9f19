import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EmittedFile } from '@livery/emit';

/** Files that wait beside a folder until all of them are there. */
export interface Staging {
  /** Writes files beside the folder, but for those that are in it as they are. */
  readonly add: (files: readonly EmittedFile[]) => Promise<void>;
  /** Every path that was added. */
  readonly paths: ReadonlySet<string>;
  /**
   * Brings what was added into the folder, pages after the pictures and fonts that they name, and then removes some paths. Nothing
   * else is touched.
   */
  readonly replace: (remove: readonly string[]) => Promise<void>;
}

/**
 * Brings files into a folder, without a moment at which a reader finds less than one whole site: all is written beside it first, as
 * it is made, so that a site of any size takes no memory. A full disk or a crash while writing leaves the folder as it was.
 *
 * @param work adds the files and brings them in; what it did not bring in goes
 */
export async function stage<T>(folder: string, work: (staging: Staging) => Promise<T>): Promise<T> {
  const beside = `${folder}.next-${process.pid}`;
  await rm(beside, { recursive: true, force: true });
  const paths = new Set<string>();
  const changed: string[] = [];
  try {
    return await work({
      paths,
      async add(files) {
        for (const file of files) {
          // Sites of one brand share its pictures and fonts.
          if (paths.has(file.path)) continue;
          paths.add(file.path);
          if (await isSame(join(folder, file.path), file)) continue;
          await write(join(beside, file.path), file);
          changed.push(file.path);
        }
      },
      async replace(remove) {
        for (const path of changed.sort((a, b) => order(a) - order(b))) {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await rename(join(beside, path), join(folder, path));
        }
        for (const path of remove) await rm(join(folder, path), { force: true });
      },
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

const order = (path: string) => (path === 'sites.json' ? 2 : path.endsWith('.html') ? 1 : 0);

async function write(target: string, file: EmittedFile): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  if ('text' in file) await writeFile(target, file.text);
  else if ('draw' in file) await writeFile(target, await file.draw());
  else await copyFile(file.from, target);
}

/** A copied file has its version in its path, so that being there whole is being the same; of a drawn one, being there. */
async function isSame(target: string, file: EmittedFile): Promise<boolean> {
  if (!existsSync(target)) return false;
  if ('draw' in file) return true;
  if ('text' in file) return (await readFile(target, 'utf8')) === file.text;
  return (await stat(target)).size === (await stat(file.from)).size;
}
