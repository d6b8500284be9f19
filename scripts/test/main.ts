// `npm test`: everything that a change must pass, including tests in a real browser. See docs/testing.md for the time limit of each step.
import { ensureBrowser } from '../browser.ts';
import {
  conclude,
  endToEnd,
  forgetTotals,
  furtherStories,
  keepTotals,
  runSteps,
  vitest,
} from './steps.ts';

const node = [
  process.execPath,
  '--conditions=livery-source',
  '--disable-warning=ExperimentalWarning',
] as const;

/**
 * The stories in two halves at the same time. Within one run they cannot be parallel, as all its pages share a service worker;
 * two runs have a server, an origin and a browser each.
 */
const stories = (browser: string) =>
  [1, 2].map((half) =>
    vitest(`stories ${half} of 2`, ['--project', 'stories', `--shard=${half}/2`], {
      LIVERY_CHROMIUM: browser,
      LIVERY_STORIES_CACHE: `node_modules/.cache/stories-${half}`,
      LIVERY_STORIES_WITHOUT: furtherStories.join(','),
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
  { name: 'diagnostics', command: [...node, 'scripts/diagnostics/main.ts', '--check'] },
  vitest('unit', ['--project', 'unit'], { LIVERY_CHROMIUM: browser }),
  { name: 'build', command: [...node, 'sites/web/server/build.ts'] },
  stories(browser),
  endToEnd('end-to-end', browser, 'paths'),
]);
keepTotals(total);
conclude(total);
