import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileTheme, deriveTokens, parseBrand } from '@livery/theme';
import { type Browser, chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { installApart } from './install-apart.ts';
import { median } from './median.ts';
import { type Act, acts, openPage, type PageFigures } from './ui-measure.ts';

const root = join(import.meta.dirname, '../..');
const defaultRounds = 15;
/** The whole page drawn for the first time, and all its cards again, each as a multiple of plain React with a CSS file. */
const goal = 1.5;

/** By name as it is printed: the file that draws the page. */
const ours = {
  'plain React, CSS file': 'scripts/bench/ui/plain.tsx',
  Livery: 'scripts/bench/ui/livery.tsx',
  'styled-components alone': 'scripts/bench/ui/styled.tsx',
};
const peers = {
  MUI: 'scripts/bench/ui-peers/src/mui.tsx',
  Mantine: 'scripts/bench/ui-peers/src/mantine.tsx',
  Chakra: 'scripts/bench/ui-peers/src/chakra.tsx',
  'Ant Design': 'scripts/bench/ui-peers/src/antd.tsx',
  'Radix Themes': 'scripts/bench/ui-peers/src/radix.tsx',
};

interface Contestant {
  readonly name: string;
  readonly script: string;
  readonly css: string;
  /** Variables that are in the page before any script, as on the site. */
  readonly brand: string;
  readonly figures: PageFigures[];
}

/**
 * `npm run bench -- ui [rounds] [names…]`: tabs, a form and 500 cards by Livery and other libraries, each as a production
 * build, in one browser and in turns. Every round opens a new page, so that caches are as cold as on a visitor's first page.
 */
export async function benchUi(words: readonly string[]): Promise<boolean> {
  const [first = ''] = words;
  const counted = /^\d+$/.test(first);
  const rounds = counted ? Math.max(1, Number(first)) : defaultRounds;
  const only = (counted ? words.slice(1) : words).map((word) => word.toLowerCase());
  const all = { ...ours, ...peers };
  const wanted = Object.entries(all).filter(
    ([name]) => only.length === 0 || only.some((word) => name.toLowerCase().startsWith(word)),
  );
  if (wanted.some(([name]) => name in peers))
    await installApart('ui-peers', 'MUI, Mantine, Chakra, Ant Design and Radix Themes');
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const browser = await chromium.launch({
    args: browserArguments,
    executablePath: ensureBrowser((line) => process.stderr.write(`${line}\n`)),
  });
  try {
    const brand = await brandCss();
    const contestants: Contestant[] = [];
    for (const [name, entry] of wanted) {
      process.stderr.write(`Building ${name}…\n`);
      const page = await buildPage(entry, folder);
      contestants.push({ name, ...page, brand: name in peers ? '' : brand, figures: [] });
    }
    for (let round = 0; round < rounds; round += 1) {
      if (process.stderr.isTTY) process.stderr.write(`\rRound ${round + 1} of ${rounds} `);
      await measureAll(browser, contestants, round);
    }
    if (process.stderr.isTTY) process.stderr.write('\r');
    return report(contestants, rounds);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
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
    if (contestant) contestant.figures.push(await openPage(browser, contestant));
  }
}

async function brandCss(): Promise<string> {
  const text = await readFile(join(root, 'themes/mayura/brand.json'), 'utf8');
  const parsed = parseBrand(text, 'brand.json');
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return compileTheme(deriveTokens(parsed.value), { selector: ':root' });
}

async function buildPage(entry: string, folder: string): Promise<{ script: string; css: string }> {
  const outDir = join(folder, entry.replace(/\W/g, '-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: {
      conditions: ['livery-source', ...defaultClientConditions],
      // All of them share one copy of React.
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'bench.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const css = await readFile(join(outDir, 'style.css'), 'utf8').catch(() => '');
  return { script: await readFile(join(outDir, 'bench.js'), 'utf8'), css };
}

function report(contestants: readonly Contestant[], rounds: number): boolean {
  const medianOf = ({ figures }: Contestant, act: Act) => median(figures.map(({ ms }) => ms[act]));
  const [plain] = contestants;
  if (!plain) throw new Error('There is no library of that name.');
  const headings = { mount: 'first', update: 'all again', type: 'letter', select: 'tab' };
  const lines = contestants.map((contestant) => {
    const cells = acts.map((act) => {
      const ms = medianOf(contestant, act);
      return `${ms.toFixed(1).padStart(8)} ${`×${(ms / medianOf(plain, act)).toFixed(2)}`.padEnd(6)}`;
    });
    const size = gzipSync(contestant.script + contestant.css, { level: 9 }).length / 1000;
    const elements = contestant.figures[0]?.elements ?? 0;
    return `  ${contestant.name.padEnd(24)}${cells.join('')}${String(elements).padStart(7)}${`${size.toFixed(0)} kB`.padStart(8)}`;
  });
  const head = acts.map((act) => headings[act].padStart(8).padEnd(15)).join('');
  process.stdout.write(
    [
      `Tabs, a form and 500 cards in Chromium: milliseconds of the page's main thread (script, style, layout, paint),`,
      `median of ${rounds} pages each, in turns; × is the multiple of "${plain.name}"`,
      `  ${''.padEnd(24)}${head}elements  gzip`,
      ...lines,
      '  first: the page drawn for the first time · all again: another number on every card · letter: typed into the form · tab: another opened',
      '',
    ].join('\n'),
  );
  const livery = contestants.find(({ name }) => name === 'Livery');
  if (!livery || plain.name !== 'plain React, CSS file') return true;
  const drawing = ['mount', 'update'] as const;
  const ratios = drawing.map((act) => medianOf(livery, act) / medianOf(plain, act));
  const quicker = contestants.filter(
    (each) =>
      each.name in peers && drawing.some((act) => medianOf(each, act) <= medianOf(livery, act)),
  );
  process.stdout.write(
    `  Livery, first and all again: ${ratios.map((ratio) => `×${ratio.toFixed(2)}`).join(', ')} (goal ≤ ${goal}); ${quicker.length ? `behind ${quicker.map(({ name }) => name).join(', ')}` : 'ahead of every peer'}\n`,
  );
  return ratios.every((ratio) => ratio <= goal) && quicker.length === 0;
}
