import { type DocumentNode, parse } from '@humanwhocodes/momoa';
import * as v from 'valibot';
import { explainIssue } from './explain-issue.ts';
import { locate } from './locate.ts';
import type { Diagnostic, Parsed } from './types.ts';

export interface DocumentOptions {
  /** First half of the codes of schema findings: `brand` gives `brand/unknown-key`. Default `document`. */
  readonly area?: string;
}

/** Deeper nesting than any real document has; a parser's stack is not an operator's to fill. */
const deepest = 64;

/**
 * Reads a JSON file that a person wrote and checks it against a schema.
 *
 * Every finding has its line and column in `text`. A schema's own message may carry its remedy after a line break:
 * `v.regex(/^#/, 'a colour is written #rrggbb\nWrite it as # and six digits.')`. Never throws on what is in `text`.
 */
export function parseDocument<const S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
  options: DocumentOptions = {},
): Parsed<v.InferOutput<S>> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const document = readJson(source, file);
  if (!document.ok) return document;

  const { value, places, duplicates } = locate(document.value.body);
  const doubled = duplicates.map(
    ({ pointer, name, at, first }): Diagnostic => ({
      code: 'json/duplicate-key',
      severity: 'error',
      file,
      line: at.line,
      column: at.column,
      pointer,
      message: `"${name}" is written twice; the first one is on line ${first.line}.`,
      remedy: 'Keep one of the two and remove the other.',
    }),
  );

  const result = v.safeParse(schema, value);
  if (result.success && doubled.length === 0) {
    return { ok: true, value: result.output, warnings: [] };
  }
  const explained = result.success
    ? []
    : result.issues.flatMap((issue) =>
        explainIssue(issue, { file, schema, value, places, area: options.area ?? 'document' }),
      );
  const diagnostics = [...doubled, ...explained].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return { ok: false, diagnostics };
}

function readJson(text: string, file: string): Parsed<DocumentNode> {
  const refuse = (
    line: number,
    column: number,
    message: string,
    remedy: string,
  ): Parsed<never> => ({
    ok: false,
    diagnostics: [
      { code: 'json/syntax', severity: 'error', file, line, column, pointer: '', message, remedy },
    ],
  });
  if (text.trim() === '') {
    return refuse(1, 1, 'The file is empty.', 'Write a JSON object: { … }.');
  }
  if (nesting(text) > deepest) {
    return refuse(1, 1, `The file nests deeper than ${deepest} levels.`, 'Flatten it.');
  }
  try {
    return { ok: true, value: parse(text, { mode: 'json' }), warnings: [] };
  } catch (thrown) {
    const { message, line, column } = syntaxError(thrown);
    return refuse(line, column, `This is not JSON: ${message}`, syntaxRemedy(message));
  }
}

function nesting(text: string): number {
  let depth = 0;
  let most = 0;
  for (const letter of text.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** momoa throws a plain Error with `line` and `column` beside the message, which ends in the place once more. */
function syntaxError(thrown: unknown): { message: string; line: number; column: number } {
  const raw = thrown instanceof Error ? thrown.message : String(thrown);
  const place = /\((\d+):(\d+)\)\s*$/.exec(raw);
  const tokens: Record<string, string> = {
    RBrace: '"}"',
    LBrace: '"{"',
    RBracket: '"]"',
    LBracket: '"["',
    Comma: '","',
    Colon: '":"',
  };
  const message = raw
    .replace(/\s*\(\d+:\d+\)\s*$/, '')
    .replace(
      /token (\w+) found/,
      (_, name: string) => `${tokens[name] ?? name.toLowerCase()} found`,
    );
  return { message, line: Number(place?.[1] ?? 1), column: Number(place?.[2] ?? 1) };
}

function syntaxRemedy(message: string): string {
  if (/"[}\]]" found/.test(message))
    return 'Remove the comma before it, or add the value that is missing.';
  if (message.includes('end of input'))
    return 'Close what is open: a quote, a bracket or a brace is missing.';
  if (message.includes("'/'")) return 'JSON has no comments: remove it.';
  if (message.includes("'''") || message.includes('identifier')) {
    return 'Names and texts stand in double quotes.';
  }
  return 'Look just before this place for a missing comma, colon or quote.';
}
