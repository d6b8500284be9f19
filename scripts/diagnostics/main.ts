// `npm run diagnostics` writes docs/diagnostics.md from the rules; with `--check` it writes nothing and fails when the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { merchantRules } from '@livery/merchant';
import { brandRules, themeRules } from '@livery/theme';
import { documentRules, jsonRules } from '@livery/theme/diagnostic';
import { fontRules } from '@livery/theme/fonts';
import { importRules } from '@livery/theme/import';
import { renderCodes } from './page.ts';

const name = 'docs/diagnostics.md';
const page = join(import.meta.dirname, '../..', name);
const wanted = renderCodes([
  { title: 'Any JSON file', rules: Object.values(jsonRules) },
  {
    title: 'brand.json',
    rules: [...Object.values(documentRules('brand')), ...Object.values(brandRules)],
  },
  { title: 'Typefaces', rules: Object.values(fontRules) },
  { title: 'Themes', rules: Object.values(themeRules) },
  { title: 'merchant.json', rules: merchantRules },
  { title: 'Imported token files', rules: Object.values(importRules) },
]);
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
