import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes small files into a folder that a person owns: all are written beside their places first and then moved, so that a
 * full disk leaves what was there. Other files of the folder stay, except those of `stale` that are not written.
 *
 * @param files text or bytes by path in the folder
 */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  stale: readonly string[] = [],
): Promise<void> {
  const entries = Object.entries(files).map(([path, content]) => {
    const target = join(folder, path);
    return { target, content, beside: `${target}.next-${process.pid}` };
  });
  try {
    for (const { beside, content } of entries) {
      await mkdir(dirname(beside), { recursive: true });
      await writeFile(beside, content);
    }
    for (const { beside, target } of entries) await rename(beside, target);
  } finally {
    for (const { beside } of entries) await rm(beside, { force: true });
  }
  for (const path of stale) {
    if (!Object.hasOwn(files, path)) await rm(join(folder, path), { force: true });
  }
}
