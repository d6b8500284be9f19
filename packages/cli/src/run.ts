import { CommanderError } from 'commander';
import { type Context, findRoot, type GlobalOptions } from './command/context.ts';
import { deliver, deliverError, type ExitCode, type Streams } from './command/deliver.ts';
import { type CommandError, usageError } from './command/outcome.ts';
import { paintFor } from './command/paint.ts';
import { createProgress } from './command/progress.ts';
import { parserRules, usageRules } from './command/usage-rules.ts';
import { createProgram, type Start } from './program.ts';

export interface Surroundings extends Streams {
  readonly cwd: string;
  /** Ends a command that watches or serves; read by no other. */
  readonly signal: AbortSignal;
}

/**
 * Runs one `livery` command. Never throws and never ends the process.
 *
 * @param words as typed after `livery`
 * @returns 0 success, 1 errors found or command failed, 2 invalid usage
 */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  // Looked for before parsing: a line that cannot be parsed answers in JSON as well.
  const json = words.includes('--json');
  let running = 'livery';
  let exitCode: ExitCode = 0;

  const start: Start = async (command, work) => {
    running = command.name();
    const options = command.optsWithGlobals<GlobalOptions>();
    const quiet = options.quiet === true;
    const context = contextOf(surroundings, findRoot(surroundings.cwd, options.root), json, quiet);
    try {
      const outcome = await work(context);
      context.progress.done();
      exitCode = deliver(running, outcome, surroundings, { json, quiet });
    } finally {
      context.progress.done();
    }
  };

  try {
    const program = createProgram(surroundings.stdout, start);
    // For what the parser itself refuses, before a command starts.
    const names = program.commands.map((command) => command.name());
    running = words.find((word) => names.includes(word)) ?? running;
    await program.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const reported = error instanceof CommanderError ? fromParser(error, running) : error;
    return deliverError(running, reported, surroundings, json);
  }
}

function contextOf(
  surroundings: Surroundings,
  root: string,
  json: boolean,
  quiet: boolean,
): Context {
  const { cwd, stdout, stderr } = surroundings;
  const progress = createProgress(stderr);
  const say = (line: string) => {
    progress.done();
    if (!json) stdout.write(`${line}\n`);
  };
  return {
    cwd,
    root,
    json,
    quiet,
    progress,
    paint: paintFor(stdout),
    get signal() {
      return surroundings.signal;
    },
    say,
  };
}

/** The parser's own words, as a sentence: it already suggests the nearest name. */
function fromParser({ code, message }: CommanderError, running: string): CommandError {
  if (code === 'commander.help') return usageError(usageRules.noCommand, {});
  const [what = '', near = ''] = message.replace(/^error: /, '').split('\n');
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`;
  const suggestion = near.replace(/^\(|\)$/g, '');
  return usageError(refusalOf(code), {
    problem: [sentence, suggestion].filter((part) => part !== '').join(' '),
    help: running === 'livery' ? 'livery --help' : `livery ${running} --help`,
  });
}

function refusalOf(code: string) {
  const known = Object.keys(parserRules) as (keyof typeof parserRules)[];
  return parserRules[known.find((name) => code === `commander.${name}`) ?? 'error'];
}
