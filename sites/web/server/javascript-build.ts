import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { keepBuilds } from './keep-builds.ts';

/** What the JavaScript build is made of. Brands and merchants are not in it: a rebrand never needs it again. */
const sources = [
  'packages',
  'sites/web/src',
  'sites/web/play',
  'sites/web/worker',
  'sites/web/vite.config.ts',
  'sites/web/vite.render.config.ts',
  'sites/web/styled-components.ts',
  'sites/web/chunks.ts',
  'package-lock.json',
];
const counts = /\.(ts|tsx|js|json|css|svg|html)$/;
const ignored =
  /(\.test\.tsx?$|\.stories\.tsx$|[/\\](node_modules|dist)[/\\]|packages[/\\](emit|cli|sandbox)[/\\])/;

/**
 * Builds the site's JavaScript when what it is made of has changed since the last time.
 *
 * @param options.say told what is going on
 * @returns whether it had to build
 */
export async function buildJavaScript(options: {
  readonly root: string;
  readonly dist: string;
  readonly say: (line: string) => void;
}): Promise<boolean> {
  const { root, dist, say } = options;
  const hash = await sourceHash(root);
  const stamp = join(dist, 'app', '.stamp.json');
  if (await isStamped(stamp, hash)) return false;
  say('Building the JavaScript (once; brand changes need no rebuild) …');
  const { build } = await import('vite');
  const fresh = join(dist, 'app.next');
  await build({
    configFile: join(root, 'sites', 'web', 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: fresh },
  });
  await build({
    configFile: join(root, 'sites', 'web', 'vite.render.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: join(fresh, '.vite', 'render') },
  });
  await keepBuilds(join(dist, 'app'), fresh, join(dist, 'site'));
  await rm(fresh, { recursive: true });
  await writeFile(stamp, `${JSON.stringify({ hash })}\n`);
  return true;
}

/** Changes with any file that the build reads, and with the Node version. */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of await filesUnder(join(root, source))) {
      hash.update(relative(root, file).replaceAll('\\', '/')).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

async function isStamped(stamp: string, hash: string): Promise<boolean> {
  if (!existsSync(stamp)) return false;
  const text = await readFile(stamp, 'utf8');
  try {
    return (JSON.parse(text) as { hash?: unknown }).hash === hash;
  } catch {
    // A half-written stamp is no stamp.
    return false;
  }
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (ignored.test(child) || ignored.test(`${child}/`)) continue;
    if (entry.isDirectory()) found.push(...(await filesUnder(child)));
    else if (counts.test(entry.name)) found.push(child);
  }
  return found;
}
