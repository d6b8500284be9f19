import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type BuildOptions,
  type BuildResult,
  buildSites,
  readManifest,
  readPaths,
  readRenderer,
  report,
} from '@livery/cli';
import { writeGeneratedProject } from './generated-project.ts';
import { type Share, whereTimeGoes } from './where-time-goes.ts';

const root = join(import.meta.dirname, '../..');
/**
 * Of one merchant in one language, with the first screens of all its pages: milliseconds of processor time, which is independent of the
 * machine's load; and bytes of one page after gzip.
 */
const goals = { ms: 50, bytes: 15_000 };
/** Every page of so many merchants is compressed; all of a thousand would take longer than their build. */
const weighed = 30;

/** `npm run bench -- build [merchants] [broken]`: 1,000 without a number, of which in a second build one in a hundred is broken. */
export async function benchBuild([count = '1000', some]: readonly string[]): Promise<boolean> {
  const merchants = numberFrom(count);
  const broken = some === undefined ? Math.ceil(merchants / 100) : numberFrom(some);
  const app = join(root, 'dist', 'app');
  const manifest = await readManifest(app);
  const paths = await readPaths(app);
  const renderer = await readRenderer(app);
  const project = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  try {
    say(`Writing ${merchants} merchants and brands …`);
    await writeGeneratedProject(root, project, merchants);
    const options: BuildOptions = {
      root: project,
      outDir: join(project, 'dist', 'site'),
      manifest,
      paths,
      ...(renderer ? { renderer } : {}),
    };
    const build = (what: string, more: Partial<BuildOptions> = {}) => {
      say(`${what} …`);
      return timed(() => buildSites({ ...options, ...more, progress: progressOf(what) }));
    };
    const { value: first, shares } = await whereTimeGoes(() => build('Building all'));
    if (!first.value.ok) {
      process.stderr.write(`${report(first.value.diagnostics, first.value.texts)}\n`);
      return false;
    }
    const again = await build('Building again, nothing changed');
    await repaintOne(join(project, 'themes'));
    const one = await build("Building again, one merchant's brand changed");
    if (again.value.emitted.length !== 0 || one.value.emitted.length !== 1) {
      throw new Error('A build did not write exactly what had changed.');
    }
    say('Compressing pages …');
    const pages = await measurePages(join(options.outDir, 'merchants'));
    await breakSome(project, broken);
    const partly = await build(`Building all again, ${broken} merchants broken`, { force: true });
    const kept = await countPages(join(options.outDir, 'merchants'));
    const each = first.cpuMs / pages.sites;
    const largest = pages.weights.reduce((most, page) => (page.bytes > most.bytes ? page : most));
    print([
      [
        `${merchants} merchants, ${pages.sites} with their languages, ${pages.count} pages, from one JavaScript build`,
        '',
      ],
      ['check and emit, all', both(first)],
      ['  each merchant and language, processor', `${each.toFixed(1)} ms (goal < ${goals.ms})`],
      ['  the same, on the clock', `${(first.ms / pages.sites).toFixed(1)} ms`],
      ['  each page, processor', `${(first.cpuMs / pages.count).toFixed(1)} ms`],
      ...shares.map(
        ({ name, share }: Share) => [`    ${name}`, `${Math.round(share * 100)} %`] as const,
      ),
      ['the same again, nothing changed', both(again)],
      ["the same again, one merchant's brand changed", both(one)],
      [`all again, ${broken} merchants broken`, both(partly)],
      ['  built', `${partly.value.emitted.length} (goal ${merchants - broken})`],
      ['  failed, with their last good pages', `${lastGood(partly.value)} (goal ${broken})`],
      [`page, gzip, of ${pages.gzip.length} pages: mean`, `${Math.round(mean(pages.gzip))} B`],
      ['  largest', `${largest.bytes} B, ${largest.path} (goal < ${goals.bytes})`],
      ['  before gzip, mean', `${Math.round(mean(pages.raw))} B`],
      ['different JavaScript entries', `${pages.scripts.size} (goal 1)`],
    ]);
    return (
      each < goals.ms &&
      largest.bytes < goals.bytes &&
      pages.scripts.size === 1 &&
      partly.value.emitted.length === merchants - broken &&
      lastGood(partly.value) === broken &&
      kept === pages.count
    );
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/** Changes the first brand's corners. */
async function repaintOne(themes: string): Promise<void> {
  const [first = ''] = (await readdir(themes)).sort();
  const file = join(themes, first, 'brand.json');
  const brand: { radius: number } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...brand, radius: brand.radius === 3 ? 4 : 3 }));
}

/** Breaks the last merchants: of each two, one in its own file and one in its brand's. */
async function breakSome(project: string, count: number): Promise<void> {
  const names = (await readdir(join(project, 'merchants'))).sort().slice(-count);
  for (const [index, name] of names.entries()) {
    const path = index % 2 === 0 ? `merchants/${name}/merchant.json` : `themes/${name}/brand.json`;
    await writeFile(join(project, path), '{ "schema": 1');
  }
}

const lastGood = ({ failed }: BuildResult) => failed.filter((site) => site.hasLastGood).length;

function numberFrom(text: string): number {
  const merchants = Number(text);
  if (Number.isInteger(merchants) && merchants > 0) return merchants;
  throw new Error(`"${text}" is not a number of merchants.`);
}

/** Each merchant has one in each of its languages. */
const outline = 'app.html';

interface Weight {
  /** Inside the folder of merchants. */
  readonly path: string;
  /** After gzip. */
  readonly bytes: number;
}

async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((path) => path.endsWith('.html')).sort();
}

const countPages = async (folder: string) => (await pagesIn(folder)).length;

async function measurePages(folder: string) {
  const paths = await pagesIn(folder);
  const merchants = await readdir(folder);
  const every = Math.max(1, Math.floor(merchants.length / weighed));
  const chosen = new Set(merchants.sort().filter((_, index) => index % every === 0));
  const raw: number[] = [];
  const weights: Weight[] = [];
  const scripts = new Set<string>();
  for (const path of paths) {
    if (!chosen.has(path.split(sep)[0] ?? '')) continue;
    const html = await readFile(join(folder, path));
    raw.push(html.length);
    weights.push({ path, bytes: gzipSync(html, { level: 9 }).length });
    const [, script = 'none'] =
      /<script type="module" src="([^"]+)"/.exec(html.toString('utf8')) ?? [];
    scripts.add(script);
  }
  const sites = paths.filter((path) => basename(path) === outline).length;
  return {
    raw,
    weights,
    gzip: weights.map(({ bytes }) => bytes),
    scripts,
    sites,
    count: paths.length,
  };
}

interface Timed<T> {
  readonly value: T;
  readonly ms: number;
  /** Of this process, all threads. */
  readonly cpuMs: number;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const started = performance.now();
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

/** Between two lines about one build, milliseconds. */
const quiet = 5_000;

/** Says how far a build is, now and then, so that it never looks hung. */
function progressOf(what: string): NonNullable<BuildOptions['progress']> {
  const started = performance.now();
  let said = started;
  return (done, of) => {
    const now = performance.now();
    if (now - said < quiet) return;
    said = now;
    say(`${what}: ${done} of ${of}, ${Math.round((now - started) / 1000)} s`);
  };
}

const say = (line: string) => process.stderr.write(`${line}\n`);

const both = ({ ms, cpuMs }: Timed<unknown>) =>
  `${Math.round(ms)} ms on the clock, ${Math.round(cpuMs)} ms processor`;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function print(rows: readonly (readonly [string, string])[]): void {
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) {
    process.stdout.write(`${`${name.padEnd(widest)}  ${value}`.trimEnd()}\n`);
  }
}
