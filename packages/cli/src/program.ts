import { Command } from 'commander';
import type { Context } from './command/context.ts';
import type { Streams } from './command/deliver.ts';
import type { Outcome } from './command/outcome.ts';
import { paintFor } from './command/paint.ts';
import { addBuild } from './commands/build.ts';
import { addCheck } from './commands/check.ts';
import { addDiff } from './commands/diff.ts';
import { addExport } from './commands/export.ts';
import { addGenerate } from './commands/generate.ts';
import { addImport } from './commands/import.ts';
import { addNew } from './commands/new.ts';
import { addPreview } from './commands/preview.ts';

/** Lets a command do its work in the place it was started in, and writes what came of it. */
export type Start = (
  command: Command,
  work: (context: Context) => Promise<Outcome>,
) => Promise<void>;

/** Adds one command to the program. */
export type AddCommand = (program: Command, start: Start) => void;

const commands: readonly AddCommand[] = [
  addNew,
  addCheck,
  addGenerate,
  addImport,
  addExport,
  addDiff,
  addBuild,
  addPreview,
];

/** All that can be typed. */
export function createProgram(stdout: Streams['stdout'], start: Start): Command {
  const { strong } = paintFor(stdout);
  const program = new Command('livery')
    .description('Creates, checks, compares and builds brands and merchants. A brand is data.')
    .option(
      '--root <folder>',
      'project folder (default: the current folder or the nearest parent with a project)',
    )
    .option('--json', 'print one JSON document on standard output, including findings')
    .option('--quiet', 'print errors and results only: no warnings, no contrast adjustments')
    .helpCommand('help [command]', 'show what a command does, with examples')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      // What is wrong is told once, by `deliverError`.
      writeErr: () => {},
      getOutHasColors: () => strong('x') !== 'x',
    })
    .configureHelp({ showGlobalOptions: true, styleTitle: strong })
    .addHelpText('after', exitCodes);
  for (const add of commands) add(program, start);
  return program;
}

const exitCodes = `
Exit codes:
  0  success
  1  errors found or command failed
  2  invalid usage

"livery <command> --help" shows examples.`;
