import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Installs the libraries that `npm run bench -- ui` compares with, once: about 280 MB, which a fresh clone does not need.
 *
 * @throws Error when npm does not finish
 */
export async function installPeers(root: string): Promise<void> {
  const folder = join(root, 'scripts/bench/ui-peers');
  const lock = createHash('sha256')
    .update(await readFile(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules/.livery-lock');
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === lock) return;
  process.stderr.write('Installing MUI, Mantine, Chakra, Ant Design and Radix Themes, once…\n');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      'npm ci did not finish in scripts/bench/ui-peers (its message is above). Check the network and the npm registry, then run the command again.',
    );
  }
  await writeFile(stamp, lock);
}
