import type { Diagnostic } from './types.ts';

/**
 * A diagnostic as a person reads it in a terminal; with the file's text, also the line itself, marked:
 *
 * ```
 * themes/mayura/brand.json:5:15  error  brand/bad-colour
 *   Expected a colour as #rrggbb (found "teal").
 *     4 |   "seeds": {
 *   > 5 |     "brand": "teal",
 *       |              ^
 *   → Write it as # and six hexadecimal digits.
 * ```
 */
export function formatDiagnostic(diagnostic: Diagnostic, sourceText?: string): string {
  const { file, line, column, severity, code, message, remedy } = diagnostic;
  return [
    `${file}:${line}:${column}  ${severity}  ${code}`,
    `  ${printable(message)}`,
    ...(sourceText === undefined ? [] : codeFrame(sourceText, line, column)),
    `  → ${printable(remedy)}`,
  ].join('\n');
}

const widest = 100;

function codeFrame(text: string, line: number, column: number): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const from = Math.max(1, line - 1);
  const to = Math.min(lines.length, line + 1);
  const digits = String(to).length;
  // A minified file is one long line: show the part around the place.
  const start = column > widest - 20 ? column - 40 : 0;
  const frame: string[] = [];
  for (let number = from; number <= to; number += 1) {
    const shown = printable((lines[number - 1] ?? '').slice(start, start + widest));
    const mark = number === line ? '>' : ' ';
    frame.push(`  ${mark} ${String(number).padStart(digits)} | ${shown}`.trimEnd());
    if (number === line)
      frame.push(`    ${' '.repeat(digits)} | ${' '.repeat(column - 1 - start)}^`);
  }
  return frame;
}

/** Control characters in an operator's file must not reach the terminal as commands; tabs stay one column wide. */
function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Bidi_Control}/gu, (letter) => (letter === '\t' ? ' ' : '\uFFFD'));
}
