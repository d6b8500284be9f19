// `npm run diagnostics` writes docs/diagnostics.md from the rules; with `--check` it writes nothing and fails when the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';
import { renderCodes } from './page.ts';

const name = 'docs/diagnostics.md';
const page = join(import.meta.dirname, '../..', name);
const wanted = renderCodes(areas);
const current = existsSync(page) ? readFileSync(page, 'utf8') : '';

if (!process.argv.includes('--check')) {
  writeFileSync(page, wanted);
  process.stdout.write(`diagnostics: ${name} written\n`);
} else if (current === wanted) {
  process.stdout.write(`diagnostics: ${name} lists every rule\n`);
} else {
  process.stderr.write(
    `${name}: out of date. Run \`npm run diagnostics\` and commit what it writes.\n`,
  );
  process.exitCode = 1;
}
