import { readJson } from './read-json.ts';
import type { Diagnostic } from './types.ts';

/**
 * Gives findings that were made on a parsed value the line and column of their pointer in the file's text. Where the
 * file leaves the value to its default, that of the nearest part that it writes.
 */
export function placeFindings(findings: readonly Diagnostic[], text: string): Diagnostic[] {
  const read = findings.length > 0 ? readJson(text, '') : undefined;
  if (!read?.ok) return [...findings];
  const { places } = read.value;
  return findings.map((found) => {
    let pointer = found.pointer;
    while (pointer !== '' && !places.has(pointer)) {
      pointer = pointer.slice(0, pointer.lastIndexOf('/'));
    }
    const at = places.get(pointer)?.value;
    return at ? { ...found, line: at.line, column: at.column } : found;
  });
}
