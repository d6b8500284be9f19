import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inputError } from './command/outcome.ts';

/**
 * A file's text. One that is not there reads as empty, which its parser then reports with the file's name.
 *
 * @throws CommandError when a folder has the file's name
 */
export async function readText(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return '';
  if (info.isFile()) return readFile(path, 'utf8');
  throw inputError(
    'file/is-folder',
    `${path} is a folder, where a file of that name belongs.`,
    'Move the folder away and put the file in its place.',
  );
}

/** Names of the sub-folders that hold a file of this name, in the alphabet's order; none where there is no such parent. */
export async function foldersWith(parent: string, file: string): Promise<string[]> {
  if (!existsSync(parent)) return [];
  const entries = await readdir(parent, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(parent, entry.name, file)))
    .map((entry) => entry.name)
    .sort();
}
