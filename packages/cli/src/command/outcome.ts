import {
  type Diagnostic,
  type Finding,
  findingOf,
  type Gaps,
  type Rule,
} from '@livery/theme/diagnostic';
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
  /** 2: typed wrongly; 1: typed rightly, and what it names cannot be used. */
  readonly exit: 1 | 2;
  readonly finding: Finding;

  constructor(exit: 1 | 2, finding: Finding) {
    super(`${finding.message} ${finding.remedy}`);
    this.exit = exit;
    this.finding = finding;
  }
}

/** The line was typed wrongly: exit code 2. */
export const usageError = <Name extends string>(rule: Rule<Name>, gaps: Gaps<Name>): CommandError =>
  new CommandError(2, findingOf(rule, gaps));

/** The line is right, and a file or folder that it names cannot be used: exit code 1. */
export const inputError = <Name extends string>(rule: Rule<Name>, gaps: Gaps<Name>): CommandError =>
  new CommandError(1, findingOf(rule, gaps));

/** What a finding adds where a name is like a known one. */
export const guess = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean "${near}"?`;
