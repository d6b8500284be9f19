declare const declared: unique symbol;

/** The code of a rule. Only `findingOf` gives one, so nothing is told under a code that no rule declares. */
export type Code = string & { readonly [declared]: true };

/**
 * What is wrong with a file that a person wrote, as data. Printing is `formatDiagnostic`'s work, deciding is the caller's.
 */
export interface Diagnostic {
  /** Stable and searchable, `area/what`: `brand/unknown-key`, `merchant/missing`, `json/syntax`. */
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  /** The file as the person knows it, relative to the project. */
  readonly file: string;
  /** 1-based; both 1 when the whole file is meant. */
  readonly line: number;
  readonly column: number;
  /** Where in the document, as a JSON Pointer (RFC 6901): `/seeds/brand`. Empty for the whole document. */
  readonly pointer: string;
  /** What was expected and what was found. */
  readonly message: string;
  /** What to do about it, as an instruction. */
  readonly remedy: string;
}

/** The outcome of parsing a person's file: a value that can be trusted, or every reason why not. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
