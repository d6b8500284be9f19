import { basename, dirname, resolve } from 'node:path';
import type { DerivedTheme } from '@livery/theme';
import { exportCss, exportDtcg, exportTypescript } from '@livery/theme/exchange';
import { Option } from 'commander';
import { brandNames, readBrand } from '../brand-folder.ts';
import type { Context } from '../command/context.ts';
import { type Outcome, usageError } from '../command/outcome.ts';
import { usageRules } from '../command/usage-rules.ts';
import type { AddCommand } from '../program.ts';
import { writeFiles } from '../write-files.ts';

const examples = `
Examples:
  livery export mayura --format dtcg > mayura.tokens.json
  livery export mayura --format css --out mayura.css
  livery export tmp-brand --format ts --out tokens.ts`;

/** One way of writing a theme for others. */
const formats: Readonly<Record<string, (theme: DerivedTheme) => string>> = {
  dtcg: exportDtcg,
  css: (theme) => exportCss(theme),
  ts: exportTypescript,
};

interface ExportFlags {
  readonly format: string;
  readonly out?: string;
}

/** `livery export [brand]` */
export const addExport: AddCommand = (program, start) => {
  program
    .command('export')
    .summary('write a brand’s tokens as W3C Design Tokens, CSS or TypeScript')
    .description(
      'Writes every token of a brand, in every mode, to a file or to standard output. Findings go to standard error.',
    )
    .argument(
      '[brand]',
      "a brand's folder, or its name under themes/ (optional if there is only one)",
    )
    .addOption(
      new Option(
        '--format <name>',
        'dtcg: W3C Design Tokens 2025.10 · css: custom properties · ts: typed constants',
      )
        .choices(Object.keys(formats))
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'output file (default: standard output)')
    .addHelpText('after', examples)
    .action((brand: string | undefined, flags: ExportFlags, command) =>
      start(command, (context) => exportBrand(brand, flags, context)),
    );
};

async function exportBrand(
  word: string | undefined,
  { format, out }: ExportFlags,
  context: Context,
): Promise<Outcome> {
  const reading = await readBrand(word ?? (await onlyBrand(context.root)), context);
  const { diagnostics, texts } = reading;
  const write = formats[format];
  if (!reading.ok || !write) {
    return {
      ok: false,
      diagnostics,
      texts,
      result: {},
      note: 'Nothing was written.',
      lines: () => [],
    };
  }
  const text = write(reading.theme);
  const { name } = reading.brand;
  if (out === undefined) {
    return {
      ok: true,
      diagnostics,
      texts,
      result: { brand: name, format, text },
      lines: () => [text.replace(/\n$/, '')],
    };
  }
  const file = resolve(context.cwd, out);
  await writeFiles(dirname(file), { [basename(file)]: text });
  return {
    ok: true,
    diagnostics,
    texts,
    result: { brand: name, format, file: out },
    lines: (paint) => [`livery export: ${paint.good(`${name} is in ${out}`)} (${format}).`],
  };
}

async function onlyBrand(root: string): Promise<string> {
  const names = await brandNames(root);
  const [first, second] = names;
  if (first === undefined) throw usageError(usageRules.noBrandYet, {});
  if (second === undefined) return first;
  throw usageError(usageRules.noBrand, { names: names.join(', ') });
}
