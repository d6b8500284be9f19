import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { address } from '../../e2e/sites.ts';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { installApart } from './install-apart.ts';
import { median } from './median.ts';
import { serveSite } from './serve-site.ts';

const root = join(import.meta.dirname, '../..');
const defaultRounds = 5;
const defaultPaths = ['/', '/rng', '/promotions', '/help'];
/** A port of this machine that nothing else of the project uses. */
const port = 4395;
const goal = 95;

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof categories;

const audits = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'shift',
} as const;
type Audit = keyof typeof audits;

/** As much of Lighthouse's report as is printed. */
interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<Audit, { readonly numericValue: number }>>;
  /** How fast this machine was; a mid-range laptop has 1500 to 2000. */
  readonly environment: { readonly benchmarkIndex: number };
}

/**
 * `npm run bench -- lighthouse [rounds] [paths…]`: Lighthouse's mobile scores of the built site's pages, in turns, and the medians of what
 * its performance score consists of. Installs Lighthouse on its first run (185 MB).
 */
export async function benchLighthouse(words: readonly string[]): Promise<boolean> {
  await installApart('lighthouse', 'Lighthouse');
  const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? defaultRounds);
  const wanted = words.filter((word) => word.startsWith('/'));
  const paths = wanted.length > 0 ? wanted : defaultPaths;
  const browser = ensureBrowser((text) => process.stderr.write(`${text}\n`));
  const server = await serveSite(root, port);
  try {
    const reports = new Map<string, Report[]>(paths.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [path, list] of reports) list.push(measure(path, browser));
    return print(reports, rounds);
  } finally {
    server.kill();
  }
}

function measure(path: string, browser: string | undefined): Report {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js'),
      address('india.localhost', path).replace(/:\d+/, `:${port}`),
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
      `--only-categories=${Object.keys(categories).join(',')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse did not finish on ${path}:\n${stderr}`);
  // The tool's own report, of the version in its lock file.
  return JSON.parse(stdout) as Report;
}

function print(reports: ReadonlyMap<string, readonly Report[]>, rounds: number): boolean {
  const of = (list: readonly Report[], what: (report: Report) => number) => median(list.map(what));
  const score = (list: readonly Report[], category: Category) =>
    Math.round(of(list, (report) => report.categories[category].score) * 100);
  const ids = Object.keys(categories) as Category[];
  const cells = [...reports].map(([path, list]) => [
    path,
    ...ids.map((id) => String(score(list, id))),
    `${(of(list, ({ audits: all }) => all['first-contentful-paint'].numericValue) / 1000).toFixed(1)} s`,
    `${(of(list, ({ audits: all }) => all['largest-contentful-paint'].numericValue) / 1000).toFixed(1)} s`,
    `${of(list, ({ audits: all }) => all['total-blocking-time'].numericValue).toFixed(0)} ms`,
    of(list, ({ audits: all }) => all['cumulative-layout-shift'].numericValue).toFixed(4),
  ]);
  const head = ['', ...Object.values(categories), ...Object.values(audits)];
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(15))).join('');
  const speed = of([...reports.values()].flat(), ({ environment }) => environment.benchmarkIndex);
  process.stdout.write(
    [
      `Lighthouse, mobile; medians of ${rounds}; this machine's speed is ${speed.toFixed(0)}`,
      line(head),
      ...cells.map(line),
      '',
    ].join('\n'),
  );
  return [...reports.values()].every((list) => ids.every((id) => score(list, id) >= goal));
}
