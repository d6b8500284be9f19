// `npm run calls` writes docs/platform-calls.md and the ids that a merchant's `paths` may name from the contract, and the table of policies in
// docs/platform.md from the sandbox's handlers; with `--check` it writes nothing and fails when one is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@livery/api/contract';
import { policies } from '@livery/sandbox';
import { collectCalls, renderCallIds, renderCalls } from './page.ts';
import { renderPolicies, withPolicies } from './policies.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'packages/api/src/contract');
const read = (page: string) => {
  const file = join(root, page);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !/\.(examples|test)\.ts$/.test(name))
  .map((name) => ({
    area: name.replace(/\.ts$/, ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }));
const calls = collectCalls(contract, sources);
const pages = {
  'docs/platform-calls.md': renderCalls(calls),
  'packages/merchant/src/call-ids.ts': renderCallIds(calls),
  'docs/platform.md': withPolicies(read('docs/platform.md'), renderPolicies(policies)),
};

const stale = Object.entries(pages).filter(([page, wanted]) => read(page) !== wanted);
if (!process.argv.includes('--check')) {
  for (const [page, wanted] of stale) writeFileSync(join(root, page), wanted);
  process.stdout.write(`calls: ${calls.length} calls and their policies written\n`);
} else if (stale.length === 0) {
  process.stdout.write(`calls: every page lists all ${calls.length} calls\n`);
} else {
  const names = stale.map(([page]) => page).join(' and ');
  process.stderr.write(`${names}: out of date. Run \`npm run calls\` and commit what it writes.\n`);
  process.exitCode = 1;
}
