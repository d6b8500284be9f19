import type { Diagnostic } from '@livery/theme/diagnostic';
import { report } from '../report.ts';
import { CommandError, type Json, type Outcome } from './outcome.ts';
import { paintFor } from './paint.ts';

/** Where a command writes. */
export interface Streams {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export type ExitCode = 0 | 1 | 2;

/** The JSON document of a run: one on standard output, whatever happens. Told in docs/cli.md. */
interface JsonReport {
  readonly schema: 1;
  readonly command: string;
  readonly ok: boolean;
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  readonly result: Json | undefined;
}

/** Writes what a command found, and gives the exit code. */
export function deliver(
  command: string,
  outcome: Outcome,
  { stdout, stderr }: Streams,
  { json, quiet }: { readonly json: boolean; readonly quiet: boolean },
): ExitCode {
  const { diagnostics, result, ok } = outcome;
  const exitCode = ok ? 0 : 1;
  if (json) {
    writeJson(stdout, { schema: 1, command, ok, exitCode, diagnostics, result });
    return exitCode;
  }
  if (diagnostics.length > 0) {
    const texts = outcome.texts ?? new Map();
    stderr.write(`${report(diagnostics, texts, { paint: paintFor(stderr), quiet })}\n`);
  }
  if (outcome.note !== undefined) stderr.write(`${outcome.note}\n`);
  const lines = outcome.lines(paintFor(stdout));
  if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`);
  return exitCode;
}

/** Writes why a command could not be run, and gives the exit code. Anything but a `CommandError` is the machine's failure: 1. */
export function deliverError(
  command: string,
  error: unknown,
  { stdout, stderr }: Streams,
  json: boolean,
): ExitCode {
  const explained = explain(error);
  if (json) {
    const diagnostic: Diagnostic = {
      code: explained.code,
      severity: 'error',
      file: '',
      line: 1,
      column: 1,
      pointer: '',
      message: explained.what,
      remedy: explained.remedy,
    };
    const failed = { schema: 1, command, ok: false, exitCode: explained.exit, result: {} } as const;
    writeJson(stdout, { ...failed, diagnostics: [diagnostic] });
    return explained.exit;
  }
  const paint = paintFor(stderr);
  stderr.write(`${paint.bad('livery')}: ${explained.what}\n  → ${explained.remedy}\n`);
  return explained.exit;
}

function writeJson(stdout: NodeJS.WritableStream, document: JsonReport): void {
  stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}

function explain(error: unknown): Pick<CommandError, 'code' | 'exit' | 'what' | 'remedy'> {
  if (error instanceof CommandError) return error;
  const code = codeOf(error);
  const what = error instanceof Error ? error.message : String(error);
  const remedy = remedies[code] ?? 'Fix the problem above and run the command again.';
  return { code: `system/${code || 'failure'}`, exit: 1, what, remedy };
}

/** What Node calls a failure of the machine: `ENOSPC`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

const remedies: Readonly<Record<string, string>> = {
  EACCES: 'Grant yourself read and write permission there, or choose another folder.',
  EPERM: 'Grant yourself read and write permission there, or choose another folder.',
  ENOSPC:
    'The disk is full: free some space and run the command again. The last good output is kept.',
  EROFS: 'The disk is read-only: choose another folder with --out.',
  ENOENT: 'Check the path.',
  ENOTDIR: 'Name a folder; part of this path is a file.',
  EADDRINUSE: 'Another program uses this port: choose another port with --port.',
};
