/** Lines of cells as comma-separated values (RFC 4180). */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * Lines without some columns.
 *
 * @param ids the column of the record that each cell belongs to; empty: none, so that it always stays
 * @param without ids with commas between
 */
export function linesWithout(
  lines: readonly (readonly string[])[],
  ids: readonly string[],
  without = '',
): readonly (readonly string[])[] {
  const hidden = without.split(',').filter((id) => id !== '');
  return lines.map((cells) => cells.filter((_, at) => !hidden.includes(ids[at] ?? '')));
}

/** A number, which may begin with a minus sign. */
const numberPattern = /^-?\d+(\.\d+)?$/;

/** A cell; one that a spreadsheet would take for a formula is marked as text. */
function cellOf(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !numberPattern.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
