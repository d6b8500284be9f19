// `npm run check`: types, lint, the import rules, words and colours in code, dead code. Prints what failed, and only that.
import { join } from 'node:path';
import { runJobs } from './run-jobs.ts';
import { jobsOf } from './steps.ts';

const begin = performance.now();
const results = await runJobs(jobsOf(join(import.meta.dirname, '../..')), 2);

for (const output of results.flatMap(({ outputs }) => outputs))
  process.stderr.write(`${output.trimEnd()}\n\n`);
for (const { step, ok, seconds } of results)
  process.stdout.write(`${ok ? '✓' : '✗'} ${step.padEnd(12)} ${seconds.toFixed(1)} s\n`);

const clean = results.every(({ ok }) => ok);
process.stdout.write(
  `check: ${clean ? 'clean' : 'not clean'}, ${((performance.now() - begin) / 1000).toFixed(1)} s\n`,
);
process.exitCode = clean ? 0 : 1;
