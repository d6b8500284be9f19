import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/storybook');
/** The source folders of the built Storybook. */
const sources = [
  '.storybook',
  'merchants',
  'themes',
  'package-lock.json',
  'packages',
  'sites/web/src',
  'sites/web/server',
];

/** The parts of an entry of Storybook's index that are used here. */
export interface Story {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Builds Storybook unless the existing build is newer than all its sources. */
export function buildIfStale(): void {
  const index = join(built, 'index.json');
  const made = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (newest(sources.map((source) => join(root, source))) < made) return;
  process.stdout.write('Building Storybook…\n');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), 'build:storybook', '--quiet'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) {
    throw new Error('Storybook did not build. Run `npm run build:storybook` to see why.');
  }
}

/** Serves a built Storybook, by default this tree's, on a free port, until `close`. */
export async function serve(
  outDir = built,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir },
    preview: { port: 6016, host: 'localhost' },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The built Storybook could not be served.');
  return { address, close: () => server.close() };
}

/** The stories whose title begins so, in Storybook's order. */
export function storiesOf(prefix: string, outDir = built): Story[] {
  const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  const wanted = prefix.toLowerCase();
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.toLowerCase().startsWith(wanted),
  );
}

function newest(paths: readonly string[]): number {
  let time = 0;
  for (const path of paths) {
    const stat = statSync(path);
    if (!stat.isDirectory()) time = Math.max(time, stat.mtimeMs);
    else {
      const inside = readdirSync(path).filter(
        (name) => !/^(node_modules|dist|\.cache)$/.test(name),
      );
      time = Math.max(time, newest(inside.map((name) => join(path, name))));
    }
  }
  return time;
}
