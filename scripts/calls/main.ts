// `npm run calls` writes docs/platform-calls.md from the contract; with `--check` it writes nothing and fails when the page is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@livery/api/contract';
import { collectCalls, renderCalls } from './page.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/platform-calls.md');
const folder = join(root, 'packages/api/src/contract');

const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !/\.(examples|test)\.ts$/.test(name))
  .map((name) => ({
    area: name.replace(/\.ts$/, ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }));
const calls = collectCalls(contract, sources);
const wanted = renderCalls(calls);

if (!process.argv.includes('--check')) {
  writeFileSync(page, wanted);
  process.stdout.write(`calls: ${calls.length} calls written to docs/platform-calls.md\n`);
} else if (existsSync(page) && readFileSync(page, 'utf8') === wanted) {
  process.stdout.write(`calls: docs/platform-calls.md lists all ${calls.length} calls\n`);
} else {
  process.stderr.write(
    'docs/platform-calls.md is out of date. Run `npm run calls` and commit the page.\n',
  );
  process.exitCode = 1;
}
