import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { sites } from '../../e2e/sites.ts';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { median } from './median.ts';
import { measurePaint, type PaintFigures } from './paint-measure.ts';
import { serveSite } from './serve-site.ts';

const root = join(import.meta.dirname, '../..');
const defaultRounds = 7;
const paths = ['/', '/login', '/register', '/help'];
/** Ports of this machine that nothing else of the project uses. */
const ports = { empty: 4391, now: 4392, before: 4393 };

interface Contestant {
  readonly name: string;
  readonly path: string;
  readonly address: string;
  readonly locale: string;
  readonly figures: PaintFigures[];
}

/**
 * `npm run bench -- paint [rounds] [paths…] [--before <commit>]`: first and largest paint, blocking time and layout shift on a
 * cheap phone with a slow 4G line, of an empty React page and of the built site, in turns. With `--before` the site as it was at
 * a commit too, which is built once under `.cache`.
 */
export async function benchPaint(words: readonly string[]): Promise<boolean> {
  const at = words.indexOf('--before');
  const before = at < 0 ? undefined : words[at + 1];
  const rest = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const rounds = Number(rest.find((word) => /^\d+$/.test(word)) ?? defaultRounds);
  const wanted = rest.filter((word) => word.startsWith('/'));
  const of = wanted.length > 0 ? wanted : paths;
  const servers: (ChildProcess | Server)[] = [await serveEmpty()];
  servers.push(await serveSite(root, ports.now));
  if (before) servers.push(await serveSite(await siteAt(before), ports.before));
  const browser = await chromium.launch({
    args: browserArguments,
    executablePath: ensureBrowser((text) => process.stderr.write(`${text}\n`)),
  });
  try {
    const contestants: Contestant[] = [
      {
        name: 'empty React page',
        path: '',
        address: `http://localhost:${ports.empty}/`,
        locale: 'en-IN',
        figures: [],
      },
      ...of.flatMap((path) =>
        sites.flatMap(({ host, brand, locale }) =>
          (before ? (['now', 'before'] as const) : (['now'] as const)).map((which) => ({
            name: which === 'now' ? brand : `${brand}, ${before}`,
            path,
            address: `http://${host}:${ports[which]}${path}`,
            locale,
            figures: [],
          })),
        ),
      ),
    ];
    for (let round = 0; round < rounds; round += 1) {
      if (process.stderr.isTTY) process.stderr.write(`\rRound ${round + 1} of ${rounds} `);
      await measureAll(browser, contestants, round);
    }
    if (process.stderr.isTTY) process.stderr.write('\r');
    return report(contestants, rounds);
  } finally {
    await browser.close();
    for (const server of servers) {
      if ('kill' in server) server.kill();
      else server.close();
    }
  }
}

/** Each page once; the order rotates from round to round. */
async function measureAll(
  browser: Browser,
  contestants: readonly Contestant[],
  round: number,
): Promise<void> {
  for (let turn = 0; turn < contestants.length; turn += 1) {
    const contestant = contestants[(round + turn) % contestants.length];
    if (contestant) contestant.figures.push(await measurePaint(browser, contestant));
  }
}

function report(contestants: readonly Contestant[], rounds: number): boolean {
  const of = ({ figures }: Contestant, what: Exclude<keyof PaintFigures, 'element'>) =>
    median(figures.map((each) => each[what]));
  const [empty, ...pages] = contestants;
  if (!empty) return false;
  const row = (each: Contestant) =>
    [
      `  ${each.path.padEnd(10)}${each.name.padEnd(24)}`,
      `${(of(each, 'first') / 1000).toFixed(2)} s`.padStart(9),
      `${(of(each, 'largest') / 1000).toFixed(2)} s`.padStart(9),
      `${of(each, 'blocking').toFixed(0)} ms`.padStart(10),
      `${of(each, 'afterwards').toFixed(0)} ms`.padStart(12),
      of(each, 'shift').toFixed(4).padStart(9),
      of(each, 'kilobytes').toFixed(0).padStart(6),
      `  ${each.figures[0]?.element ?? ''}`,
    ].join('');
  process.stdout.write(
    [
      `A first visit on a phone: 1.6 Mbit/s, 150 ms, a processor four times slower; medians of ${rounds}`,
      `  ${''.padEnd(34)}${'first'.padStart(9)}${'largest'.padStart(9)}${'blocking'.padStart(10)}${'after paint'.padStart(12)}${'shift'.padStart(9)}${'kB'.padStart(6)}  largest element`,
      row(empty),
      ...pages.map(row),
      '',
    ].join('\n'),
  );
  return pages
    .filter(({ name }) => !name.includes(','))
    .every(
      (page) =>
        of(page, 'largest') <= of(empty, 'largest') &&
        of(page, 'blocking') <= of(empty, 'blocking') + 100 &&
        of(page, 'shift') <= 0.02,
    );
}

/** What React alone costs: a page with a heading, served as the site's pages are. */
async function serveEmpty(): Promise<Server> {
  const outDir = join(root, '.cache/bench/empty');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'scripts/bench/paint/empty.tsx',
        output: { entryFileNames: 'empty.js' },
      },
    },
  });
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="data:,"><script type="module" src="/empty.js"></script><div id="root"></div>',
    ],
    '/empty.js': ['text/javascript', await readFile(join(outDir, 'empty.js'), 'utf8')],
  };
  const server = createServer((request, response) => {
    const found = files[request.url ?? ''];
    response.writeHead(found ? 200 : 404, {
      'content-type': `${found?.[0] ?? 'text/plain'}; charset=utf-8`,
      'content-encoding': 'gzip',
    });
    response.end(gzipSync(found?.[1] ?? '', { level: 9 }));
  });
  await new Promise<void>((ready) => server.listen(ports.empty, ready));
  return server;
}

/** The site as it was at a commit, built once in a checkout of its own. */
async function siteAt(commit: string): Promise<string> {
  const folder = join(root, '.cache/bench', commit);
  if (existsSync(join(folder, 'dist/site/sites.json'))) return folder;
  await mkdir(join(root, '.cache/bench'), { recursive: true });
  const run = (file: string, words: readonly string[], cwd: string) =>
    execFileSync(file, words, { cwd, stdio: 'inherit' });
  if (!existsSync(folder)) {
    run('git', ['worktree', 'add', '--detach', folder, commit], root);
    await linkPackages(folder);
  }
  run('npm', ['run', 'build'], folder);
  return folder;
}

/** The installed packages of this tree, but the checkout's own ones: a link to all of them would lead to those of today. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(root, 'node_modules');
  const links = join(folder, 'node_modules');
  await mkdir(join(links, '@livery'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@livery') await symlink(join(installed, name), join(links, name));
  }
  for (const name of await readdir(join(installed, '@livery'))) {
    // Each leads to `../../packages` from where it is.
    await symlink(await readlink(join(installed, '@livery', name)), join(links, '@livery', name));
  }
  // What one of our packages alone needs stands in its own folder.
  for (const part of globSync('{packages,sites}/*', { cwd: folder })) {
    const own = join(part, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(folder, own));
  }
}
