// `npm test`: everything a change must pass, in a real browser too. See docs/testing.md for what each step may take.
import { ensureBrowser } from '../browser.ts';
import { readVitest } from './reports.ts';
import {
  conclude,
  endToEnd,
  forgetTotals,
  keepTotals,
  reportOf,
  runSteps,
  type Step,
} from './steps.ts';

const node = [
  process.execPath,
  '--conditions=livery-source',
  '--disable-warning=ExperimentalWarning',
] as const;

function vitest(project: 'unit' | 'stories', browser: string): Step {
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(project)}`,
    ],
    env: { LIVERY_CHROMIUM: browser },
    read: readVitest,
  };
}

forgetTotals();
let browser: string;
try {
  browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const total = await runSteps('npm test', [
  { name: 'check', command: [...node, 'scripts/check/main.ts'] },
  { name: 'spec', command: [...node, 'scripts/spec/main.ts', '--check'] },
  { name: 'calls', command: [...node, 'scripts/calls/main.ts', '--check'] },
  vitest('unit', browser),
  { name: 'build', command: [...node, 'sites/web/server/build.ts'] },
  vitest('stories', browser),
  endToEnd(browser, 'first'),
]);
keepTotals(total);
conclude(total);
