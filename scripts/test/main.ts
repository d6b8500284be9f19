// `npm test`: everything that a change must pass, including tests in a real browser. See docs/testing.md for the time limit of each step.
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

/** Vitest's tests of a project as a step. */
function vitest(
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
 * The stories in two halves at the same time. Within one run they cannot be parallel, as all its pages share a service worker;
 * two runs have a server, an origin and a browser each.
 */
const stories = (browser: string) =>
  [1, 2].map((half) =>
    vitest(`stories ${half} of 2`, ['--project', 'stories', `--shard=${half}/2`], {
      LIVERY_CHROMIUM: browser,
      LIVERY_STORIES_CACHE: `node_modules/.cache/stories-${half}`,
    }),
  );

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
  vitest('unit', ['--project', 'unit'], { LIVERY_CHROMIUM: browser }),
  { name: 'build', command: [...node, 'sites/web/server/build.ts'] },
  stories(browser),
  endToEnd(browser, 'first'),
]);
keepTotals(total);
conclude(total);
