/** What a key needs to know of a row. */
export interface Movable {
  readonly level: number;
  readonly expanded?: boolean | undefined;
}

/**
 * Where a key leads from a row of a tree (WAI-ARIA, tree view): to the row at an index, or to what is beneath it opened or closed.
 *
 * @param key as `KeyboardEvent.key`, with left and right exchanged where text runs from right to left
 */
export function moveBy(
  rows: readonly Movable[],
  at: number,
  key: string,
): number | 'toggle' | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      if (row.expanded === undefined) return undefined;
      return row.expanded ? Math.min(last, at + 1) : 'toggle';
    case 'ArrowLeft':
      if (row.expanded) return 'toggle';
      return rows.findLastIndex(({ level }, index) => index < at && level < row.level);
    default:
      return undefined;
  }
}
