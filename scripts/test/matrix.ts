// `npm run test:matrix`: every story in every brand and mode. See `--help` and docs/testing.md.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { merchantFolders } from '../merchant-folders.ts';
import { help, type MatrixOptions, optionsOf } from './matrix-options.ts';
import { inDrawingBrowser, type Outcome, readVitest, stoppedDrawing } from './reports.ts';
import { conclude, reportOf } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const logs = join(root, '.cache/test/matrix');

interface Run extends Outcome {
  readonly combination: string;
  /** Stories in which axe found something. */
  readonly axe: number;
  readonly seconds: number;
}

/** How the accessibility addon reports axe findings to Vitest. */
const axeMessage = 'toHaveNoViolations';

/** All stories in one brand and mode, in a process of its own: a server, a browser and a service worker that are no other run's. */
async function run(combination: string, browser: string, options: MatrixOptions): Promise<Run> {
  const name = `matrix/${combination.replace('/', '-')}`;
  rmSync(reportOf(name), { force: true });
  const begin = performance.now();
  const { code, output } = await vitest(reportOf(name), combination, browser, options);
  writeFileSync(join(root, '.cache/test', `${name}.log`), output);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const badly = (reason: string): Run => ({
    combination,
    passed: 0,
    failures: [{ name: combination, reason: `${reason}; see .cache/test/${name}.log` }],
    axe: 0,
    seconds,
  });
  if (!existsSync(reportOf(name))) return badly(`ended with code ${code} and left no report`);
  const { passed, failures } = readVitest(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  if (failures.length === 0 && (code !== 0 || passed === 0))
    return badly(`ended with code ${code} after ${passed} stories`);
  return {
    combination,
    passed,
    failures: failures.map((each) => ({ ...each, name: `${combination}: ${each.name}` })),
    axe: failures.filter(({ reason }) => reason.includes(axeMessage)).length,
    seconds,
  };
}

function vitest(
  report: string,
  combination: string,
  browser: string,
  { minutes, files }: MatrixOptions,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        'stories',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          LIVERY_CHROMIUM: browser,
          VITE_LIVERY_COMBINATION: combination,
          NO_COLOR: '1',
        },
        timeout: minutes * 60_000,
      },
    );
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function matrix(options: MatrixOptions): Promise<never> {
  mkdirSync(logs, { recursive: true });
  const browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));
  const { combinations, workers } = options;
  process.stdout.write(`${combinations.length} runs of the stories, ${workers} at a time\n`);
  const begin = performance.now();
  const runs: Run[] = [];
  const waiting = combinations.values();
  const work = async () => {
    for (const combination of waiting) {
      const done = await inDrawingBrowser(
        () => run(combination, browser, options),
        () => process.stdout.write(`▸ ${combination}, once more: ${stoppedDrawing}\n`),
      );
      runs.push(done);
      const counts = [
        `${done.passed} passed`,
        `${done.failures.length} failed`,
        `${done.axe} by axe`,
      ];
      process.stdout.write(
        `${done.failures.length ? '✗' : '✓'} ${combination.padEnd(24)}${counts.map((each) => each.padStart(14)).join('')}  ${done.seconds} s\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const minutes = (performance.now() - begin) / 60_000;
  const axe = runs.reduce((sum, each) => sum + each.axe, 0);
  process.stdout.write(
    `npm run test:matrix: ${runs.length} brands and modes in ${minutes.toFixed(1)} min, ${axe} stories with errors of axe\n`,
  );
  return conclude({
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failures: runs.flatMap(({ failures }) => failures),
  });
}

const merchants = merchantFolders(root);
const options = optionsOf(process.argv.slice(2), merchants);
if (options === undefined) process.stdout.write(help);
else if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${help}`);
  process.exitCode = 2;
} else await matrix(options);
