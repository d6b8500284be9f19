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
  const madeFor = folders();
  try {
    return await work({
      paths,
      async add(files) {
        // Sites of one brand share its pictures and fonts.
        const added = files.filter(({ path }) => !paths.has(path) && paths.add(path));
        await together(added, async (file) => {
          if (await isSame(join(folder, file.path), file)) return;
          await write(await madeFor(join(beside, file.path)), file);
          changed.push(file.path);
        });
      },
      async replace(remove) {
        for (const wanted of [...new Set(changed.map(order))].sort((a, b) => a - b)) {
          const next = changed.filter((path) => order(path) === wanted);
          await together(next, async (path) => {
            await rename(join(beside, path), await madeFor(join(folder, path)));
          });
        }
        for (const path of remove) await rm(join(folder, path), { force: true });
      },
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

const order = (path: string) => (path === 'sites.json' ? 2 : path.endsWith('.html') ? 1 : 0);

/** Makes the folder of a file, each once, and gives the file back. */
function folders(): (file: string) => Promise<string> {
  const made = new Map<string, Promise<unknown>>();
  return async (file) => {
    const folder = dirname(file);
    const before = made.get(folder);
    const making = before ?? mkdir(folder, { recursive: true });
    if (!before) made.set(folder, making);
    await making;
    return file;
  };
}

/** Files under way at once: enough that the disk always has one to write. */
const atOnce = 16;

/** Does some work on all items, a few at once. When one fails, no more are begun, and it throws when the last has ended. */
async function together<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let failure: { readonly reason: unknown } | undefined;
  const worker = async () => {
    for (const item of left) {
      if (failure) return;
      try {
        await work(item);
      } catch (reason) {
        failure ??= { reason };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // TypeScript does not see that the workers set it.
  const failed = failure as { readonly reason: unknown } | undefined;
  if (failed) throw failed.reason;
}

async function write(target: string, file: EmittedFile): Promise<void> {
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
