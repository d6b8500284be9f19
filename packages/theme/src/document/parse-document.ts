import * as v from 'valibot';
import { explainIssue } from './explain-issue.ts';
import { readJson } from './read-json.ts';
import type { Diagnostic, Parsed } from './types.ts';

export interface DocumentOptions {
  /** First half of the codes of schema findings: `brand` gives `brand/unknown-key`. */
  readonly area: string;
  /** Brings a document of an older version to the one that the schema reads, or says why it cannot. */
  readonly upgrade?: (value: unknown) => Upgrade;
}

/** A document that the schema reads, or what to tell of the member at `pointer`. */
export type Upgrade =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false } & Pick<Diagnostic, 'code' | 'pointer' | 'message' | 'remedy'>);

/**
 * Reads a JSON file that a person wrote and checks it against a schema.
 *
 * Every finding has its line and column in `text`. A schema's own checks name their rules: `v.regex(/^#/, breaks(rule))`.
 * Never throws on what is in `text`.
 */
export function parseDocument<const S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
  options: DocumentOptions,
): Parsed<v.InferOutput<S>> {
  const document = readJson(text, file);
  if (!document.ok) return document;

  const { places, problems } = document.value;
  const upgraded = options.upgrade?.(document.value.value);
  if (upgraded?.ok === false) {
    const { ok: _, ...what } = upgraded;
    const at = places.get(what.pointer)?.value ?? { line: 1, column: 1 };
    const { line, column } = at;
    const refused = { ...what, severity: 'error', file, line, column } as const;
    return { ok: false, diagnostics: [...problems, refused] };
  }
  const value = upgraded ? upgraded.value : document.value.value;
  const result = v.safeParse(schema, value);
  if (result.success && problems.length === 0) {
    return { ok: true, value: result.output, warnings: [] };
  }
  const explained = result.success
    ? []
    : result.issues.flatMap((issue) =>
        explainIssue(issue, { file, schema, value, places, area: options.area }),
      );
  const diagnostics = [...problems, ...explained].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return { ok: false, diagnostics };
}
