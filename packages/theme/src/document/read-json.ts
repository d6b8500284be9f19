import { parse } from '@humanwhocodes/momoa';
import { jsonRules } from './json-rules.ts';
import { type Located, locate } from './locate.ts';
import { type Finding, findingOf } from './rule.ts';
import type { Diagnostic, Parsed } from './types.ts';

/** Deeper nesting than any real document has; a parser's stack is not an operator's to fill. */
const deepest = 64;

/** Letters (UTF-16 units) of the largest file that is read: ten times the largest real token file seen. */
const largest = 2_000_000;

export interface JsonDocument extends Pick<Located, 'value' | 'places'> {
  /** What is wrong with the JSON although it could be read: names written twice, texts that are no Unicode. */
  readonly problems: readonly Diagnostic[];
}

/** Reads a JSON text and remembers where each part stands. Never throws on what is in `text`. */
export function readJson(text: string, file: string): Parsed<JsonDocument> {
  const refuse = (line: number, column: number, what: Finding): Parsed<never> => ({
    ok: false,
    diagnostics: [{ ...what, file, line, column, pointer: '' }],
  });
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isUtf16(source)) return refuse(1, 1, findingOf(jsonRules.encoding, { encoding: 'UTF-16' }));
  if (source.length > largest) {
    const size = (source.length / 1e6).toFixed(1);
    return refuse(1, 1, findingOf(jsonRules.tooLarge, { size, most: largest / 1e6 }));
  }
  if (source.trim() === '') return refuse(1, 1, findingOf(jsonRules.empty, {}));
  const deep = firstBelow(source, deepest);
  if (deep) {
    return refuse(deep.line, deep.column, findingOf(jsonRules.tooDeep, { most: deepest }));
  }
  try {
    const located = locate(parse(source, { mode: 'json' }).body);
    const { value, places } = located;
    return {
      ok: true,
      value: { value, places, problems: problemsOf(located, file) },
      warnings: [],
    };
  } catch (thrown) {
    const { line, column } = placeOfError(thrown);
    return refuse(line, column, findingOf(jsonRules.syntax, syntaxProblem(source, line, column)));
  }
}

/** A UTF-16 file read as UTF-8: its byte order mark is no UTF-8, and half of its bytes are zero. JSON has neither. */
const isUtf16 = (source: string) => /^(\uFFFD\uFFFD|.?\0)/s.test(source);

function problemsOf({ duplicates, malformed }: Located, file: string): Diagnostic[] {
  return [
    ...duplicates.map(
      ({ pointer, name, at, first }): Diagnostic => ({
        ...findingOf(jsonRules.duplicateKey, { name, first: first.line }),
        file,
        line: at.line,
        column: at.column,
        pointer,
      }),
    ),
    ...malformed.map(
      ({ pointer, at }): Diagnostic => ({
        ...findingOf(jsonRules.loneSurrogate, {}),
        file,
        line: at.line,
        column: at.column,
        pointer,
      }),
    ),
  ];
}

/** Where the first bracket stands that opens a level below `limit`; undefined when there is none. Texts do not count. */
function firstBelow(text: string, limit: number): { line: number; column: number } | undefined {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (inText) {
      if (letter === '\\') index += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > limit) return placeOf(text, index);
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return undefined;
}

function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** momoa's errors carry their place; anything else that is thrown has none. */
function placeOfError(thrown: unknown): { line: number; column: number } {
  const { line, column } = thrown as { readonly line?: unknown; readonly column?: unknown };
  return {
    line: typeof line === 'number' ? line : 1,
    column: typeof column === 'number' ? column : 1,
  };
}

/** What stands at the place where reading ended, and what most likely led to it. */
function syntaxProblem(source: string, line: number, column: number) {
  const letter = source.split(/\r\n|\r|\n/)[line - 1]?.[column - 1];
  const found = (what: string, suggestion: string) => ({ problem: `${what} found.`, suggestion });
  if (letter === undefined) {
    return {
      problem: 'the file ends, or the line inside a text, before the value does.',
      suggestion: 'Add the missing closing quote, bracket or brace.',
    };
  }
  if (letter === '}' || letter === ']') {
    return found(`"${letter}"`, 'Remove the comma before it, or add the value that is missing.');
  }
  if (letter === '/') return found('"/"', 'Remove the comment: JSON has no comments.');
  if (/['\p{L}_$]/u.test(letter)) {
    return found(`"${letter}"`, 'Put names and texts in double quotes.');
  }
  return found(
    letter === '"' ? 'a text in quotes' : `"${letter}"`,
    'Check for a missing comma, colon or quote just before this position.',
  );
}
