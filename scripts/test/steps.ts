import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inDrawingBrowser,
  type Outcome,
  readPlaywright,
  readVitest,
  stoppedDrawing,
  type TestFailure,
} from './reports.ts';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.cache/test');

/**
 * Stories that `npm test` leaves to `npm run test:more`: the sheets of every component's states, which are in the components' own stories
 * as well, and the states of screens whose way from the first click to the last is walked end to end in `npm test`.
 */
export const furtherStories: readonly string[] = [
  'packages/ui/src/samples/all-states.stories.tsx',
  'sites/web/play/stories',
  'sites/web/src/features/agent',
  'sites/web/src/features/feedback',
  'sites/web/src/features/forgotten-password',
  'sites/web/src/features/games',
  'sites/web/src/features/lottery',
  'sites/web/src/features/member',
  'sites/web/src/features/point-mall',
  'sites/web/src/features/promotions',
  'sites/web/src/features/registration',
  'sites/web/src/features/responsible-play',
  'sites/web/src/features/sign-in',
  'sites/web/src/shell/session-dialogs.stories.tsx',
];

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How the tool's own report is read; without one, the step as a whole is one check. */
  readonly read?: (report: unknown) => Outcome;
}

/** Where a step's tool writes its JSON report. */
export const reportOf = (name: string) => join(reports, `${name}.json`);

/**
 * Playwright's tests as a step.
 *
 * @param projects of `playwright.config.ts`
 */
export function endToEnd(name: string, browser: string, ...projects: readonly string[]): Step {
  return {
    name,
    command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    env: { LIVERY_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
    read: readPlaywright,
  };
}

/**
 * Vitest's tests as a step.
 *
 * @param args of `vitest run`
 */
export function vitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Step {
  return {
    name,
    command: [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
    ],
    env,
    read: readVitest,
  };
}

/**
 * Stories in two halves at the same time. Within one run they cannot be parallel, as all its pages share a service worker; two runs
 * have a server, an origin and a browser each.
 *
 * @param chosen files and folders. Default: all but `furtherStories`
 */
export function stories(name: string, browser: string, chosen: readonly string[] = []): Step[] {
  return [1, 2].map((half) =>
    vitest(`${name} ${half} of 2`, ['--project', 'stories', `--shard=${half}/2`, ...chosen], {
      LIVERY_CHROMIUM: browser,
      LIVERY_STORIES_CACHE: `node_modules/.cache/stories-${half}`,
      ...(chosen.length > 0 ? {} : { LIVERY_STORIES_WITHOUT: furtherStories.join(',') }),
    }),
  );
}

function run({ command: [file, ...args], env }: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function outcomeOf(step: Step, code: number): Outcome {
  const badly = (reason: string) => ({ name: step.name, reason });
  if (!step.read)
    return code === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [badly(`ended with code ${code}`)] };
  try {
    const { passed, failures } = step.read(JSON.parse(readFileSync(reportOf(step.name), 'utf8')));
    if (passed === 0 && failures.length === 0) return { passed, failures: [badly('ran no test')] };
    // a tool that fails with every test passed (an unhandled error, a threshold) has still failed
    return code !== 0 && failures.length === 0
      ? { passed, failures: [badly(`ended with code ${code}, though every test passed`)] }
      : { passed, failures };
  } catch (error) {
    return { passed: 0, failures: [badly(`left no report that can be read: ${error}`)] };
  }
}

/** Runs one step, and adds what it took to the lines that are printed in the end. */
async function runStep(step: Step, lines: string[]): Promise<Outcome> {
  process.stdout.write(`\n▸ ${step.name}\n`);
  const begin = performance.now();
  let again = '';
  const attempt = async () => {
    rmSync(reportOf(step.name), { force: true });
    return outcomeOf(step, await run(step));
  };
  const outcome = await inDrawingBrowser(attempt, () => {
    again = ', in a second browser';
    process.stdout.write(`\n▸ ${step.name}, once more: ${stoppedDrawing}\n`);
  });
  const { passed, failures } = outcome;
  const seconds = Math.round((performance.now() - begin) / 1000);
  lines.push(
    `${failures.length ? '✗' : '✓'} ${step.name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed  ${seconds} s${again}`,
  );
  return outcome;
}

/**
 * Runs steps one after the other, all of them even when one fails, and prints what each took. Those that stand together in a list
 * run at the same time.
 */
export async function runSteps(
  title: string,
  steps: readonly (Step | readonly Step[])[],
): Promise<Outcome> {
  mkdirSync(reports, { recursive: true });
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  for (const together of steps)
    outcomes.push(...(await Promise.all([together].flat().map((step) => runStep(step, lines)))));
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** Prints what failed, then the line `N passed, N failed`, and ends the process with code 1 when something did. */
export function conclude({ passed, failures }: Outcome): never {
  for (const { name, reason } of failures)
    process.stdout.write(`\n✗ ${name}\n  ${reason.replaceAll('\n', '\n  ')}\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  process.exit(failures.length === 0 ? 0 : 1);
}

const totalsFile = join(reports, 'totals.json');

/** Keeps the outcome of `npm test`, so that the longer run can add to it. */
export function keepTotals(total: Outcome): void {
  writeFileSync(totalsFile, JSON.stringify(total));
}

/** The outcome of the last `npm test`; one failure when it did not get as far as writing it. */
export function keptTotals(): Outcome {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8')) as Outcome;
  } catch {
    const failure: TestFailure = { name: 'npm test', reason: 'did not come to its end' };
    return { passed: 0, failures: [failure] };
  }
}

export function forgetTotals(): void {
  rmSync(totalsFile, { force: true });
}
