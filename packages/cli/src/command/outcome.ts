import type { Diagnostic } from '@livery/theme/diagnostic';
import type { Paint } from './paint.ts';

/** Anything JSON can write. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** What a command found and did. Printing is apart: `deliver` writes it for a person or as one JSON document. */
export interface Outcome {
  /** False ends the command with exit code 1. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The files read, for code frames. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The `result` of the JSON document; its shape is told in docs/cli.md. */
  readonly result: { readonly [key: string]: Json | undefined };
  /** What a person reads on standard output. */
  readonly lines: (paint: Paint) => readonly string[];
  /** What a person reads on standard error after the findings, such as that the last good output stays. */
  readonly note?: string;
}

/** A command with invalid usage or with input that cannot be used. Always has a remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: string;
  /** 2: typed wrongly; 1: typed rightly, and what it names cannot be used. */
  readonly exit: 1 | 2;
  readonly what: string;
  readonly remedy: string;

  constructor(code: string, exit: 1 | 2, what: string, remedy: string) {
    super(`${what} ${remedy}`);
    this.code = code;
    this.exit = exit;
    this.what = what;
    this.remedy = remedy;
  }
}

/** The line was typed wrongly: exit code 2. */
export const usageError = (code: string, what: string, remedy: string): CommandError =>
  new CommandError(`usage/${code}`, 2, what, remedy);

/** The line is right, and a file or folder that it names cannot be used: exit code 1. */
export const inputError = (code: string, what: string, remedy: string): CommandError =>
  new CommandError(code, 1, what, remedy);
