import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file's text. One that cannot be read, or is a folder, reads as empty, which its parser then reports with the file's name. */
export async function readText(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() ? readFile(path, 'utf8').catch(() => '') : '';
}

/** Names of the sub-folders, linked ones too, that hold a file of this name, in the alphabet's order; none where there is no such parent. */
export async function foldersWith(parent: string, file: string): Promise<string[]> {
  if (!existsSync(parent)) return [];
  const names = await readdir(parent);
  return names.filter((name) => existsSync(join(parent, name, file))).sort();
}
