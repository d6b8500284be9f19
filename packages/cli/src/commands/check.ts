import type { Repair } from '@livery/theme';
import type { Diagnostic } from '@livery/theme/diagnostic';
import { InvalidArgumentError } from 'commander';
import { readBrand } from '../brand-folder.ts';
import type { Context } from '../command/context.ts';
import type { Json, Outcome } from '../command/outcome.ts';
import type { Paint } from '../command/paint.ts';
import type { AddCommand } from '../program.ts';
import { readProject } from '../project.ts';
import { amount } from '../report.ts';

const examples = `
Examples:
  livery check                    every brand and every merchant of the project
  livery check tmp-brand          one brand folder, anywhere
  livery check --quiet            without warnings and contrast adjustments
  livery check --max-warnings 0   fails if there is a warning
  livery check --json > out.json  for other programs`;

/** `livery check [folder…]` */
export const addCheck: AddCommand = (program, start) => {
  program
    .command('check')
    .summary('report errors in brands and merchants, and list contrast adjustments')
    .description(
      'Reads brands and merchants and reports errors with file, location and suggested fix, then lists contrast adjustments.',
    )
    .argument(
      '[folder...]',
      'folders with a brand.json, or names under themes/ (default: the whole project)',
    )
    .option('--max-warnings <number>', 'fail if there are more warnings', readCount)
    .addHelpText('after', examples)
    .action((folders: string[], { maxWarnings = Infinity }: CheckFlags, command) =>
      start(command, async (context) =>
        limited(
          await (folders.length === 0 ? checkProject(context) : checkFolders(folders, context)),
          maxWarnings,
        ),
      ),
    );
};

interface CheckFlags {
  readonly maxWarnings?: number;
}

function readCount(text: string): number {
  if (/^\d+$/.test(text.trim())) return Number(text);
  throw new InvalidArgumentError('Expected a number from 0.');
}

/** A check that fails as well if there are more warnings than this, accepted pairs included. */
function limited(outcome: Outcome, most: number): Outcome {
  const isWarning = ({ severity }: Diagnostic) => severity === 'warning';
  const count = outcome.diagnostics.filter(isWarning).length;
  if (count <= most) return outcome;
  const note = `livery check: ${amount(count, 'warning')}, --max-warnings allows ${most}.`;
  return { ...outcome, ok: false, note, lines: () => [] };
}

/** A brand that was checked, for the report. */
interface Checked {
  readonly name: string;
  readonly folder: string;
  readonly repairs: readonly Repair[];
}

async function checkProject({ root, quiet }: Context): Promise<Outcome> {
  const reading = await readProject(root);
  const merchants = reading.merchants.flatMap((one) => (one.ok ? [one.merchant.name] : []));
  const failed = reading.merchants.flatMap(({ ok, folder }) => (ok ? [] : [folder]));
  const brands = reading.themes.map(({ brand, folder, theme }) => ({
    name: brand.name,
    folder,
    repairs: theme.repairs,
  }));
  return {
    ok: reading.ok,
    diagnostics: reading.diagnostics,
    texts: reading.texts,
    result: { merchants, failed, brands: brands.map(asJson) },
    lines: (paint) => [
      ...(quiet ? [] : brands.flatMap((brand) => repairLines(brand, paint))),
      ...(reading.ok
        ? [
            `livery check: ${paint.good(`${merchants.length} merchants passed`)} (${merchants.join(', ')}).`,
          ]
        : []),
    ],
  };
}

async function checkFolders(folders: readonly string[], context: Context): Promise<Outcome> {
  const readings = await Promise.all(folders.map((folder) => readBrand(folder, context)));
  const ok = readings.every((reading) => reading.ok);
  const brands = readings.flatMap((reading): Checked[] =>
    reading.ok
      ? [{ name: reading.brand.name, folder: reading.folder, repairs: reading.theme.repairs }]
      : [],
  );
  return {
    ok,
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
    texts: new Map(readings.flatMap(({ texts }) => [...texts])),
    result: { brands: brands.map(asJson) },
    lines: (paint) => [
      ...(context.quiet ? [] : brands.flatMap((brand) => repairLines(brand, paint))),
      ...(ok ? [`livery check: ${paint.good(passed(brands))}.`] : []),
    ],
  };
}

const passed = (brands: readonly Checked[]) =>
  `${brands.map(({ name }) => name).join(', ')} passed`;

/** What contrast made of a brand's wishes, in words. */
export function repairLines({ name, repairs }: Omit<Checked, 'folder'>, paint: Paint): string[] {
  if (repairs.length === 0) return [];
  const head = `${name}: fills keep your colours; ${repairs.length} other uses were adjusted for contrast`;
  return [paint.strong(head), ...repairs.map(({ message }) => `  ${message}`), ''];
}

function asJson({ name, folder, repairs }: Checked): Json {
  return { name, folder, repairs: repairs.map((repair) => ({ ...repair })) };
}
