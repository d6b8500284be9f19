import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { median } from './median.ts';
import type { ThemeBench } from './page/entry.tsx';

const rounds = 60;
/** A switch through Livery, as a multiple of variables set by hand on a page without React. */
const goal = 1.1;

/**
 * `npm run bench -- theme`: a switch of brand on 500 cards, compared with the same page and variables without React, in one
 * run.
 */
export async function benchTheme(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const browser = await chromium.launch({
    args: browserArguments,
    executablePath: ensureBrowser((line) => process.stderr.write(`${line}\n`)),
  });
  try {
    await buildPage(folder);
    const livery = await liveryPage(browser, await readFile(join(folder, 'bench.js'), 'utf8'));
    const plain = await plainPage(browser, livery);
    const times = { livery: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // Alternating, so that a load peak affects both.
      times.livery.push(await livery.evaluate(switchByLivery, (round + 1) % 2));
      times.plain.push(await plain.evaluate(switchByHand, (round + 1) % 2));
    }
    const [ours, theirs] = [median(times.livery), median(times.plain)];
    const ratio = ours / theirs;
    process.stdout.write(
      [
        `A switch of brand on 500 cards: script, style and layout, median of ${rounds}, in turns`,
        `  by hand, no React    ${theirs.toFixed(2)} ms`,
        `  ThemeScope           ${ours.toFixed(2)} ms`,
        `  ratio                ${ratio.toFixed(2)} (goal ≤ ${goal})`,
        '',
      ].join('\n'),
    );
    return ratio <= goal;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    resolve: { conditions: ['livery-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: 'entry.tsx', output: { entryFileNames: 'bench.js' } },
    },
  });
}

async function liveryPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.setContent('<!doctype html><title>Livery</title><body></body>');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'themeBench' in window);
  return page;
}

/** The same elements and rules, with the variables of both brands under a class each. */
async function plainPage(browser: Browser, livery: Page): Promise<Page> {
  const { html, css } = await livery.evaluate(() => ({
    html: document.querySelector('[data-theme]')?.outerHTML ?? '',
    css: (Reflect.get(window, 'themeBench') as ThemeBench).plainCss(['.brand-0', '.brand-1']),
  }));
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const bare = html.replace(/ data-theme="[^"]*"/, ' id="scope" class="brand-0"');
  const scopeClass = /class="([^"]*)"/.exec(html)?.[1] ?? '';
  await page.setContent(
    `<!doctype html><title>By hand</title><style>${css}</style><body>${bare}</body>`,
  );
  // The scope keeps the class of its own rules beside the brand's.
  await page.evaluate((own) => {
    const scope = document.getElementById('scope');
    if (scope) scope.className = `${own} brand-0`;
    Reflect.set(window, 'own', own);
  }, scopeClass);
  return page;
}

const switchByLivery = (brand: number): number =>
  (Reflect.get(window, 'themeBench') as ThemeBench).switchTo(brand);

function switchByHand(brand: number): number {
  const scope = document.getElementById('scope');
  if (!scope) throw new Error('There is no scope.');
  const name = `${String(Reflect.get(window, 'own'))} brand-${brand}`;
  const start = performance.now();
  scope.className = name;
  void document.body.offsetHeight;
  return performance.now() - start;
}
