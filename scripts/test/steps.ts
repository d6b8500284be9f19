import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.cache/test');

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How the tool's own report is counted; without one, the step as a whole is one check. */
  readonly count?: (report: unknown) => Count;
}

/** Where a step's tool writes its JSON report. */
export const reportOf = (name: string) => join(reports, `${name}.json`);

/** Vitest's JSON reporter. A file that could not be loaded has no tests, and counts as a failure all the same. */
export function countVitest(report: unknown): Count {
  // The shape is Vitest's own (Jest's JSON format); a change of it makes the count NaN, which fails the run.
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  const failed = Number(numFailedTests);
  return {
    passed: Number(numPassedTests),
    failed: failed > 0 ? failed : Number(numFailedTestSuites),
  };
}

/** Playwright's JSON reporter. A test that passed only on a second try counts as failed: nothing here may be flaky. */
export function countPlaywright(report: unknown): Count {
  const { stats } = report as { stats: Record<string, number> };
  return {
    passed: Number(stats['expected']),
    failed: Number(stats['unexpected']) + Number(stats['flaky']),
  };
}

/**
 * Playwright's tests as a step.
 *
 * @param which those that `npm test` runs, or those marked `@more`
 */
export function endToEnd(browser: string, which: 'first' | 'more'): Step {
  const name = which === 'first' ? 'end-to-end' : 'end-to-end, more sites';
  return {
    name,
    command: ['playwright', 'test', which === 'first' ? '--grep-invert' : '--grep', '@more'],
    env: { LIVERY_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
    count: countPlaywright,
  };
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

function countOf(step: Step, code: number): Count {
  const whole = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!step.count) return whole;
  try {
    const count = step.count(JSON.parse(readFileSync(reportOf(step.name), 'utf8')));
    const sound =
      Number.isInteger(count.passed) && Number.isInteger(count.failed) && count.passed > 0;
    // a tool that ends badly with every test passed (an unhandled error, a threshold) has still failed
    return sound
      ? { ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed }
      : { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs steps one after the other, all of them even when one fails, and prints what each took. */
export async function runSteps(title: string, steps: readonly Step[]): Promise<Count> {
  mkdirSync(reports, { recursive: true });
  const lines: string[] = [];
  let total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    process.stdout.write(`\n▸ ${step.name}\n`);
    rmSync(reportOf(step.name), { force: true });
    const begin = performance.now();
    const count = countOf(step, await run(step));
    const seconds = Math.round((performance.now() - begin) / 1000);
    lines.push(
      `${count.failed ? '✗' : '✓'} ${step.name.padEnd(18)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed  ${seconds} s`,
    );
    total = { passed: total.passed + count.passed, failed: total.failed + count.failed };
  }
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
  return total;
}

const totalsFile = join(reports, 'totals.json');

/** Keeps the totals of `npm test`, so that the longer run can add to them. */
export function keepTotals(total: Count): void {
  writeFileSync(totalsFile, JSON.stringify(total));
}

/** The totals of the last `npm test`; one failure when it did not get as far as writing them. */
export function keptTotals(): Count {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8')) as Count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function forgetTotals(): void {
  rmSync(totalsFile, { force: true });
}
