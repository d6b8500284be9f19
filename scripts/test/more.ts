// `npm run test:more`: the longer tests, which not every run needs. Adds its count to that of the last `npm test`.
import { ensureBrowser } from '../browser.ts';
import {
  conclude,
  endToEnd,
  furtherStories,
  keptTotals,
  runSteps,
  type Step,
  stories,
  vitest,
} from './steps.ts';

const node = [
  process.execPath,
  '--conditions=livery-source',
  '--disable-warning=ExperimentalWarning',
] as const;

const [sheets = '', ...screens] = furtherStories;
const browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));

/** Each of these keeps one core busy for most of its time, and none of them waits for anything. */
const beside: readonly Step[] = [
  {
    name: 'build:storybook',
    command: [
      process.execPath,
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--output-dir',
      'dist/storybook',
      '--disable-telemetry',
      '--quiet',
    ],
  },
  vitest(
    '2,000 random brands, and as many with random overrides',
    [
      '--project',
      'unit',
      'packages/theme/src/derive/any-brand',
      'packages/theme/src/overrides/any-overrides',
    ],
    { LIVERY_PROPERTY_RUNS: '2000' },
  ),
  vitest(
    '1,000 runs of money on each store, 500 of slips, 50 kills',
    [
      '--project',
      'unit',
      'packages/sandbox/src/ledger/any-acts',
      'packages/sandbox/src/ledger/killed',
      'packages/sandbox/src/draws/books',
    ],
    { LIVERY_MONEY_RUNS: '1000', LIVERY_KILLS: '50' },
  ),
];

const more = await runSteps('npm run test:more', [
  beside,
  // The sheets alone: beside them what others wait for would come late.
  vitest('sheets of all states', ['--project', 'stories', sheets], { LIVERY_CHROMIUM: browser }),
  stories('further stories', browser, screens),
  endToEnd('end-to-end, details', browser, 'details', 'more sites'),
  { name: 'second build', command: [...node, 'sites/web/server/build.ts'] },
]);
const before = keptTotals();
conclude({
  passed: before.passed + more.passed,
  failures: [...before.failures, ...more.failures],
});
