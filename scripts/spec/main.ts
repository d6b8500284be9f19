// `npm run spec` lists every row of the specification with its tests and writes docs/spec.md; with `--check` it writes nothing and
// fails when the page is out of date. Both fail on a mark that names no rule.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../check/source.ts';
import { findProofs, holdsProofs } from './proofs.ts';
import { renderList, renderPage, totalsOf, wrongMarks } from './report.ts';
import { compareRows, parseRows } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/spec.md');
const checking = process.argv.includes('--check');

const rows = parseRows(readFileSync(join(root, 'docs/spec-rows.tsv'), 'utf8'));
const proofs = listFiles(root, holdsProofs).flatMap((file) =>
  findProofs({ file, text: readFileSync(join(root, file), 'utf8') }),
);

// The owner of the specification keeps a list too; a clone of this repository alone does not have it.
const owners = process.env['LIVERY_SPEC_ROWS'];
const problems = wrongMarks(rows, proofs);
if (owners && existsSync(owners)) problems.push(...compareRows(rows, readFileSync(owners, 'utf8')));
else if (owners)
  problems.push(
    `LIVERY_SPEC_ROWS names ${owners}, and no file is there. Correct the path, or unset it to go without.`,
  );

const wanted = renderPage(rows, proofs);
if (checking) {
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  if (written !== wanted)
    problems.push('docs/spec.md is out of date. Run `npm run spec` and commit the page.');
  const { proved, rules } = totalsOf(rows, proofs);
  if (problems.length === 0)
    process.stdout.write(
      `spec: ${proved} of ${rules} rules have a test; docs/spec.md is up to date\n`,
    );
} else {
  if (problems.length === 0) writeFileSync(page, wanted);
  process.stdout.write(`${renderList(rows, proofs)}\n`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
