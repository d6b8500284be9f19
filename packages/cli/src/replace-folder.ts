import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EmittedFile } from '@livery/emit';

/**
 * Brings files into a folder, without a moment at which a reader finds less than one whole site: all is written beside it
 * first, then each file moves into place (pages after the pictures and fonts that they name), then `remove` goes. Nothing
 * else is touched. A full disk or a crash while writing leaves the folder as it was.
 *
 * @param remove paths in the folder
 */
export async function replaceFolder(
  folder: string,
  files: readonly EmittedFile[],
  remove: readonly string[],
): Promise<void> {
  const staging = `${folder}.next-${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  try {
    const changed: string[] = [];
    for (const file of files) {
      if (await isSame(join(folder, file.path), file)) continue;
      await write(join(staging, file.path), file);
      changed.push(file.path);
    }
    for (const path of changed.sort((a, b) => order(a) - order(b))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(staging, path), join(folder, path));
    }
    for (const path of remove) await rm(join(folder, path), { force: true });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const order = (path: string) => (path === 'sites.json' ? 2 : path.endsWith('.html') ? 1 : 0);

async function write(target: string, file: EmittedFile): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  if ('text' in file) await writeFile(target, file.text);
  else await copyFile(file.from, target);
}

/** A copied file has its version in its path, so that being there whole is being the same. */
async function isSame(target: string, file: EmittedFile): Promise<boolean> {
  if (!existsSync(target)) return false;
  if ('text' in file) return (await readFile(target, 'utf8')) === file.text;
  return (await stat(target)).size === (await stat(file.from)).size;
}
