// `npm run visual`: the screenshots that a change affects, compared with its base commit. See `--help`.
import { join, relative } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { merchantFolders } from '../merchant-folders.ts';
import { buildIfStale, serve } from '../shots/storybook.ts';
import { baseCommit, builtBase } from './base.ts';
import { help, optionsOf, type VisualOptions } from './options.ts';
import { differencesOf, type Report, summaryOf, writeReport } from './report.ts';
import { compareAll, jobsOf } from './screenshots.ts';

const root = join(import.meta.dirname, '../..');

async function visual(options: VisualOptions): Promise<boolean> {
  const base = baseCommit(options.base);
  const folders = { base: builtBase(base), head: join(root, 'dist/storybook') };
  buildIfStale();
  const merchants = merchantFolders(root);
  const { jobs, added, gone } = jobsOf(folders.head, folders.base, merchants, options);
  const browser = await chromium.launch({
    executablePath: ensureBrowser((line) => process.stdout.write(`${line}\n`)),
    args: browserArguments,
  });
  const servers = { base: await serve(folders.base), head: await serve(folders.head) };
  let report: Report;
  try {
    const addresses = { base: servers.base.address, head: servers.head.address };
    const outcome = await compareAll(browser, addresses, jobs, (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${jobs.length} stories`);
      else if (done % 10 === 0) process.stdout.write(`${done} of ${jobs.length} stories\n`);
    });
    report = { ...outcome, base, added, gone };
  } finally {
    await browser.close();
    await Promise.all([servers.base.close(), servers.head.close()]);
  }
  const page = writeReport(join(root, '.cache/visual/report'), report);
  const different = differencesOf(report.results);
  process.stdout.write(`${process.stdout.isTTY ? '\n' : ''}${summaryOf(report)}\n`);
  for (const { name, difference } of different)
    process.stdout.write(`  ${String(difference.pixels).padStart(8)}  ${name}\n`);
  for (const failure of report.failures) process.stdout.write(`  failed: ${failure}\n`);
  process.stdout.write(`${relative(root, page)}\n`);
  return different.length === 0 && report.failures.length === 0;
}

const options = optionsOf(process.argv.slice(2));
if (options === undefined) process.stdout.write(help);
else if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${help}`);
  process.exitCode = 2;
} else process.exitCode = (await visual(options)) ? 0 : 1;
