// `npm test`: everything that a change must pass, including tests in a real browser. See docs/testing.md for the time limit of each step.
import { ensureBrowser } from '../browser.ts';
import {
  conclude,
  endToEnd,
  forgetTotals,
  keepTotals,
  runSteps,
  stories,
  vitest,
} from './steps.ts';

const node = [
  process.execPath,
  '--conditions=livery-source',
  '--disable-warning=ExperimentalWarning',
] as const;

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
  { name: 'weight', command: [process.execPath, 'node_modules/size-limit/bin.js'] },
  stories('stories', browser),
  endToEnd('end-to-end', browser, 'paths'),
]);
keepTotals(total);
conclude(total);
