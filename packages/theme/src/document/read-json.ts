import { parse } from '@humanwhocodes/momoa';
import { type Located, locate } from './locate.ts';
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
  const refuse = (line: number, column: number, what: FindingText): Parsed<never> => ({
    ok: false,
    diagnostics: [{ ...what, severity: 'error', file, line, column, pointer: '' }],
  });
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const size = source.length;
  if (size > largest) return refuse(1, 1, tooLarge(size));
  if (source.trim() === '') {
    return refuse(1, 1, syntax('The file is empty.', 'Write a JSON object: { … }.'));
  }
  const deep = firstBelow(source, deepest);
  if (deep !== undefined) {
    return refuse(
      deep.line,
      deep.column,
      syntax(`The file nests deeper than ${deepest} levels.`, 'Flatten it.'),
    );
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
    const { message, line, column } = syntaxError(thrown);
    return refuse(line, column, syntax(`This is not JSON: ${message}`, syntaxRemedy(message)));
  }
}

type FindingText = Pick<Diagnostic, 'code' | 'message' | 'remedy'>;

const syntax = (message: string, remedy: string): FindingText => ({
  code: 'json/syntax',
  message,
  remedy,
});

const tooLarge = (size: number): FindingText => ({
  code: 'json/too-large',
  message: `The file has ${(size / 1e6).toFixed(1)} million characters; the maximum is ${largest / 1e6} million.`,
  remedy: 'Keep only what this brand needs.',
});

function problemsOf({ duplicates, malformed }: Located, file: string): Diagnostic[] {
  return [
    ...duplicates.map(
      ({ pointer, name, at, first }): Diagnostic => ({
        code: 'json/duplicate-key',
        severity: 'error',
        file,
        line: at.line,
        column: at.column,
        pointer,
        message: `Duplicate field "${name}"; the first one is on line ${first.line}.`,
        remedy: 'Keep one of the two and remove the other.',
      }),
    ),
    ...malformed.map(
      ({ pointer, at }): Diagnostic => ({
        code: 'json/lone-surrogate',
        severity: 'error',
        file,
        line: at.line,
        column: at.column,
        pointer,
        message: 'This text contains half a character (an unpaired surrogate).',
        remedy: 'Write the text again; it was cut in the middle of a character.',
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
  if (message.includes('end of input')) return 'Add the missing closing quote, bracket or brace.';
  if (message.includes("'/'")) return 'Remove the comment: JSON has no comments.';
  if (message.includes("'''") || message.includes('identifier')) {
    return 'Put names and texts in double quotes.';
  }
  return 'Check for a missing comma, colon or quote just before this position.';
}
