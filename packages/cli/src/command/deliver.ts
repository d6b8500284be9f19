import { type Diagnostic, findingOf } from '@livery/theme/diagnostic';
import { report } from '../report.ts';
import { CommandError, type Json, type Outcome } from './outcome.ts';
import { paintFor } from './paint.ts';
import { systemRules } from './system-rules.ts';

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
  const { exit, finding } = explain(error);
  if (json) {
    const diagnostic: Diagnostic = { ...finding, file: '', line: 1, column: 1, pointer: '' };
    const failed = { schema: 1, command, ok: false, exitCode: exit, result: {} } as const;
    writeJson(stdout, { ...failed, diagnostics: [diagnostic] });
    return exit;
  }
  const paint = paintFor(stderr);
  stderr.write(`${paint.bad('livery')}: ${finding.message}\n  → ${finding.remedy}\n`);
  return exit;
}

function writeJson(stdout: NodeJS.WritableStream, document: JsonReport): void {
  stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}

function explain(error: unknown): Pick<CommandError, 'exit' | 'finding'> {
  if (error instanceof CommandError) return error;
  const problem = error instanceof Error ? error.message : String(error);
  return { exit: 1, finding: findingOf(systemRules[failureOf(error)], { problem }) };
}

/** Which failure of the machine it is, if it is one that we know a remedy for. */
function failureOf(error: unknown): keyof typeof systemRules {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const known = Object.keys(systemRules) as (keyof typeof systemRules)[];
  return known.find((name) => name === code) ?? 'failure';
}
