import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inputRules } from './command/input-rules.ts';
import { type CommandError, inputError } from './command/outcome.ts';

/** What builds have written into their folder: when each path last belonged to the site, in milliseconds since 1970. */
export type OwnFiles = Readonly<Record<string, number>>;

/** Pages that are open may still ask for a picture or a typeface of the build before: so long it stays. */
const keptMs = 7 * 24 * 60 * 60_000;

/** A picture or typeface has its version in its name; pages and the list of sites keep theirs. */
const hasVersion = (path: string) => /^(brand|fonts)\//.test(path);

/**
 * Why a build may not write into a folder: it holds files of which no build's record says that a build wrote them.
 *
 * @param own from the record of the last build
 */
export async function foreignFiles(
  outDir: string,
  own: OwnFiles,
): Promise<CommandError | undefined> {
  if (!existsSync(outDir)) return undefined;
  const foreign = (await filesIn(outDir)).filter((path) => !Object.hasOwn(own, path));
  if (foreign.length === 0) return undefined;
  const [first = '', second] = foreign.sort();
  const some =
    second === undefined ? first : `${first}, ${second}${foreign.length > 2 ? ' …' : ''}`;
  return inputError(inputRules.foreignFiles, {
    folder: outDir,
    amount: foreign.length === 1 ? 'a file' : `${foreign.length} files`,
    some,
  });
}

/**
 * What a build owns from now on, and what of its earlier files goes.
 *
 * @param named every path of the site as it is now
 */
export function succeed(
  own: OwnFiles,
  named: ReadonlySet<string>,
  now: number,
): { readonly own: OwnFiles; readonly remove: readonly string[] } {
  const earlier = Object.entries(own).filter(([path]) => !named.has(path));
  const stays = ([path, last]: [string, number]) => hasVersion(path) && now - last < keptMs;
  return {
    own: Object.fromEntries([
      ...earlier.filter(stays),
      ...[...named].map((path) => [path, now] as const),
    ]),
    remove: earlier.filter((entry) => !stays(entry)).map(([path]) => path),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
