import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Installs what one benchmark alone needs, once: a folder with a lock file of its own, which a fresh clone does not install.
 *
 * @param folder beside this file
 * @param what it installs, for the line that says so
 * @throws Error when npm does not finish
 */
export async function installApart(folder: string, what: string): Promise<void> {
  const place = join(import.meta.dirname, folder);
  const lock = createHash('sha256')
    .update(await readFile(join(place, 'package-lock.json')))
    .digest('hex');
  const stamp = join(place, 'node_modules/.livery-lock');
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === lock) return;
  process.stderr.write(`Installing ${what}, once…\n`);
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: place,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `npm ci did not finish in scripts/bench/${folder} (its message is above). Check the network and the npm registry, then run the command again.`,
    );
  }
  await writeFile(stamp, lock);
}
