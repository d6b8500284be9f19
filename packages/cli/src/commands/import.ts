import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deriveTheme, parseBrand } from '@livery/theme';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { formatImport, importTokens } from '@livery/theme/import';
import type { Context } from '../command/context.ts';
import { inputRules } from '../command/input-rules.ts';
import { inputError, type Outcome } from '../command/outcome.ts';
import { drawMonogram } from '../generate/draw-monogram.ts';
import type { AddCommand } from '../program.ts';
import { refuseFilled } from '../refuse-filled.ts';
import { writeFiles } from '../write-files.ts';

const examples = `
Examples:
  livery import company.tokens.json --out themes/company
  livery import company.tokens.json --out tmp-brand --name "Company" --force`;

interface ImportFlags {
  readonly out: string;
  readonly name?: string;
  readonly force?: true;
}

/** More than any design system has; 10 MB. */
const mostBytes = 10 * 1024 * 1024;

/** `livery import FILE` */
export const addImport: AddCommand = (program, start) => {
  program
    .command('import')
    .summary('create a brand from a W3C Design Tokens file')
    .description(
      'Reads design tokens from another system (DTCG 2025.10), matches their names to Livery seeds and tokens, and reports each token as taken (matched), guessed (inferred) or left (skipped). Writes brand.json, tokens.json for values that seeds cannot express, and a generated logo to replace.',
    )
    .argument('<file>', 'a .tokens.json')
    .requiredOption('--out <folder>', 'output folder, such as themes/company')
    .option('--name <text>', "the brand's name (default: from the file's name)")
    .option('--force', 'replace existing brand files in the folder')
    .addHelpText('after', examples)
    .action((file: string, flags: ImportFlags, command) =>
      start(command, (context) => importFile(file, flags, context)),
    );
};

async function importFile(
  file: string,
  { out, name, force }: ImportFlags,
  { cwd, root, quiet, progress }: Context,
): Promise<Outcome> {
  const folder = resolve(cwd, out);
  const text = await readTokens(resolve(cwd, file), file);
  await refuseFilled(folder, out, force === true);
  progress.step('Reading the tokens');
  const imported = await importTokens(text, file, {
    ...(name === undefined ? {} : { name }),
    fonts: await installedFonts(root),
  });
  if (!imported.ok) return refused(imported.diagnostics, new Map([[file, text]]));

  const { brand, tokens, report } = imported.value;
  const json = written(brand);
  const made = `${out}/brand.json`;
  const parsed = parseBrand(json, made);
  if (!parsed.ok) return refused(parsed.diagnostics, new Map([[made, json]]));
  const derived = deriveTheme(parsed.value, made);
  if (!derived.ok) return refused(derived.diagnostics, new Map([[made, json]]));
  const { light, dark } = derived.value;
  const { radius } = parsed.value;
  const files = {
    'brand.json': json,
    ...(tokens ? { 'tokens.json': written(tokens) } : {}),
    'logo.svg': drawMonogram(parsed.value.name, light, radius),
    'logo-dark.svg': drawMonogram(parsed.value.name, dark, radius),
  };
  await writeFiles(folder, files, ['tokens.json']);
  return {
    ok: true,
    diagnostics: imported.warnings,
    texts: new Map([[file, text]]),
    result: {
      folder: out,
      name: parsed.value.name,
      files: Object.keys(files),
      report: report.map((row) => ({ ...row })),
    },
    lines: (paint) => [
      ...(quiet ? [] : formatImport(report).split('\n')),
      `livery import: ${paint.good(`${parsed.value.name} is in ${out}`)}. Check it: livery check ${out}`,
    ],
  };
}

async function readTokens(path: string, named: string): Promise<string> {
  const info = await stat(path).catch(() => undefined);
  if (!info) {
    throw inputError(inputRules.noTokens, { file: named });
  }
  if (!info.isFile()) {
    throw inputError(inputRules.tokensAreAFolder, { file: named });
  }
  if (info.size > mostBytes) {
    throw inputError(inputRules.tokensTooBig, {
      file: named,
      found: Math.round(info.size / 1024 / 1024),
    });
  }
  return readFile(path, 'utf8');
}

async function installedFonts(root: string): Promise<string[]> {
  const folder = join(root, 'node_modules', '@fontsource');
  return existsSync(folder) ? readdir(folder) : [];
}

function refused(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>): Outcome {
  const note = 'Nothing was written.';
  return { ok: false, diagnostics, texts, result: {}, note, lines: () => [] };
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
